import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RestorationTests {
  let world = World()

  /// Starts the app where another run stored its place.
  private func start(after other: World, isLoggedIn: Bool = true) async throws {
    let place = try #require(other.places.place)
    // As a file has it.
    world.places.place = try JSONDecoder().decode(
      NavigationSnapshot<Route>.self,
      from: JSONEncoder().encode(place)
    )
    if isLoggedIn { world.logIn() }
    world.addEmptyHome()
    world.addTides()
    Launch(world.services).start(at: nil)
    await settle()
  }

  private func stored(_ body: (World) async throws -> Void) async throws -> World {
    let other = World()
    other.addTides()
    _ = try other.showHome()
    try await body(other)
    await settle()
    Launch(other.services).storePlace()
    return other
  }

  @Test func `a start without a link shows the last place, and loads its top screen only`()
    async throws
  {
    let other = try await stored { other in
      other.services.navigation.set([
        .home, .repository(Sample.name), .tree(Sample.name, revision: "main"), .user("hina-m"),
      ])
    }

    try await start(after: other)

    #expect(world.services.navigation.path == other.services.navigation.path)
    #expect(
      world.sync.requests == [.user("hina-m")]
    )
  }

  @Test func `tab, query, list, filter and branch are restored`() async throws {
    let other = try await stored { other in
      let home: HomeViewModel = try other.top()
      for index in [1, 2] { home.tabs.select(index) }
      let repositories: RepositoriesViewModel = try other.tab(1)
      repositories.segments.select(1)
      repositories.starred.keyword = "moon"
      (try other.tab(2) as ExploreViewModel).query = " tide "
      other.services.navigation.push(.repository(Sample.name))
      (try other.top() as RepositoryViewModel).show(.init(kind: .tag, name: "v1.0"))
    }

    try await start(after: other)

    #expect((try world.top() as RepositoryViewModel).ref == "v1.0")
    world.navigation.pop()
    let repositories: RepositoriesViewModel = try world.tab(1)
    let explore: ExploreViewModel = try world.tab(2)
    #expect((try world.top() as HomeViewModel).tabs.selectedID == "explore")
    #expect(repositories.selected === repositories.starred)
    #expect(repositories.starred.keyword == "moon")
    #expect([explore.query, explore.searched] == [" tide ", "tide"])
  }

  @Test func `a link goes before the last place`() async throws {
    let other = try await stored { $0.services.navigation.push(.settings) }
    world.places.place = other.places.place
    world.logIn()

    Launch(world.services).start(at: .user("hina-m"))

    #expect(world.navigation.outline == "[C0: Home, Profile]")
  }

  @Test func `the last place waits for the login`() async throws {
    let other = try await stored { $0.services.navigation.push(.settings) }
    try await start(after: other, isLoggedIn: false)
    let login: LoginViewModel = try world.top()
    login.username = "juno"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(world.navigation.outline == "[C0: Home, Settings]")
  }

  @Test func `a screen that returns a result is not restored`() async throws {
    let other = try await stored { other in
      other.services.navigation.push(.repository(Sample.name))
      (try other.top() as RepositoryViewModel).selectBranchOrTagCommand.execute()
      await settle()
      #expect(other.navigation.outline == "[C0: Home, Repository] [C5: RefPicker]")
    }

    try await start(after: other)

    #expect(world.navigation.outline == "[C0: Home, Repository]")
  }

  @Test func `the login is no place to store`() {
    Launch(world.services).start(at: nil)

    Launch(world.services).storePlace()

    #expect(world.places.place == nil)
  }

  @Test(arguments: [
    (0, [Route.home, .settings]), (1, []), (1, [.settings]), (1, [.login(.renewal)]),
    (1, [.home, .home]), (1, [.home, .refPicker(Sample.name, current: nil)]),
  ])
  func `a place that cannot be shown leads home`(version: Int, routes: [Route]) async throws {
    world.places.place = NavigationSnapshot(
      version: version,
      path: RoutePath(routes),
      states: []
    )
    world.logIn()
    world.addEmptyHome()

    Launch(world.services).start(at: nil)
    await settle()

    #expect(world.navigation.outline == "[C0: Home]")
    #expect(world.services.notice == nil)
  }
}
