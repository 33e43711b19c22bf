/// The screens of an app: an enum with a view model in each case.
///
/// ```swift
/// enum Screen: NavigationScreen {
///   case login(LoginViewModel), home(HomeViewModel)
///
///   var viewModel: ViewModel {
///     switch self {
///     case .login(let viewModel): viewModel
///     case .home(let viewModel): viewModel
///     }
///   }
/// }
/// ```
///
/// A front end finds the view of a screen with one `switch` without a default, so that a new screen
/// does not compile until every front end draws it.
///
/// - Order: screens are shown in the order of their controllers; the last one is active.
/// - Lifetime: a case retains its view model, and the router retains the case until the screen is
///   removed.
/// - Errors: a screen that failed to load is still a screen; its view model says so.
/// - Cost: a value around a reference; ``viewModel`` is read often, so it should only return it.
@MainActor
public protocol NavigationScreen {
  /// The routes of the app; `Never` for an app without routes.
  associatedtype Route: Codable & Hashable & Sendable = Never

  /// The view model of the screen.
  var viewModel: ViewModel { get }

  /// The tabs of the screen, if their screens are made by its view model; `nil` by default.
  var tabs: Tabs<Self>? { get }

  /// The tabs of the screen, if they are named by routes; `nil` by default.
  var routeTabs: Tabs<Route>? { get }
}

extension NavigationScreen {
  /// No tabs.
  public var tabs: Tabs<Self>? { nil }

  /// No tabs.
  public var routeTabs: Tabs<Route>? { nil }

  /// The name of the screen in logs and tests: the type of its view model without “ViewModel”.
  public var name: String {
    let type = "\(type(of: viewModel))"
    return type.hasSuffix("ViewModel") ? String(type.dropLast(9)) : type
  }
}
