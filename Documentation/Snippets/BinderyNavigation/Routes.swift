import BinderyNavigation
import Foundation

/// An app with routes; its screens do not refer to each other.
@MainActor
enum RouteApp {
  enum Route: NavigationRoute {
    case home, repository(String), tree(String, path: String)
    case refPicker(String, current: String, result: RouteResult<String> = .init())
  }

  enum Screen: NavigationScreen {
    case home(HomeViewModel), repository(RepositoryViewModel), tree(TreeViewModel)
    case refPicker(RefPickerViewModel)

    var viewModel: ViewModel {
      switch self {
      case .home(let viewModel): viewModel
      case .repository(let viewModel): viewModel
      case .tree(let viewModel): viewModel
      case .refPicker(let viewModel): viewModel
      }
    }

    typealias Route = RouteApp.Route
  }

  final class Services {
    let navigation: any RouteNavigation<Route>

    init(navigation: any RouteNavigation<Route>) { self.navigation = navigation }
  }

  final class HomeViewModel: ViewModel {
    init(_ services: Services) {}
  }

  final class TreeViewModel: ViewModel {
    init(_ services: Services, _ name: String, _ path: String) {}
  }

  final class RefPickerViewModel: ViewModel {
    let finish: (String) -> Void

    init(_ name: String, _ current: String, finish: @escaping (String) -> Void) {
      self.finish = finish
    }
  }

  final class RepositoryViewModel: ViewModel {
    private let services: Services
    private let name: String
    @MutableProperty private(set) var ref = "main"

    init(_ services: Services, _ name: String) {
      self.services = services
      self.name = name
    }

    func openFork() {
      services.navigation.push(.repository(name))
    }

    func chooseRef() async {
      let chosen = await services.navigation.present {
        .refPicker(name, current: ref, result: $0)
      }
      if let chosen { ref = chosen }
    }
  }

  final class AppScreens: ScreenFactory {
    private let services: Services

    init(_ services: Services) { self.services = services }

    func screen(for route: Route, _ context: ScreenContext) -> Screen {
      switch route {
      case .home: .home(HomeViewModel(services))
      case .repository(let name): .repository(RepositoryViewModel(services, name))
      case .tree(let name, let path): .tree(TreeViewModel(services, name, path))
      case .refPicker(let name, let current, let result):
        .refPicker(RefPickerViewModel(name, current, finish: context.finish(result)))
      }
    }
  }

  static func start() -> Router<Screen> {
    let router = Router<Screen>()
    let services = Services(navigation: router)
    router.screens = AppScreens(services)
    router.resetRoot(.home)
    return router
  }

  static func openLink(_ router: Router<Screen>) {
    router.set([.home, .repository("mona/atlas"), .tree("mona/atlas", path: "Sources")])
  }

  static func store(_ router: Router<Screen>) throws -> Data {
    let data = try JSONEncoder().encode(router.snapshot(version: 3))
    return data
  }

  static func restore(_ data: Data, _ router: Router<Screen>) {
    if let stored = try? JSONDecoder().decode(NavigationSnapshot<Route>.self, from: data) {
      router.restore(stored, version: 3)
    }
  }
}
