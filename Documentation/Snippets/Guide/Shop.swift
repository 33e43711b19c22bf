import BinderyTesting

enum ShopRoute: NavigationRoute {
  case shelves, book(String), review(String)
  case stars(RouteResult<Int> = .init())
}

enum ShopScreen: NavigationScreen {
  case shelves(ShelvesViewModel), book(BookViewModel)
  case stars(StarsViewModel), review(ReviewViewModel)

  typealias Route = ShopRoute

  var viewModel: ViewModel {
    switch self {
    case .shelves(let viewModel): viewModel
    case .book(let viewModel): viewModel
    case .stars(let viewModel): viewModel
    case .review(let viewModel): viewModel
    }
  }
}

@MainActor
struct ShopServices {
  let navigation: any RouteNavigation<ShopRoute>
}

final class ShopScreens: ScreenFactory {
  private let services: ShopServices

  init(_ services: ShopServices) { self.services = services }

  func screen(for route: ShopRoute, _ context: ScreenContext) -> ShopScreen {
    switch route {
    case .shelves: .shelves(ShelvesViewModel(services))
    case .book(let title): .book(BookViewModel(services, title))
    case .stars(let result): .stars(StarsViewModel(finish: context.finish(result)))
    case .review: .review(ReviewViewModel())
    }
  }
}

final class ShelvesViewModel: ViewModel {
  private let services: ShopServices

  init(_ services: ShopServices) { self.services = services }

  func open(_ title: String) { services.navigation.push(.book(title)) }
}

final class StarsViewModel: ViewModel {
  private let finish: (Int) -> Void

  init(finish: @escaping (Int) -> Void) { self.finish = finish }

  func choose(_ stars: Int) { finish(stars) }
}

final class BookViewModel: ViewModel, RestorableViewModel {
  let title: String
  @MutableProperty private(set) var stars: Int?
  private let services: ShopServices

  private(set) lazy var rate = command { viewModel in
    let stars = await viewModel.services.navigation.present { .stars($0) }
    if let stars { viewModel.stars = stars }
  }

  init(_ services: ShopServices, _ title: String) {
    self.services = services
    self.title = title
  }

  var restorableState: [String: String] { stars.map { ["stars": "\($0)"] } ?? [:] }

  func restore(_ state: [String: String]) { stars = state["stars"].flatMap { Int($0) } }
}

final class ReviewViewModel: ViewModel, LeavingGuard {
  @MutableProperty var text = ""
  let discard = Interaction<Void, Bool>()

  var guardsLeaving: Bool { !text.isEmpty }

  func confirmLeaving() async -> Bool { await discard.ask() ?? true }
}

func path(of link: String) -> RoutePath<ShopRoute>? {
  let parts = link.split(separator: "/").map { String($0) }
  return switch parts.count {
  case 2 where parts[0] == "books": [.shelves, .book(parts[1])]
  case 3 where parts[0] == "books" && parts[2] == "review":
    [.shelves, .book(parts[1]), .review(parts[1])]
  default: nil
  }
}

@MainActor
func startShop() -> Router<ShopScreen> {
  let router = Router<ShopScreen>()
  router.screens = ShopScreens(ShopServices(navigation: router))
  router.resetRoot(.shelves)
  return router
}
