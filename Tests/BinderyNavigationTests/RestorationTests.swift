import BinderyNavigation
import BinderyTesting
import Foundation
import Testing

struct RestorationTests {
  private typealias Snapshot = NavigationSnapshot<RouteApp.Route>

  private let app = RouteApp()

  private func stored() throws -> Data {
    app.navigation.set(
      RoutePath(controllers: [[.init(.home, tab: "Stars"), .init(.detail(1))]])
    )
    app.top(RouteApp.DetailViewModel.self)?.row = 7
    return try JSONEncoder().encode(app.router.snapshot(version: 1))
  }

  @Test func `routes, tab and state of each screen are restored`() throws {
    let data = try stored()
    let next = RouteApp()

    let snapshot = try JSONDecoder().decode(Snapshot.self, from: data)

    #expect(next.router.restore(snapshot, version: 1))
    #expect(next.router.path == app.router.path)
    #expect(next.top(RouteApp.DetailViewModel.self)?.row == 7)
  }

  @Test func `a snapshot of another version is not restored`() throws {
    let snapshot = try JSONDecoder().decode(Snapshot.self, from: stored())
    let next = RouteApp()

    #expect(!next.router.restore(snapshot, version: 2))
    #expect(next.router.controllers.isEmpty)
  }

  @Test func `a route that this version does not know ends the path below it`() throws {
    let text = String(decoding: try stored(), as: UTF8.self)
      .replacingOccurrences(of: "detail", with: "gone")

    let snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
    let next = RouteApp()

    #expect(next.router.restore(snapshot, version: 1))
    #expect(next.outline == "[C0: Home]")
  }

  @Test func `every cut of a stored snapshot is refused or restores a part`() throws {
    let data = try stored()

    for length in 0..<data.count {
      let snapshot = try? JSONDecoder().decode(Snapshot.self, from: data.prefix(length))
      #expect(snapshot == nil)
    }
  }

  @Test func `the states of tabs are restored, each when its tab is selected`() throws {
    app.navigation.resetRoot(.home)
    let tabs = try #require(app.router.topTabs)
    tabs.tabs.select(1)
    for (controller, keyword) in zip(tabs.controllers, ["ink", "paper"]) {
      (controller.top.screen.viewModel as? RouteApp.ListViewModel)?.keyword = keyword
    }
    let next = RouteApp()

    next.router.restore(app.router.snapshot(version: 1), version: 1)

    #expect(next.screens.made == [.home, .list("stars")])
    let restored = next.router.snapshot(version: 1)
    #expect(restored == app.router.snapshot(version: 1))
    let controllers = try #require(next.router.topTabs).controllers
    let lists = controllers.map { $0.top.screen.viewModel as? RouteApp.ListViewModel }
    #expect(lists.map { $0?.keyword } == ["ink", "paper"])
    #expect(next.router.snapshot(version: 1) == restored)
  }

  @Test func `screens that return a result are not restored`() async throws {
    app.navigation.set([.home, .detail(1)])
    let result = Task.immediate { [app] in
      await app.navigation.push { .picker(current: "", result: $0) }
    }

    let path = app.router.snapshot(version: 1).path

    #expect(path.targets == [.home, .detail(1)])
    app.navigation.pop()
    _ = await result.value
  }
}
