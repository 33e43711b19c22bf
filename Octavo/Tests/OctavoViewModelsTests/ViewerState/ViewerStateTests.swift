import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct ViewerStateTests {
  private let fakes = Fakes()
  private let flag = GitHub.ViewerFlag.star(Sample.name)
  private var state: ViewerState { fakes.services.viewerState }

  @Test func `a star is unknown until the server has told it, and is asked for once`()
    async throws
  {
    #expect(state.isStarred(Sample.name) == nil)

    try await state.load(flag)
    try await state.load(flag)

    #expect(state.isStarred(Sample.name) == false)
    #expect(fakes.gitHub.requests == requests(.isStarred(Sample.name)))
  }

  @Test func `upper and lower case make no difference`() async throws {
    fakes.gitHub[.isStarred(Sample.name)] = true

    fakes.viewerState.learnAll(.star, set: [.star(.init(owner: "MARALIND", name: "Tides"))])

    #expect(state.isStarred(Sample.name) == true)
  }

  @Test func `after a complete read, other repositories are not starred`() async {
    let other = GitHub.RepositoryName(owner: "hina-m", name: "b")
    #expect(state.isStarred(other) == nil)

    fakes.viewerState.learnAll(.star, set: [flag])

    #expect(state.isStarred(Sample.name) == true && state.isStarred(other) == false)
    #expect(state.isFollowing("hina-m") == nil)
  }

  @Test func `an unknown star that is there already stays there`() async throws {
    fakes.gitHub[.isStarred(Sample.name)] = true

    let isChanged = try await state.request(true, of: flag)

    #expect(!isChanged)
    #expect(state.isStarred(Sample.name) == true)
    #expect(fakes.gitHub.requests == requests(.isStarred(Sample.name)))
  }

  @Test func `a star stays unknown where the server cannot be asked, which is reported`() async {
    fakes.gitHub[failure: .isStarred(Sample.name)] = .offline

    await fakes.services.setStarred(true, Sample.name)

    #expect(state.isStarred(Sample.name) == nil)
    #expect(fakes.gitHub.requests == requests(.isStarred(Sample.name)))
    #expect(
      fakes.services.notice?.text
        == "Could not star maralind/tides. The server cannot be reached."
    )
  }

  @Test func `a change is seen by the readers of its key alone`() async throws {
    let other = GitHub.RepositoryName(owner: "hina-m", name: "b")
    var seen: [Bool?] = []
    var others = 0
    let token = observe { seen.append(state.isStarred(Sample.name)) }
    let otherToken = observe {
      others += 1
      _ = state.isStarred(other)
    }

    await fakes.services.setStarred(true, Sample.name)
    await fakes.viewerState.atRest()

    #expect(seen == [nil, false, true])
    #expect(others == 1)
    token.dispose()
    otherToken.dispose()
  }

  @Test(arguments: [50, 5000])
  func `a star among many notifies one reader`(_ count: Int) async throws {
    let names = (0..<count).map { GitHub.RepositoryName(owner: "a", name: "r\($0)") }
    fakes.viewerState.learnAll(.star, set: names.map { .star($0) })
    var runs = 0
    let tokens = names.map { name in
      observe {
        runs += 1
        _ = state.isStarred(name)
      }
    }

    await fakes.services.setStarred(false, names[7])

    #expect(runs == count + 1)
    for token in tokens { token.dispose() }
  }

  @Test func `a notice of a wait is shown until the wait ends, any other for some seconds`() {
    let services = fakes.services

    services.showNotice("Retrying in 10 seconds.", for: .seconds(10))
    fakes.scheduler.advance(by: .seconds(9))
    #expect(services.notice?.isLasting == true)
    fakes.scheduler.advance(by: .seconds(1))
    #expect(services.notice == nil)
    services.showNotice("Retrying in 1 second.", for: .seconds(1))
    fakes.scheduler.advance(by: .seconds(5))

    #expect(services.notice?.isLasting == false)
    fakes.scheduler.advance(by: .seconds(1))
    #expect(services.notice == nil)
  }

  @Test func `a notice after a star offers to undo it`() async {
    await fakes.services.setStarred(true, Sample.name)
    await fakes.viewerState.atRest()
    let notice = fakes.services.notice

    notice?.action?.perform()
    await settle()

    #expect(notice?.text == "Starred maralind/tides.")
    #expect(notice?.action?.title == "Undo")
    #expect(fakes.gitHub[.isStarred(Sample.name)] == false && state.isStarred(Sample.name) == false)
    #expect(fakes.services.notice == nil)
  }

  @Test(arguments: [
    (true, true, "Following hina-m."), (true, false, "Unfollowed hina-m."),
    (false, true, "You already follow hina-m."), (false, false, "You don’t follow hina-m."),
  ])
  func `a follow says what it has done`(changes: Bool, target: Bool, text: String) async {
    fakes.gitHub[.isFollowing("hina-m")] = changes != target

    await fakes.services.setFollowing(target, "hina-m")
    await fakes.viewerState.atRest()

    #expect(fakes.services.notice?.text == text)
    #expect(fakes.gitHub[.isFollowing("hina-m")] == target)
  }

  @Test func `a row has a star once, before and after the server has counted it`() async {
    let gate = fakes.gitHub.hold(.setStarred(true, Sample.name))
    fakes.viewerState.learnAll(.star, set: [])
    fakes.store[.search("tide")] = [Sample.repository(stars: 41)]
    var shown: [Int] = []
    let token = observe {
      let rows = fakes.store.result(of: .search("tide")).value ?? []
      shown.append(contentsOf: rows.map { state.counted($0).stars })
    }

    await fakes.services.setStarred(true, Sample.name)
    #expect(shown.last == 42)
    gate.open()
    await fakes.viewerState.atRest()

    #expect(fakes.store[.search("tide")]?.map(\.stars) == [42])
    #expect(state.counted(Sample.repository(stars: 42)).stars == 42)
    token.dispose()
  }

  @Test func `another account begins with nothing known`() async throws {
    await fakes.services.setStarred(true, Sample.name)
    await fakes.viewerState.atRest()
    var seen: [Bool?] = []
    let token = observe { seen.append(state.isStarred(Sample.name)) }

    fakes.viewerState.changeAccount()

    #expect(seen == [true, nil])
    #expect(state.counted(Sample.repository(stars: 41)).stars == 41)
    token.dispose()
  }

  @Test func `a login brings stars and follows up to date`() async {
    fakes.logIn()
    fakes.addEmptyHome()

    AppStart(fakes.services).start(at: nil)
    await settle()

    #expect(fakes.viewerState.refreshes == 1)
  }

  @Test func `an expired token leads to the login, and the star stays`() async {
    fakes.logIn()
    fakes.addEmptyHome()
    AppStart(fakes.services).start(at: nil)
    fakes.viewerState.learnAll(.star, set: [])

    fakes.gitHub[failure: .setStarred(true, Sample.name)] = .unauthorized

    await fakes.services.setStarred(true, Sample.name)
    await settle()

    #expect(fakes.navigation.outline.contains("Login"))
    #expect(fakes.services.notice?.text == "Starred \(Sample.name).")
  }
}
