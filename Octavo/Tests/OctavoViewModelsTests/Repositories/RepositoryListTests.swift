import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RepositoryListTests {
  let world = World()

  private func shown(_ list: RepositoryList) async -> RepositoryListViewModel {
    world.logIn()
    let viewModel = RepositoryListViewModel(world.services, list)
    world.show(.repositoryList(viewModel))
    await settle()
    return viewModel
  }

  @Test func `the copy is on show until all pages are there`() async {
    world.store[.repositories(.owned)] = [Sample.repository("juno/old", id: 9)]
    world.sync[pages: .repositories(.owned)] = Sample.pages(
      [Sample.repository("juno/a", id: 1)],
      [Sample.repository("juno/b", id: 2)]
    )
    let gate = world.sync.hold(.repositories(.owned))

    let list = await shown(.owned)
    #expect(list.rows.map(\.repository.name) == ["old"])
    gate.open()
    await settle()

    #expect(list.rows.map(\.repository.name) == ["a", "b"])
    #expect(world.store[.repositories(.owned)]?.map(\.name) == ["a", "b"])
    #expect(list.repositories.phase == .complete)
  }

  @Test func `a refresh says when the list is up to date, and a failed one does not`() async {
    world.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository("juno/a", id: 1)])
    let list = await shown(.owned)
    #expect(world.services.notice == nil)

    list.actions.action("refresh")?.perform()
    await settle()
    let notice = world.services.notice?.text
    world.scheduler.advance(by: .seconds(10))
    world.sync[failure: .repositories(.owned)] = .offline
    list.actions.action("refresh")?.perform()
    await settle()

    #expect(notice == "The list is up to date.")
    #expect(world.services.notice == nil && list.problem != nil)
  }

  @Test func `lists of other accounts are requested page by page`() async {
    world.sync[pages: .repositories(.ownedBy("hina-m"))] = Sample.pages(
      [Sample.repository("hina-m/a", id: 1)],
      [Sample.repository("hina-m/b", id: 2)]
    )

    let list = await shown(.ownedBy("hina-m"))
    #expect(list.rows.count == 1)
    list.repositories.loadMoreCommand.execute()
    await settle()

    #expect(list.rows.count == 2)
    #expect(world.store[.repositories(.ownedBy("hina-m"))]?.count == 2)
  }

  @Test func `the owner is shown where it is not the one whose list it is`() async {
    world.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository("Juno/a", id: 1)])
    world.sync[pages: .repositories(.starred)] = Sample.pages([Sample.repository("hina-m/b", id: 2)]
    )

    #expect(await shown(.owned).rows.map(\.owner) == [nil])
    #expect(await shown(.starred).rows.map(\.owner) == ["hina-m"])
  }

  /// Lists so many repositories as own that letters help.
  private func addMany() {
    let names =
      ["zeta", "Alpha", "alba", "9lives", "Ödland", "beta", "_x"] + (1...13).map { "m\($0)" }
    world.sync[pages: .repositories(.owned)] = Sample.pages(
      names.enumerated().map { Sample.repository("juno/\($1)", id: $0) }
    )
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

  @Test func `the letters stay while one filters, without those of which nothing is left`() async {
    addMany()
    let list = await shown(.owned)

    list.keyword = "juno/al"
    world.scheduler.advance(by: .seconds(1))

    #expect(list.rows.map(\.repository.name) == ["alba", "Alpha"])
    #expect(list.headings == [ListHeading("A", at: 0)])
    #expect(list.sectionIndexTitles == ["A"])
  }

  @Test func `few repositories, and those of others, have no letters`() async {
    let names = ["zeta", "Alpha", "beta"]
    for list in [RepositoryList.owned, .starred] {
      world.sync[pages: .repositories(list)] = Sample.pages(
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
    world.sync[pages: .repositories(.owned)] = Sample.pages([
      Sample.repository("juno/a", id: 1), Sample.repository("juno/WATERfall", id: 2),
    ])
    let list = await shown(.owned)

    list.repositories.keyword = "water"
    #expect(list.rows.count == 2)
    list.repositories.keyword = "fall"
    world.scheduler.advance(by: .seconds(1))
    #expect(list.rows.map(\.id) == [2])
    list.repositories.keyword = "100% _'; --"
    world.scheduler.advance(by: .seconds(1))

    #expect(list.repositories.content == .noMatches(keyword: "100% _'; --"))
  }

  @Test func `the repositories of the starred list are starred`() async {
    world.sync[pages: .repositories(.starred)] = Sample.pages([Sample.repository()])

    let list = await shown(.starred)

    #expect(list.rows.map(\.isStarred) == [true])
    #expect(world.services.viewerState.isStarred(Sample.name) == true)
  }

  @Test func `starring what is starred already keeps the star`() async {
    world.gitHub[.isStarred(Sample.name)] = true
    world.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository()])
    let list = await shown(.owned)
    #expect(list.rows.map(\.isStarred) == [nil])

    list.setStarred(true, list.rows[0].repository)
    await settle()

    #expect(world.gitHub[.isStarred(Sample.name)] == true)
    #expect(list.rows.map(\.isStarred) == [true])
    #expect(list.rows.map(\.repository.stars) == [41])
    #expect(world.services.notice?.text == "You have already starred maralind/tides.")
  }

  @Test func `taking a star back shows at once, and again if it was refused`() async {
    world.sync[pages: .repositories(.starred)] = Sample.pages([Sample.repository()])
    world.gitHub[failure: .setStarred(false, Sample.name)] = .server(status: 500)
    let gate = world.gitHub.hold(.setStarred(false, Sample.name))
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
      world.services.notice?.text
        == "The star of maralind/tides was not removed. The server has trouble (status 500). Try again later."
    )
  }

  @Test func `a star of another screen is there on return`() async {
    world.sync[pages: .repositories(.starred)] = Sample.pages([])
    let list = await shown(.starred)
    world.navigation.push(.settings(SettingsViewModel(world.services)))
    world.store[.repository(Sample.name)] = Sample.repository()
    await world.services.setStarred(true, Sample.name)
    await world.viewerState.atRest()

    world.navigation.pop()
    await settle()

    #expect(list.rows.map(\.repository.name) == ["tides"])
  }

  @Test func `a row leads to its repository, which is there at once`() async throws {
    world.sync[pages: .repositories(.owned)] = Sample.pages([Sample.repository()])
    let list = await shown(.owned)
    _ = world.sync.hold(.repository(Sample.name))

    list.open(list.rows[0])

    guard case .repository(let top) = try #require(world.navigation.top) else {
      throw WrongScreen()
    }
    #expect(top.content == .loaded(Sample.repository()))
    #expect([top.title, top.subtitle] == ["tides", "maralind"])
  }

  @Test func `the screen is released`() async {
    _ = world.sync.hold(.repositories(.starred))

    let released = await isReleased {
      RepositoryListViewModel(world.services, .starred)
    } afterwards: { list in
      world.show(.repositoryList(list))
      _ = list.sections
      await settle()
      world.removeScreens()
    }

    #expect(released)
    #expect(world.sync.underWay == 0)
  }
}
