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
/// A front end finds a screen's view with one `switch` that has no default, so a new screen does
/// not compile until every front end draws it.
@MainActor
public protocol NavigationScreen {
  /// The view model of the screen.
  var viewModel: ViewModel { get }

  /// The tabs that the screen hosts, if it does; `nil` by default.
  var tabs: Tabs<Self>? { get }
}

extension NavigationScreen {
  /// No tabs.
  public var tabs: Tabs<Self>? { nil }

  /// What to call the screen in logs and tests: its view model's type without “ViewModel”.
  public var name: String {
    let type = "\(type(of: viewModel))"
    return type.hasSuffix("ViewModel") ? String(type.dropLast(9)) : type
  }
}
