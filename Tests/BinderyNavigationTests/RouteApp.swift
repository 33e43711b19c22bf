import BinderyNavigation
import BinderyTesting

/// An app whose view models name the next screens by routes.
final class RouteApp {
  nonisolated enum Route: NavigationRoute {
    case home
    case list(String)
    case detail(Int)
    case picker(current: String, result: RouteResult<String> = .init())
    case editor
  }

  enum Screen: NavigationScreen {
    case home(HomeViewModel)
    case list(ListViewModel)
    case detail(DetailViewModel)
    case picker(PickerViewModel)
    case editor(EditorViewModel)

    var viewModel: ViewModel {
      switch self {
      case .home(let viewModel): viewModel
      case .list(let viewModel): viewModel
      case .detail(let viewModel): viewModel
      case .picker(let viewModel): viewModel
      case .editor(let viewModel): viewModel
      }
    }

    var routeTabs: Tabs<Route>? {
      if case .home(let viewModel) = self { viewModel.tabs } else { nil }
    }
  }

  final class HomeViewModel: ViewModel, @MainActor TabBarViewModel {
    let tabs = Tabs<Route>([
      .init(TabLabel("News", icon: "news"), .list("news")),
      .init(TabLabel("Stars", icon: "star"), .list("stars")),
    ])

    override init() {
      super.init()
      followTabs()
    }
  }

  final class ListViewModel: ViewModel, RefreshableViewModel, RestorableViewModel {
    let name: String
    private(set) var refreshes = 0
    @MutableProperty var keyword = ""

    init(_ name: String) {
      self.name = name
      super.init()
    }

    func refresh() { refreshes += 1 }

    var restorableState: [String: String] { ["keyword": keyword] }
    func restore(_ state: [String: String]) { keyword = state["keyword"] ?? keyword }
  }

  final class DetailViewModel: ViewModel, RestorableViewModel {
    let number: Int
    @MutableProperty var row = 0

    init(_ number: Int, _ requests: RequestCounter) {
      self.number = number
      super.init()
      whenActivated { _, _ in requests.sent.append(number) }
    }

    var restorableState: [String: String] { ["row": "\(row)"] }
    func restore(_ state: [String: String]) { row = state["row"].flatMap { Int($0) } ?? row }
  }

  final class PickerViewModel: ViewModel {
    let finish: (String) -> Void
    let close: () -> Void

    init(_ result: RouteResult<String>, _ context: ScreenContext) {
      finish = context.finish(result)
      close = context.close
      super.init()
    }
  }

  final class EditorViewModel: ViewModel, LeavingGuard {
    @MutableProperty var text = ""
    let discard = Interaction<Void, Bool>()

    var guardsLeaving: Bool { !text.isEmpty }
    func confirmLeaving() async -> Bool { await discard.ask() ?? true }
  }

  /// The requests to the server, by the numbers of the details.
  final class RequestCounter {
    var sent: [Int] = []

    deinit {}
  }

  final class Screens: ScreenFactory {
    let requests: RequestCounter
    private(set) var made: [Route] = []
    private(set) var last: ViewModel?

    init(_ requests: RequestCounter) { self.requests = requests }

    deinit {}

    func screen(for route: Route, _ context: ScreenContext) -> Screen {
      made.append(route)
      let screen: Screen =
        switch route {
        case .home: .home(HomeViewModel())
        case .list(let name): .list(ListViewModel(name))
        case .detail(let number): .detail(DetailViewModel(number, requests))
        case .picker(_, let result): .picker(PickerViewModel(result, context))
        case .editor: .editor(EditorViewModel())
        }
      last = screen.viewModel
      return screen
    }
  }

  let router = Router<Screen>()
  let requests = RequestCounter()
  let screens: Screens
  var navigation: any RouteNavigation<Route> { router }

  init() {
    screens = Screens(requests)
    router.screens = screens
  }

  isolated deinit { router.end() }

  /// The stack as text.
  var outline: String { router.controllers.map(\.description).joined(separator: " ") }

  /// The view models of all entries, the root first.
  var viewModels: [ViewModel] {
    router.controllers.flatMap(\.entries).map(\.screen.viewModel)
  }

  func top<Kind: ViewModel>(_ type: Kind.Type) -> Kind? { router.top?.viewModel as? Kind }
}
