import BinderyNavigation
import BinderyTesting

/// An app with a list beside which the pages of its rows are shown.
final class PreviewApp {
  nonisolated enum Route: NavigationRoute {
    case home, list, page(Int), editor, other
  }

  nonisolated struct Item: Identifiable, Equatable {
    let id: Int
  }

  enum Screen: NavigationScreen {
    case home(HomeViewModel)
    case list(ListViewModel)
    case page(PageViewModel)

    var viewModel: ViewModel {
      switch self {
      case .home(let viewModel): viewModel
      case .list(let viewModel): viewModel
      case .page(let viewModel): viewModel
      }
    }

    var routeTabs: Tabs<Route>? { if case .home(let home) = self { home.tabs } else { nil } }
  }

  final class HomeViewModel: ViewModel, @MainActor TabBarViewModel {
    let tabs = Tabs<Route>([
      .init(TabLabel("List"), .list), .init(TabLabel("Other"), .other),
    ])

    override init() {
      super.init()
      followTabs()
    }
  }

  final class ListViewModel: ViewModel, PreviewingTable {
    @MutableProperty var rows = (0..<2_000).map { Item(id: $0) }
    var selectedRow = SelectedRow() { didSet { selectedID = selectedRow.id } }
    @MutableProperty private(set) var selectedID: String?
    var keyword = ""
    let title = "List"
    let content = ListContent.rows
    private let navigation: any RouteNavigation<Route>

    init(_ navigation: any RouteNavigation<Route>, _ scheduler: any Scheduler) {
      self.navigation = navigation
      super.init()
      followSelection(navigation, on: scheduler, after: .milliseconds(200))
    }

    func select(_ id: Int) { selectedRow.note("\(id)") }
    func open(_ row: Item) { navigation.push(.page(row.id)) }

    /// Every tenth row but the first has no page.
    func preview(of row: Item?) -> PreviewContent<Route> {
      guard let row, row.id == 0 || row.id % 10 > 0 else { return .words("No page.") }
      return .page(.page(row.id))
    }
  }

  final class PageViewModel: ViewModel, LeavingGuard {
    let route: Route
    var loads = 0
    var opens = 0
    var guardsLeaving = false

    init(_ route: Route) {
      self.route = route
      super.init()
      whenActivated { page, _ in
        if page.loads == 0 { page.loads = 1 }
        if !page.isBeside { page.opens += 1 }
      }
    }

    func confirmLeaving() async -> Bool { true }
  }

  final class Screens: ScreenFactory {
    let scheduler = TestScheduler()
    unowned let router: Router<Screen>
    private(set) var made: [Route] = []
    private(set) var pages: [WeakPage] = []
    private(set) weak var list: ListViewModel?

    init(_ router: Router<Screen>) { self.router = router }

    deinit {}

    func screen(for route: Route, _ context: ScreenContext) -> Screen {
      made.append(route)
      switch route {
      case .home: return .home(HomeViewModel())
      case .list:
        let list = ListViewModel(router, scheduler)
        self.list = list
        return .list(list)
      case .page, .editor, .other:
        let page = PageViewModel(route)
        pages.append(WeakPage(page: page))
        return .page(page)
      }
    }
  }

  struct WeakPage {
    weak var page: PageViewModel?
  }

  let router = Router<Screen>()
  let screens: Screens

  /// Shows a path, where there is room for a page or not.
  init(_ path: RoutePath<Route> = [.list], isSplit: Bool = true) {
    screens = Screens(router)
    router.screens = screens
    router.setSplit(isSplit)
    router.set(path)
  }

  isolated deinit { router.end() }

  var outline: String { router.controllers.map(\.description).joined(separator: " ") }

  /// The pages that were made, in order.
  var made: [Route] { screens.made.filter { $0 != .home && $0 != .list } }

  /// The page of the preview.
  var preview: PageViewModel? {
    guard case .page(let page)? = router.preview?.entry?.screen else { return nil }
    return page
  }

  /// The page on top.
  var top: PageViewModel? {
    guard case .page(let page)? = router.top else { return nil }
    return page
  }

  /// The pages that are still there.
  var living: [Route] { screens.pages.compactMap(\.page?.route) }

  func select(_ id: Int) { screens.list?.select(id) }
  func rest() { screens.scheduler.advance(by: .milliseconds(200)) }
}
