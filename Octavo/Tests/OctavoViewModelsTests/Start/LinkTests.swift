import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Links to branches that the store does not have.
struct LinkTests {
  let fakes = Fakes()

  private func open(_ path: String) async throws {
    AppStart(fakes.services).open(try DeepLink(parsing: path))
    await settle()
  }

  private func showHome() throws {
    _ = try fakes.showHome()
    fakes.addTides()
    fakes.sync.forgetRequests()
  }

  private func matching(_ start: String) -> StoreQuery<MatchingReferences> {
    .references(of: Sample.name, .branch, beginningWith: start)
  }

  private func folder(_ path: String, at revision: String) -> String {
    "\(StoreQuery.folder(path, of: Sample.name, at: revision))"
  }

  @Test func `in a running program the requests are those of the branch and of the top screen`()
    async throws
  {
    try showHome()

    try await open("/maralind/tides/tree/feature/moon/src/lunar")

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Tree, Tree]")
    #expect(
      fakes.sync.requests
        == ["\(matching("feature"))", folder("src/lunar", at: "feature/moon")]
    )
  }

  @Test func `tags are requested where no branch fits`() async throws {
    try showHome()

    try await open("/maralind/tides/tree/v1.0")

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree]")
    #expect(
      fakes.sync.requests
        == [
          "matching branch maralind/tides v1.0", "matching tag maralind/tides v1.0",
          folder("", at: "v1.0"),
        ]
    )
    let tree: TreeViewModel = try fakes.top()
    #expect(tree.revisionKind == .tag)
  }

  @Test func `the full name of a commit needs no request`() async throws {
    try showHome()
    let sha = String(repeating: "0a", count: 20)

    try await open("/maralind/tides/tree/\(sha)/src")

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Tree]")
    #expect(fakes.sync.requests == [folder("src", at: sha)])
  }

  @Test func `a branch among more than a response has is found by its next word`() async throws {
    try showHome()
    fakes.sync[matching("release")] = MatchingReferences(
      [GitHub.Reference(kind: .branch, name: "release/1")],
      isPart: true
    )
    fakes.sync[matching("release/9")] = MatchingReferences([
      GitHub.Reference(kind: .branch, name: "release/9")
    ])

    try await open("/maralind/tides/tree/release/9/src")

    #expect(
      fakes.sync.requests
        == [
          "\(matching("release"))", "\(matching("release/9"))", folder("src", at: "release/9"),
        ]
    )
    let tree: TreeViewModel = try fakes.top()
    #expect(tree.revisionKind == .branch)
  }

  @Test func `without the server, a branch that was found once is found again`() async throws {
    try showHome()
    try await open("/maralind/tides/tree/feature/moon")
    fakes.scheduler.advance(by: .seconds(3600))
    fakes.sync[failure: matching("feature")] = .offline

    try await open("/maralind/tides/tree/feature/moon/src")

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Tree]")
    #expect(fakes.services.notice == nil)
  }

  @Test func `a link keeps the screens that it shares with the place`() async throws {
    try showHome()
    fakes.services.navigation.push(.repository(Sample.name))
    let repository: RepositoryViewModel = try fakes.top()
    await settle()
    fakes.services.navigation.push(.settings)

    try await open("/maralind/tides/tree/main/src")

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Tree]")
    #expect(fakes.navigation.controllers[0].entries[1].screen.viewModel === repository)
  }

  @Test func `a link in a document whose branch cannot be loaded says why, and opens nothing`()
    async throws
  {
    try showHome()
    fakes.sync[failure: matching("new")] = .offline
    let place = DocumentPlace(repository: Sample.name, revision: "main", path: "README.md")

    fakes.services.open(
      ContentLink("https://ghe.example.com/maralind/tides/blob/new/sea/a.c"),
      in: place
    )
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(fakes.services.notice?.text.hasPrefix("Could not open “new/sea/a.c”. ") == true)
  }

  @Test func `a repository that does not exist is shown as missing`() async throws {
    try showHome()
    fakes.sync[failure: matching("main")] = .notFound
    fakes.sync[.repository(Sample.name)] = nil

    try await open("/maralind/tides/tree/main")

    #expect(fakes.navigation.outline == "[C0: Home, Repository]")
  }

  @Test func `a user who leaves the screen of the request stays where they go`() async throws {
    try showHome()
    let gate = fakes.sync.hold(matching("main"))
    try await open("/maralind/tides/tree/main")
    let link: LinkViewModel = try fakes.top()
    #expect(link.screenTitle == .loading("tides"))

    fakes.services.navigation.pop()
    gate.open()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home]")
  }

  @Test func `a link that the user has covered is opened when they come back`() async throws {
    try showHome()
    let gate = fakes.sync.hold(matching("main"))
    try await open("/maralind/tides/tree/main")

    fakes.services.navigation.push(.settings)
    gate.open()
    await settle()
    let outline = fakes.navigation.outline
    fakes.services.navigation.pop()
    await settle()

    #expect(outline == "[C0: Home, Link, Settings]")
    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree]")
  }

  @Test func `a later link replaces one that waits`() async throws {
    try showHome()
    let gate = fakes.sync.hold(matching("main"))
    try await open("/maralind/tides/tree/main")

    try await open("/hina-m")
    gate.open()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Profile]")
  }
}
