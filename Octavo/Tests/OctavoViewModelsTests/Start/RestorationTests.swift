import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RestorationTests {
  let fakes = Fakes()

  /// Starts the app where another run stored its place.
  private func start(after other: Fakes, isLoggedIn: Bool = true) async throws {
    let place = try #require(other.places.place)
    // As a file has it.
    fakes.places.place = try JSONDecoder().decode(
      NavigationSnapshot<Route>.self,
      from: JSONEncoder().encode(place)
    )
    if isLoggedIn { fakes.logIn() }
    fakes.addEmptyHome()
    fakes.addTides()
    AppStart(fakes.services).start(at: nil)
    await settle()
  }

  private func stored(_ body: (Fakes) async throws -> Void) async throws -> Fakes {
    let other = Fakes()
    other.addTides()
    _ = try other.showHome()
    try await body(other)
    await settle()
    AppStart(other.services).storePlace()
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

    #expect(fakes.services.navigation.path == other.services.navigation.path)
    #expect(
      fakes.sync.requests == ["user hina-m"]
    )
  }

  @Test(arguments: [
    (StartPage.news, "News"), (.repositories, "Repositories"), (.explore, "Explore"),
    (.profile, "Profile"),
  ])
  func `a start page comes before the last place`(page: StartPage, tab: String) async throws {
    let other = try await stored { other in
      other.services.navigation.push(.repository(Sample.name))
    }
    fakes.preferences[Settings.startPage] = page

    try await start(after: other)

    #expect(fakes.services.navigation.path.targets == [.home])
    let home: HomeViewModel = try fakes.top()
    #expect(home.tabs.selected.title == tab)
  }

  @Test func `a start page loads its own tab only`() async throws {
    let other = try await stored { _ in }
    fakes.preferences[Settings.startPage] = .repositories

    try await start(after: other)

    #expect(fakes.sync.requests == ["own"])
  }

  @Test func `a link comes before the start page`() async throws {
    fakes.logIn()
    fakes.addEmptyHome()
    fakes.addTides()
    fakes.preferences[Settings.startPage] = .explore

    AppStart(fakes.services).start(at: .repository(Sample.name))

    #expect(fakes.services.navigation.path.targets == [.home, .repository(Sample.name)])
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

    #expect((try fakes.top() as RepositoryViewModel).ref == "v1.0")
    fakes.navigation.pop()
    let repositories: RepositoriesViewModel = try fakes.tab(1)
    let explore: ExploreViewModel = try fakes.tab(2)
    #expect((try fakes.top() as HomeViewModel).tabs.selectedID == "explore")
    #expect(repositories.selected === repositories.starred)
    #expect(repositories.starred.keyword == "moon")
    #expect([explore.query, explore.searched] == [" tide ", "tide"])
  }

  @Test func `a link goes before the last place`() async throws {
    let other = try await stored { $0.services.navigation.push(.settings) }
    fakes.places.place = other.places.place
    fakes.logIn()

    AppStart(fakes.services).start(at: .user("hina-m"))

    #expect(fakes.navigation.outline == "[C0: Home, Profile]")
  }

  @Test func `the last place waits for the login`() async throws {
    let other = try await stored { $0.services.navigation.push(.settings) }
    try await start(after: other, isLoggedIn: false)
    let login: LoginViewModel = try fakes.top()
    login.username = "juno"
    login.password = "bookbinder"

    login.loginCommand.execute()
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home, Settings]")
  }

  @Test func `a screen that returns a result is not restored`() async throws {
    let other = try await stored { other in
      other.services.navigation.push(.repository(Sample.name))
      (try other.top() as RepositoryViewModel).selectBranchOrTagCommand.execute()
      await settle()
      #expect(other.navigation.outline == "[C0: Home, Repository] [C6: RefPicker]")
    }

    try await start(after: other)

    #expect(fakes.navigation.outline == "[C0: Home, Repository]")
  }

  @Test func `the login is no place to store`() {
    AppStart(fakes.services).start(at: nil)

    AppStart(fakes.services).storePlace()

    #expect(fakes.places.place == nil)
  }

  @Test(arguments: [
    (0, [Route.home, .settings]), (1, []), (1, [.settings]), (1, [.login(.renewal)]),
    (1, [.home, .home]), (1, [.home, .refPicker(Sample.name, current: nil)]),
    (1, [.home, .contents()]),
  ])
  func `a place that cannot be shown leads home`(version: Int, routes: [Route]) async throws {
    fakes.places.place = NavigationSnapshot(
      version: version,
      path: RoutePath(routes),
      states: []
    )
    fakes.logIn()
    fakes.addEmptyHome()

    AppStart(fakes.services).start(at: nil)
    await settle()

    #expect(fakes.navigation.outline == "[C0: Home]")
    #expect(fakes.services.notice == nil)
  }
}
