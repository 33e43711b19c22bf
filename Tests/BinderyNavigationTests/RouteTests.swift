import BinderyNavigation
import BinderyTesting
import Foundation
import Testing

struct RouteTests {
  private let app = RouteApp()

  @Test func `the verbs take routes and act on the last controller`() {
    app.navigation.resetRoot(.home)
    app.navigation.push(.list("a"))
    app.navigation.present(.detail(1))
    app.navigation.push(.detail(2))
    #expect(app.router.path.description == "[home (News), list(\"a\")] [detail(1), detail(2)]")

    app.navigation.replace(.detail(3))
    #expect(app.router.path.controllers[1].map(\.target) == [.detail(1), .detail(3)])

    app.navigation.popTo(.list("a"))
    #expect(app.router.path.targets == [.home, .list("a")])
  }

  @Test func `equal places are equal, whatever the way to them`() {
    let other = RouteApp()

    app.navigation.resetRoot(.home)
    app.navigation.push(.detail(1))
    app.navigation.push(.detail(2))
    app.navigation.pop()
    other.navigation.set([.home, .detail(1)])

    #expect(app.router.path == other.router.path)
  }

  // C56
  @Test func `a path keeps the view models of the longest common prefix`() {
    app.navigation.set([.home, .list("a"), .detail(1), .detail(2)])
    let before = app.viewModels

    app.navigation.set([.home, .list("a"), .detail(3)])

    let after = app.viewModels
    #expect(after.count == 3)
    #expect(zip(before, after).prefix(2).allSatisfy { $0 === $1 })
    #expect(before[2...].allSatisfy { $0.phase == .ended })
    #expect(after.map(\.phase) == [.initialised, .initialised, .active])
  }

  // C56
  @Test func `a path of five screens sends the requests of the top screen only`() {
    app.navigation.set([.home, .detail(1), .detail(2), .detail(3), .detail(4)])

    #expect(app.requests.sent == [4])
    #expect(app.viewModels.dropLast().allSatisfy { $0.phase == .initialised })
    #expect(app.screens.made.contains(.list("news")) == false)
  }

  @Test func `a path is one change`() {
    var changes = 0
    let token = observe {
      _ = app.router.controllers
      changes += 1
    }

    app.navigation.set([.home, .list("a"), .detail(1)])

    #expect(changes == 2)
    token.dispose()
  }

  @Test func `a path with presented controllers keeps the first of them`() {
    let path = RoutePath<RouteApp.Route>(controllers: [
      [.init(.home, tab: "Stars")], [.init(.picker(current: "main"))], [.init(.detail(1))],
    ])

    app.navigation.set(path)
    let picker = app.router.controllers[1].top.screen.viewModel
    #expect(app.router.path == path)

    app.navigation.set(
      RoutePath(controllers: [[.init(.home)], [.init(.picker(current: "main"))]])
    )
    #expect(app.router.top?.viewModel === picker)
    #expect(app.router.path.controllers[0][0].tab == "Stars")
  }

  @Test func `random paths come back as they were set and stored`() throws {
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let path = randomPath(&dice)
      let stored = try JSONEncoder().encode(path)

      let read = try JSONDecoder().decode(RoutePath<RouteApp.Route>.self, from: stored)
      app.navigation.set(read)

      #expect(read == path)
      #expect(app.router.path.targets == path.targets)
      #expect(app.router.path.controllers.map(\.count) == path.controllers.map(\.count))
    }
  }

  private func randomPath(
    _ dice: inout SystemRandomNumberGenerator
  ) -> RoutePath<RouteApp.Route> {
    RoutePath(
      controllers: (0...Int.random(in: 0...2, using: &dice)).map { _ in
        (0...Int.random(in: 0...4, using: &dice)).map { _ in
          let number = Int.random(in: 0...3, using: &dice)
          return Bool.random(using: &dice) ? .init(.detail(number)) : .init(.list("l\(number)"))
        }
      }
    )
  }

  @Test func `an empty path is refused`() {
    app.navigation.resetRoot(.home)

    #expect(app.navigation.set([]) == .refused)
    #expect(app.outline == "[C0: Home]")
  }

  @Test func `the tabs of routes are made when they are selected first`() throws {
    app.navigation.resetRoot(.home)
    #expect(app.screens.made == [.home, .list("news")])
    let home = try #require(app.top(RouteApp.HomeViewModel.self))

    home.tabs.select(1)

    let tabs = try #require(app.router.controllers[0].root.tabs)
    #expect(app.screens.made == [.home, .list("news"), .list("stars")])
    #expect(tabs.controllers.map(\.description) == ["[C1: List]", "[C2: List]"])
    #expect(tabs.controllers.map(\.top.screen.viewModel.phase) == [.inactive, .active])
  }

  @Test func `the screens of tabs are released with their host`() async throws {
    app.navigation.resetRoot(.home)
    try #require(app.top(RouteApp.HomeViewModel.self)).tabs.select(1)
    weak let tab = app.router.topTabs?.selectedScreen.viewModel
    #expect(tab != nil)

    app.navigation.resetRoot(.detail(1))
    await settle()

    #expect(tab == nil)
  }

  @Test func `a tab that is selected again refreshes its screen`() throws {
    app.navigation.resetRoot(.home)
    let home = try #require(app.top(RouteApp.HomeViewModel.self))
    let news = try #require(
      app.router.controllers[0].root.tabs?.controller(at: 0).top.screen.viewModel
        as? RouteApp.ListViewModel
    )

    home.tabs.select(0)

    #expect(news.refreshes == 1)
  }

  @Test func `a covered tab that a path selects loads nothing`() throws {
    app.navigation.resetRoot(.home)

    app.navigation.set(
      RoutePath(controllers: [[.init(.home, tab: "Stars"), .init(.detail(1))]])
    )

    #expect(app.screens.made == [.home, .list("news"), .detail(1)])
    #expect(app.router.path.controllers[0][0].tab == "Stars")
  }

  @Test func `the screens of tabs end with their host`() throws {
    app.navigation.resetRoot(.home)
    let tabs = try #require(app.router.controllers[0].root.tabs)

    app.navigation.resetRoot(.editor)

    #expect(tabs.made.map(\.top.screen.viewModel.phase) == [.ended])
  }
}
