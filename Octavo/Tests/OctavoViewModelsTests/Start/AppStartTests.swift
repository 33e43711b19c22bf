import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct AppStartTests {
  let fakes = Fakes()

  private func start(_ path: String) async throws {
    fakes.addEmptyHome()
    fakes.addTides()
    AppStart(fakes.services).start(at: try DeepLink(parsing: path))
    await settle()
  }

  private func tide(at revision: String) -> String {
    "\(StoreQuery.file("src/tide.c", of: Sample.name, at: revision))"
  }

  @Test func `without a session the login is shown`() async throws {
    try await start("/")

    #expect(fakes.navigation.outline == "[C0: Login]")
    #expect(fakes.sync.requests == [])
  }

  @Test func `with a session home is shown before any request`() throws {
    fakes.logIn()
    fakes.addEmptyHome()

    AppStart(fakes.services).start(at: nil)

    #expect(fakes.navigation.outline == "[C0: Home]")
  }

  @Test(arguments: [
    ("/-/login", "[C0: Login]"),
    ("/-/settings", "[C0: Home, Settings]"),
    ("/hina-m", "[C0: Home, Profile]"),
    ("/maralind/tides", "[C0: Home, Repository]"),
    ("/maralind/tides/tree/main", "[C0: Home, Repository, Tree]"),
    ("/maralind/tides/tree/feature/moon/src/lunar", "[C0: Home, Repository, Tree, Tree, Tree]"),
    ("/maralind/tides/blob/v1.0/src/tide.c", "[C0: Home, Repository, Tree, Tree, Source]"),
    ("/maralind/tides/blob/main/README.md", "[C0: Home, Repository, Tree, Source]"),
  ])
  func `a route leads to its screens`(path: String, outline: String) async throws {
    fakes.logIn()

    try await start(path)

    #expect(fakes.navigation.outline == outline)
  }

  @Test func `the screens of a route are about the right things`() async throws {
    fakes.logIn()

    try await start("/maralind/tides/blob/feature/moon/src/tide.c")

    let screens = fakes.navigation.controllers[0].entries.map(\.screen)
    guard case .repository(let repository) = screens[1], case .tree(let root) = screens[2],
      case .tree(let folder) = screens[3], case .source(let source) = screens[4]
    else { throw WrongScreen() }
    #expect(repository.ref == "feature/moon")
    #expect([root.path, folder.path] == ["", "src"])
    #expect(root.tree == folder.tree)
    #expect([source.revision, source.path] == ["feature/moon", "src/tide.c"])
  }

  @Test func `a deep link without a session is opened after the login`() async throws {
    try await start("/maralind/tides/tree/feature/moon")
    let login: LoginViewModel = try fakes.top()
    #expect(fakes.sync.requests == [])
    login.username = "juno"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree]")
  }

  @Test func `a token of the environment is tried at once`() async throws {
    fakes.session.offeredToken = GitHub.Token("right-token")

    try await start("/hina-m")

    #expect(fakes.navigation.outline == "[C0: Home, Profile]")
  }

  @Test func `a wrong token of the environment leaves the login on screen`() async throws {
    fakes.session.offeredToken = GitHub.Token("old-token")

    try await start("/")

    let login: LoginViewModel = try fakes.top()
    #expect(login.message == "This token is not valid.")
  }

  @Test func `a dead server leaves the repository on show and says so`() async throws {
    fakes.logIn()
    fakes.sync[failure: .references(of: Sample.name, .branch, beginningWith: "main")] = .offline

    try await start("/maralind/tides/tree/main")

    #expect(fakes.navigation.outline == "[C0: Home, Repository]")
    #expect(
      fakes.services.notice?.text == "Could not open “main”. The server cannot be reached."
    )
  }

  @Test func `a dead server does not matter where the branches are known`() async throws {
    fakes.logIn()
    fakes.store[.references(of: Sample.name)] = [
      GitHub.Reference(kind: .branch, name: "feature/moon")
    ]
    fakes.sync[failure: .references(of: Sample.name)] = .offline

    try await start("/maralind/tides/tree/feature/moon")

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree]")
  }

  @Test func `a link to an unknown branch sends its request and those of the top screen`()
    async throws
  {
    fakes.logIn()

    try await start("/maralind/tides/blob/main/src/tide.c")

    #expect(fakes.sync.requests == ["matching branch maralind/tides main", tide(at: "main")])
  }

  @Test func `a link whose branches are known sends the requests of the top screen only`()
    async throws
  {
    fakes.logIn()
    try await start("/")
    try await fakes.services.refreshReferences(of: Sample.name)
    fakes.sync.forgetRequests()

    AppStart(fakes.services).open(try DeepLink(parsing: "/maralind/tides/blob/v1.0/src/tide.c"))
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Tree, Source]")
    #expect(fakes.sync.requests == [tide(at: "v1.0")])
    #expect(fakes.navigation.requests.count == 2)
  }

  @Test func `a link in a running program keeps the screens that it shares with the place`()
    async throws
  {
    fakes.logIn()
    try await start("/maralind/tides")
    let repository: RepositoryViewModel = try fakes.top()
    fakes.navigation.push(.settings)

    AppStart(fakes.services).open(try DeepLink(parsing: "/maralind/tides/tree/main/src"))
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Repository, Tree, Tree]")
    #expect(fakes.navigation.controllers[0].entries[1].screen.viewModel === repository)
  }

  @Test func `a link before the login starts the app with it`() async throws {
    try await start("/")

    AppStart(fakes.services).open(try DeepLink(parsing: "/hina-m"))

    #expect(fakes.services.navigation.path == [.login(.start(then: .user("hina-m")))])
  }
}
