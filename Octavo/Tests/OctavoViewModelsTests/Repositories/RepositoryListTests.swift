import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RepositoryListTests {
  let fakes = Fakes()

  private func shown(_ list: RepositoryList) async -> RepositoryListViewModel {
    fakes.logIn()
    let viewModel = RepositoryListViewModel(fakes.services, list)
    fakes.show(.repositoryList(viewModel))
    await settle()
    return viewModel
  }

  @Test func `the copy is on show until all pages are there`() async {
    fakes.store[.repositories(.owned)] = [Sample.repository("juno/old", id: 9)]
    fakes.sync[pages: .repositories(.owned)] = Sample.pages(
      [Sample.repository("juno/a", id: 1)],
      [Sample.repository("juno/b", id: 2)]
    )
    let gate = fakes.sync.hold(.repositories(.owned))

    let list = await shown(.owned)
    #expect(list.rows.map(\.repository.name) == ["old"])
    gate.open()
    await settle()

    #expect(list.rows.map(\.repository.name) == ["a", "b"])
    #expect(fakes.store[.repositories(.owned)]?.map(\.name) == ["a", "b"])
    #expect(list.repositories.phase == .complete)
  }

  @Test func `a refresh says when the list is up to date, and a failed one does not`() async {
    fakes.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository("juno/a", id: 1)])
    let list = await shown(.owned)
    #expect(fakes.services.notice == nil)

    list.actions.action("refresh")?.perform()
    await settle()
    let notice = fakes.services.notice?.text
    fakes.scheduler.advance(by: .seconds(10))
    fakes.sync[failure: .repositories(.owned)] = .offline
    list.actions.action("refresh")?.perform()
    await settle()

    #expect(notice == "The list is up to date.")
    #expect(fakes.services.notice == nil && list.problem != nil)
  }

  @Test(
    arguments: [
      (RepositoryOrder.usual, ["a", "b", "c"]), (.name, ["a", "b", "c"]),
      (.pushed, ["c", "a", "b"]), (.stars, ["b", "c", "a"]),
    ]
  )
  func `the order is that of the preferences`(order: RepositoryOrder, names: [String]) async {
    let repositories = [("a", 2.0, 1), ("b", 1.0, 9), ("c", 3.0, 5)].enumerated().map {
      var repository = Sample.repository("juno/\($1.0)", id: $0 + 1)
      repository.pushedAt = Date(timeIntervalSince1970: $1.1)
      repository.stars = $1.2
      return repository
    }
    fakes.sync[pages: .repositories(.owned)] = Sample.pages(repositories)
    fakes.preferences[Settings.repositoryOrder] = order

    let list = await shown(.owned)

    #expect(list.rows.map(\.repository.name) == names)
  }

  @Test func `the action sorts by the next criterion and keeps it`() async {
    let list = await shown(.starred)

    let titles = (0..<4).map { _ in
      let action = list.actions.action("sort")
      action?.perform()
      return action?.title
    }

    #expect(titles == ["Sort by Name", "Sort by Last Push", "Sort by Stars", "Sort by Default"])
    #expect(fakes.preferences[Settings.repositoryOrder] == .usual)
    #expect(await shown(.ownedBy("hina-m")).actions.action("sort") == nil)
  }

  @Test func `lists of other accounts are requested page by page`() async {
    fakes.sync[pages: .repositories(.ownedBy("hina-m"))] = Sample.pages(
      [Sample.repository("hina-m/a", id: 1)],
      [Sample.repository("hina-m/b", id: 2)]
    )

    let list = await shown(.ownedBy("hina-m"))
    #expect(list.rows.count == 1)
    list.repositories.loadMoreCommand.execute()
    await settle()

    #expect(list.rows.count == 2)
    #expect(fakes.store[.repositories(.ownedBy("hina-m"))]?.count == 2)
  }

  @Test func `the owner is shown where it is not the one whose list it is`() async {
    fakes.sync[pages: .repositories(.starred)] = Sample.pages([
      Sample.repository("hina-m/b", id: 2)
    ])
    fakes.sync[pages: .repositories(.owned)] = Sample.pages([
      Sample.repository("Juno/a", id: 1), Sample.repository("patient-tools/b", id: 3),
    ])

    #expect(await shown(.owned).rows.map(\.owner) == [nil, "patient-tools"])
    #expect(await shown(.starred).rows.map(\.owner) == ["hina-m"])
  }

  /// Lists so many repositories that letters help.
  private func addMany(to list: RepositoryList = .owned, isComplete: Bool = true) {
    let names =
      ["zeta", "Alpha", "alba", "9lives", "Ödland", "beta", "_x"] + (1...13).map { "m\($0)" }
    let repositories = names.enumerated().map { Sample.repository("juno/\($1)", id: $0) }
    let more = Sample.repository("juno/more", id: 99)
    fakes.sync[pages: .repositories(list)] =
      isComplete ? Sample.pages(repositories) : Sample.pages(repositories, [more])
  }

  @Test func `many own repositories stand in sections from A to Z, with an index`() async {
    addMany()

    let list = await shown(.owned)
    let sections = list.sections

    #expect(
      sections.map {
        "\($0.title): \($0.rows.prefix(3).map(\.repository.name).joined(separator: " "))"
      }
        == ["A: alba Alpha", "B: beta", "M: m1 m10 m11", "Z: zeta", "Ö: Ödland", "#: 9lives _x"]
    )
    #expect(list.rows == sections.flatMap(\.rows))
    #expect(list.sectionIndexTitles == ["A", "B", "M", "Z", "Ö", "#"])
    #expect((0...6).map { list.row(atIndex: $0) } == [0, 2, 3, 16, 17, 18, nil])
  }

  @Test func `the repositories of another account have letters, also while pages are missing`()
    async
  {
    addMany(to: .ownedBy("hina-m"), isComplete: false)

    let list = await shown(.ownedBy("hina-m"))
    let first = list.sectionIndexTitles
    list.repositories.loadMoreCommand.execute()
    await settle()

    #expect(first == ["A", "B", "M", "Z", "Ö", "#"])
    #expect(list.sectionIndexTitles == first)
    #expect(list.sections[2].rows.map(\.repository.name).last == "more")
  }

  @Test(arguments: [
    RepositoryList.starred, .starredBy("hina-m"), .forks(of: Sample.name), .ownedBy("hina-m"),
  ])
  func `a list has letters in the order by name, and none in other orders`(
    kind: RepositoryList
  ) async {
    addMany(to: kind)
    let list = await shown(kind)
    let isByNameAtFirst = kind == .ownedBy("hina-m")

    let letters = (0..<4).map { _ in
      defer { list.actions.action("sort")?.perform() }
      return !list.sectionIndexTitles.isEmpty
    }

    // In the usual order, by name, by the last push and by stars.
    #expect(letters == [isByNameAtFirst, true, false, false])
  }

  @Test func `the order of another list is not stored, and needs all of its pages`() async {
    addMany(to: .starredBy("hina-m"))
    addMany(to: .starredBy("wrenb"), isComplete: false)
    let list = await shown(.starredBy("hina-m"))

    list.actions.action("sort")?.perform()

    #expect(fakes.preferences[Settings.repositoryOrder] == .usual)
    #expect(await shown(.starredBy("wrenb")).actions.action("sort") == nil)
  }

  @Test func `the letters stay while one filters, without those of which nothing is left`() async {
    addMany()
    let list = await shown(.owned)

    list.keyword = "juno/al"
    fakes.scheduler.advance(by: .seconds(1))

    #expect(list.rows.map(\.repository.name) == ["alba", "Alpha"])
    #expect(list.headings == [ListHeading("A", at: 0)])
    #expect(list.sectionIndexTitles == ["A"])
  }

  @Test func `few repositories, and those by the time of the star, have no letters`() async {
    let names = ["zeta", "Alpha", "beta"]
    for list in [RepositoryList.owned, .starred] {
      fakes.sync[pages: .repositories(list)] = Sample.pages(
        names.enumerated().map { Sample.repository("juno/\($1)", id: $0) }
      )
    }

    let owned = await shown(.owned)
    let starred = await shown(.starred)

    #expect(owned.rows.map(\.repository.name) == ["Alpha", "beta", "zeta"])
    #expect(starred.rows.map(\.repository.name) == names)
    #expect(owned.headings == [ListHeading("", at: 0)])
    #expect(owned.sectionIndexTitles == [] && starred.sectionIndexTitles == [])
  }

  @Test func `the filter looks at name, description and language`() async {
    fakes.sync[pages: .repositories(.owned)] = Sample.pages([
      Sample.repository("juno/a", id: 1), Sample.repository("juno/WATERfall", id: 2),
    ])
    let list = await shown(.owned)

    list.repositories.keyword = "water"
    #expect(list.rows.count == 2)
    list.repositories.keyword = "fall"
    fakes.scheduler.advance(by: .seconds(1))
    #expect(list.rows.map(\.id) == [2])
    list.repositories.keyword = "100% _'; --"
    fakes.scheduler.advance(by: .seconds(1))

    #expect(list.repositories.content == .noMatches(keyword: "100% _'; --"))
  }

  @Test func `the repositories of the starred list are starred`() async {
    fakes.sync[pages: .repositories(.starred)] = Sample.pages([Sample.repository()])

    let list = await shown(.starred)

    #expect(list.rows.map(\.isStarred) == [true])
    #expect(fakes.services.viewerState.isStarred(Sample.name) == true)
  }

  @Test func `starring what is starred already keeps the star`() async {
    fakes.gitHub[.isStarred(Sample.name)] = true
    fakes.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository()])
    let list = await shown(.owned)
    #expect(list.rows.map(\.isStarred) == [nil])

    list.setStarred(true, list.rows[0].repository)
    await settle()

    #expect(fakes.gitHub[.isStarred(Sample.name)] == true)
    #expect(list.rows.map(\.isStarred) == [true])
    #expect(list.rows.map(\.repository.stars) == [41])
    #expect(fakes.services.notice?.text == "You have already starred maralind/tides.")
  }

  @Test func `taking a star back shows at once, and again if it was refused`() async {
    fakes.sync[pages: .repositories(.starred)] = Sample.pages([Sample.repository()])
    fakes.gitHub[failure: .setStarred(false, Sample.name)] = .server(status: 500)
    let gate = fakes.gitHub.hold(.setStarred(false, Sample.name))
    let list = await shown(.starred)

    list.setStarred(false, list.rows[0].repository)
    await settle()
    #expect(list.rows.map(\.isStarred) == [false])
    #expect(list.rows.map(\.repository.stars) == [40])
    gate.open()
    await settle()

    #expect(list.rows.map(\.isStarred) == [true])
    #expect(list.rows.map(\.repository.stars) == [41])
    #expect(
      fakes.services.notice?.text
        == "Could not remove the star from maralind/tides. The server has a problem (status 500). Try again later."
    )
  }

  @Test func `a star of another screen is there on return`() async {
    fakes.sync[pages: .repositories(.starred)] = Sample.pages([])
    let list = await shown(.starred)
    fakes.navigation.push(.settings(SettingsViewModel(fakes.services)))
    fakes.store[.repository(Sample.name)] = Sample.repository()
    await fakes.services.setStarred(true, Sample.name)
    await fakes.viewerState.atRest()

    fakes.navigation.pop()
    await settle()

    #expect(list.rows.map(\.repository.name) == ["tides"])
  }

  @Test func `a row leads to its repository, which is there at once`() async throws {
    fakes.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository()])
    let list = await shown(.owned)
    _ = fakes.sync.hold(.repository(Sample.name))

    list.open(list.rows[0])

    guard case .repository(let top) = try #require(fakes.navigation.top) else {
      throw WrongScreen()
    }
    #expect(top.content == .loaded(Sample.repository()))
    #expect([top.title, top.subtitle] == ["tides", "maralind"])
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(.repositories(.starred))

    let released = await isReleased {
      RepositoryListViewModel(fakes.services, .starred)
    } afterwards: { list in
      fakes.show(.repositoryList(list))
      _ = list.sections
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
    #expect(fakes.sync.underWay == 0)
  }

  @Test(arguments: [
    (ListProgress(read: 1200, total: 5000), "1,200 of about 5,000 repositories read"),
    (ListProgress(read: 200), "200 repositories read"),
  ])
  func `a list says how many repositories have been read`(progress: ListProgress, text: String) {
    fakes.logIn()
    let list = RepositoryListViewModel(fakes.services, .owned)
    #expect(list.progress == nil)

    fakes.sync.progress[StoreQuery.repositories(.owned).name] = progress

    #expect(list.progress == text)
  }
}
