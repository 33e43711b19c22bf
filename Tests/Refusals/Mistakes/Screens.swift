// Topic: Screens and navigation
import BinderyTerminal

final class ListViewModel: ViewModel {}
final class BookViewModel: ViewModel {}

// # Screens without their view models
// Each screen has a view model, which the router activates and ends.
#if CORRECTED
enum Place: NavigationScreen {
  case list(ListViewModel)

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    }
  }
}
#else
enum Place: NavigationScreen {
  case list(ListViewModel)
}
#endif

// # A view model with a type of its own
// The property has the type `ViewModel`, because the cases have different view models.
#if CORRECTED
enum Page: NavigationScreen {
  case list(ListViewModel)

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    }
  }
}
#else
enum Page: NavigationScreen {
  case list(ListViewModel)

  var viewModel: ListViewModel {
    switch self {
    case .list(let viewModel): viewModel
    }
  }
}
#endif

// # A route with a value that cannot be stored
// Routes are saved and compared, and so are the values in them. The identifier of a book is enough.
#if CORRECTED
enum Path: NavigationRoute {
  case home, book(Int)
}
#else
struct Book {}
enum Path: NavigationRoute {
  case home, book(Book)
}
#endif

enum Route: NavigationRoute {
  case home, book(Int)
  case sorting(result: RouteResult<String> = .init())
}

enum Screen: NavigationScreen {
  typealias Route = Mistakes.Route
  case list(ListViewModel), book(BookViewModel)

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    case .book(let viewModel): viewModel
    }
  }
}

final class Screens: ScreenFactory {
  // # A route without a screen
  // Each route has a case in the factory.
  #if CORRECTED
  func screen(for route: Route, _ context: ScreenContext) -> Screen {
    switch route {
    case .home: .list(ListViewModel())
    case .book: .book(BookViewModel())
    case .sorting: .list(ListViewModel())
    }
  }
  #else
  func screen(for route: Route, _ context: ScreenContext) -> Screen {
    switch route {
    case .home: .list(ListViewModel())
    case .book: .book(BookViewModel())
    }
  }
  #endif
}

final class TextView: ScreenView {
  let actions: [KeyAction] = []
  func draw(in area: Rect, of frame: inout Frame) {}
}

@MainActor
func shows(_ router: Router<Screen>) {
  // # A screen without a view
  // The host draws every screen, so its `switch` has a view for each case.
  #if CORRECTED
  _ = TerminalHost(router: router, name: "Books") { screen in
    switch screen {
    case .list: TextView()
    case .book: TextView()
    }
  }
  #else
  _ = TerminalHost(router: router, name: "Books") { screen in
    switch screen {
    case .list: TextView()
    }
  }
  #endif

  // # A view model in place of its screen
  // The router shows screens: the case of the enum that has the view model.
  #if CORRECTED
  router.resetRoot(.list(ListViewModel()))
  #else
  router.resetRoot(ListViewModel())
  #endif
}

// # A view without its actions
// The keys of a view are rows of `actions`; a view without keys has an empty list.
#if CORRECTED
final class BookView: ScreenView {
  let actions: [KeyAction] = []
  func draw(in area: Rect, of frame: inout Frame) {}
}
#else
final class BookView: ScreenView {
  func draw(in area: Rect, of frame: inout Frame) {}
}
#endif

@MainActor
func opens(_ navigation: any RouteNavigation<Route>) async {
  // # A route with a wrong value
  // The case of the route says the type.
  #if CORRECTED
  navigation.push(.book(1))
  #else
  navigation.push(.book("1"))
  #endif

  // # A view model in place of its route
  // View models name the next screen by its route, and do not make its view model.
  #if CORRECTED
  navigation.push(.book(1))
  #else
  navigation.push(BookViewModel())
  #endif

  // # A result of the wrong type
  // The case of the route declares the type of the result.
  #if CORRECTED
  let order: String? = await navigation.present { .sorting(result: $0) }
  #else
  let order: Int? = await navigation.present { .sorting(result: $0) }
  #endif
  _ = order

  // # A result that is always there
  // The user may leave the screen without a result.
  #if CORRECTED
  let chosen = await navigation.present { .sorting(result: $0) } ?? "title"
  #else
  let chosen: String = await navigation.present { .sorting(result: $0) }
  #endif
  _ = chosen

  // # A result that is not awaited for
  // With a route, `present` shows the screen and returns. The form with a closure returns the result.
  #if CORRECTED
  let name = await navigation.present { .sorting(result: $0) }
  #else
  let name: String? = navigation.present(.sorting())
  #endif
  _ = name
}

// # A row that cannot be compared
// A list compares its rows, to find those that have changed.
#if CORRECTED
struct Line: Identifiable, Equatable { let id: Int }

final class LinesViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  let title = "Lines"
  let rows: [Line] = []
  let content = ListContent.rows
  func open(_ row: Line) {}
}
#else
struct Line: Identifiable { let id: Int }

final class LinesViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  let title = "Lines"
  let rows: [Line] = []
  let content = ListContent.rows
  func open(_ row: Line) {}
}
#endif

enum ShopRoute: NavigationRoute { case list }
enum SettingsRoute: NavigationRoute { case list }

enum MoreScreen: NavigationScreen {
  case list(ListViewModel)

  typealias Route = SettingsRoute

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    }
  }
}

// # Screens that do not name their routes
// The type of the screens says which routes lead to them. A `typealias Route = Route` would name itself.
#if CORRECTED
enum ShopScreen: NavigationScreen {
  case list(ListViewModel)

  typealias Route = ShopRoute

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    }
  }
}

final class ShopScreens: ScreenFactory {
  func screen(for route: ShopRoute, _ context: ScreenContext) -> ShopScreen {
    .list(ListViewModel())
  }
}
#else
enum ShopScreen: NavigationScreen {
  case list(ListViewModel)

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    }
  }
}

final class ShopScreens: ScreenFactory {
  func screen(for route: ShopRoute, _ context: ScreenContext) -> ShopScreen {
    .list(ListViewModel())
  }
}
#endif

// # A factory that is a structure
// The router retains its factory, so it is a class.
#if CORRECTED
final class MoreScreens: ScreenFactory {
  func screen(for route: SettingsRoute, _ context: ScreenContext) -> MoreScreen {
    .list(ListViewModel())
  }
}
#else
struct MoreScreens: ScreenFactory {
  func screen(for route: SettingsRoute, _ context: ScreenContext) -> MoreScreen {
    .list(ListViewModel())
  }
}
#endif
