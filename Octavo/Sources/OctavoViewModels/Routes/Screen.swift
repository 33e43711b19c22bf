public import BinderyNavigation

/// The screens of the app.
public enum Screen: NavigationScreen {
  /// The way in.
  case login(LoginViewModel)

  /// The view model of the screen.
  public var viewModel: ViewModel {
    switch self {
    case .login(let viewModel): viewModel
    }
  }
}
