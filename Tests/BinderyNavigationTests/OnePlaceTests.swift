import BinderyNavigation
import BinderyTesting
import Testing

/// View models that a request would show twice, or after their end.
struct OnePlaceTests {
  private let router = Router<Screen>()
  private let repository = RepositoryViewModel()

  init() {
    router.resetRoot(.home(HomeViewModel()))
    router.push(.repository(repository))
  }

  private func outline<Screen>(_ router: Router<Screen>) -> String {
    router.controllers.map(\.description).joined(separator: " ")
  }

  /// Calls `body`, and returns the reports of screens that are not shown.
  private func reports(_ body: () async -> Void) async -> [String] {
    var reports: [String] = []
    let trace = Trace.observe { if case .refusedScreen(let reason) = $0 { reports.append(reason) } }
    defer { trace.dispose() }
    await body()
    return reports
  }

  // C69
  @Test(arguments: ["push", "present", "path"])
  func `a view model that is shown is refused a second place`(_ way: String) async {
    let line = #line + 4
    let reports = await reports {
      let outcome =
        switch way {
        case "push": router.push(.repository(repository))
        case "present": router.present(.repository(repository))
        default:
          router.submit(
            .init(.set([.repository(repository), .repository(repository)])),
            completion: nil
          )
        }
      #expect(outcome == .refused)
    }

    #expect(outline(router) == "[C0: Home, Repository]")
    #expect(repository.phase == .active)
    #expect(reports.count == 1)
    #expect(reports.first?.hasSuffix("the view model of Repository is shown already") == true)
    #expect(
      way != "push"
        || reports.first?.hasPrefix(
          "push Repository (BinderyNavigationTests/OnePlaceTests.swift:\(line))"
        )
          == true
    )
  }

  // C38, C69
  @Test func `a caller that presents a screen that is shown receives nil`() async {
    let reports = await reports {
      let result: String? = await router.present { _ in .repository(repository) }
      #expect(result == nil)
    }

    #expect(repository.phase == .active)
    #expect(reports.count == 1)
  }

  // C69
  @Test(arguments: ["push", "present", "reset", "replace", "await"])
  func `a view model that has ended is refused`(_ way: String) async {
    let ended = RepositoryViewModel()
    ended.end()
    let reports = await reports {
      switch way {
      case "push": router.push(.repository(ended))
      case "present": router.present(.repository(ended))
      case "reset": router.resetRoot(.repository(ended))
      case "replace": router.replace(.repository(ended))
      default:
        let result: String? = await router.push { _ in .repository(ended) }
        #expect(result == nil)
      }
    }

    #expect(outline(router) == "[C0: Home, Repository]")
    #expect(reports.count == 1)
    #expect(reports.first?.hasSuffix("the view model of Repository has ended") == true)
  }

  // C69
  @Test(arguments: ["reset", "replace", "path"])
  func `a view model whose screen is moved stays alive`(_ way: String) {
    switch way {
    case "reset": router.resetRoot(.repository(repository))
    case "replace": router.replace(.repository(repository))
    default: router.submit(.init(.set([.repository(repository)])), completion: nil)
    }

    #expect(repository.phase == .active)
    #expect(router.top?.viewModel === repository)
    router.resetRoot(.login(LoginViewModel()))
    #expect(repository.phase == .ended)
  }

  // C69
  @Test func `a home that is the root again keeps its tabs`() throws {
    let home = try #require(router.controllers[0].root.screen.viewModel as? HomeViewModel)

    router.resetRoot(.home(home))

    #expect([home.phase, home.news.phase] == [.active, .active])
    router.end()
    #expect([home.phase, home.news.phase] == [.ended, .ended])
  }

  // C69
  @Test func `the view model of a tab is refused a place above the tabs`() async throws {
    let home = try #require(router.controllers[0].root.screen.viewModel as? HomeViewModel)

    let reports = await reports { #expect(router.push(.news(home.news)) == .refused) }

    #expect(reports.count == 1)
  }

  // C69
  @Test func `a tab does not end a view model that is shown elsewhere`() async {
    final class Tabbed: ViewModel {}
    let news = NewsViewModel()
    router.push(.news(news))
    let host = Tabbed()
    let tabs = Tabs<Screen>([.init("News", .news(news)), .init("Other", .repos(ReposViewModel()))])

    let reports = await reports {
      tabs.follow(host)
      host.activate()
      tabs.select(1)
      host.end()
    }

    #expect(news.phase == .active)
    #expect(reports == ["the view model NewsViewModel of a tab is shown already"])
  }

  // C69
  @Test func `a view model that another router shows is refused`() async {
    let other = Router<Screen>()
    other.resetRoot(.login(LoginViewModel()))

    let reports = await reports { other.push(.repository(repository)) }

    #expect(outline(other) == "[C0: Login]")
    #expect(reports.count == 1)
    other.end()
  }

  // C69
  @Test func `a factory that returns a view model twice shows none of the path`() async {
    let app = CachingApp()
    app.router.resetRoot(.fresh(0))

    let reports = await reports {
      app.router.set([.fresh(0), .fresh(1), .cached, .fresh(2), .cached])
    }

    #expect(app.router.path == [.fresh(0)])
    #expect(reports == [app.report("is shown already", #line - 4)])
    #expect(app.made.map(\.phase) == [.active, .ended, .ended])
    #expect(app.cached.phase == .ended)
  }

  // C69
  @Test func `a factory that returns a view model that has ended is refused`() async {
    let app = CachingApp()
    let snapshot = NavigationSnapshot<CachingApp.Route>(
      version: 1,
      path: [.fresh(0), .cached],
      states: []
    )
    #expect(app.router.restore(snapshot, version: 1))
    app.router.pop()

    let reports = await reports { #expect(!app.router.restore(snapshot, version: 1)) }

    #expect(app.router.path == [.fresh(0)])
    #expect(reports == ["set [fresh(0), cached]: the view model of Cached has ended"])
  }
}

/// An app whose factory makes one of its view models once.
private final class CachingApp: ScreenFactory {
  nonisolated enum Route: NavigationRoute {
    case fresh(Int), cached
  }

  enum Screen: NavigationScreen {
    case only(ViewModel)

    typealias Route = CachingApp.Route

    var viewModel: ViewModel {
      switch self {
      case .only(let viewModel): viewModel
      }
    }
  }

  final class CachedViewModel: ViewModel {}
  final class FreshViewModel: ViewModel {}

  let router = Router<Screen>()
  let cached = CachedViewModel()
  private(set) var made: [FreshViewModel] = []

  init() { router.screens = self }

  isolated deinit { router.end() }

  func screen(for route: Route, _ context: ScreenContext) -> Screen {
    guard route != .cached else { return .only(cached) }
    let viewModel = FreshViewModel()
    made.append(viewModel)
    return .only(viewModel)
  }

  func report(_ fault: String, _ line: Int) -> String {
    "set [fresh(0), fresh(1), cached, fresh(2), cached] "
      + "(BinderyNavigationTests/OnePlaceTests.swift:\(line)): the view model of Cached \(fault)"
  }
}
