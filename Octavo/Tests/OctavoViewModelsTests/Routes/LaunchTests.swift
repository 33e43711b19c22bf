import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct LaunchTests {
  let world = World()

  private func start(_ path: String) async throws {
    world.addEmptyHome()
    world.addTides()
    Launch(world.services).start(at: try Route(parsing: path))
    await settle()
  }

  @Test func `without a session the log-in is on show`() async throws {
    try await start("/")

    #expect(world.navigation.outline == "[C0: Login]")
    #expect(world.gitHub.calls == [])
  }

  @Test func `with a session home is on show before anybody is asked`() throws {
    world.logIn()
    world.addEmptyHome()

    Launch(world.services).start()

    #expect(world.navigation.outline == "[C0: Home]")
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
    world.logIn()

    try await start(path)

    #expect(world.navigation.outline == outline)
  }

  @Test func `the screens of a route are about the right things`() async throws {
    world.logIn()

    try await start("/maralind/tides/blob/feature/moon/src/tide.c")

    let screens = world.navigation.controllers[0].entries.map(\.screen)
    guard case .repository(let repository) = screens[1], case .tree(let root) = screens[2],
      case .tree(let folder) = screens[3], case .source(let source) = screens[4]
    else { throw WrongScreen() }
    #expect(repository.ref == "feature/moon")
    #expect([root.path, folder.path] == ["", "src"])
    #expect(root.tree === folder.tree)
    #expect([source.revision, source.path] == ["feature/moon", "src/tide.c"])
  }

  @Test func `a deep link without a session goes through the log-in and on`() async throws {
    try await start("/maralind/tides/tree/feature/moon")
    guard case .login(let login) = try #require(world.navigation.top) else { throw WrongScreen() }
    #expect(world.gitHub.calls == [])
    login.username = "juno"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(world.navigation.outline == "[C0: Home, Repository, Tree]")
  }

  @Test func `a token of the surroundings is tried at once`() async throws {
    world.session.offeredToken = GitHub.Token("right-token")

    try await start("/hina-m")

    #expect(world.navigation.outline == "[C0: Home, Profile]")
  }

  @Test func `a token of the surroundings that is wrong leaves the log-in on show`() async throws {
    world.session.offeredToken = GitHub.Token("old-token")

    try await start("/")

    guard case .login(let login) = try #require(world.navigation.top) else { throw WrongScreen() }
    #expect(login.message == "The server does not accept this token")
  }

  @Test func `a dead server leaves the repository on show and says so`() async throws {
    world.logIn()
    world.gitHub.failures = ["references": .offline]

    try await start("/maralind/tides/tree/main")

    #expect(world.navigation.outline == "[C0: Home, Repository]")
    #expect(
      world.services.notice == "The server cannot be reached. What you see may be out of date."
    )
  }

  @Test func `a dead server does not matter where the branches are known`() async throws {
    world.logIn()
    await world.store.save(
      [GitHub.Reference(kind: .branch, name: "feature/moon")],
      as: .references(of: Sample.name)
    )
    world.gitHub.failures = ["references": .offline]

    try await start("/maralind/tides/tree/feature/moon")

    #expect(world.navigation.outline == "[C0: Home, Repository, Tree]")
  }

  @Test func `whoever has gone on meanwhile is left where they are`() async throws {
    world.logIn()
    let gate = world.gitHub.hold("references")
    try await start("/maralind/tides/tree/main")

    world.navigation.push(.settings(SettingsViewModel(world.services)))
    gate.open()
    await settle()

    #expect(world.navigation.outline == "[C0: Home, Repository, Settings]")
  }
}
