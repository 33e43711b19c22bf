public import BinderyNavigation

/// The screens of the third step.
public enum LoginScreen: NavigationScreen {
  /// The login screen.
  case login(LoginViewModel)
  /// The screen after the login.
  case home(HomeViewModel)

  /// The screen's view model.
  public var viewModel: ViewModel {
    switch self {
    case .login(let viewModel): viewModel
    case .home(let viewModel): viewModel
    }
  }
}
