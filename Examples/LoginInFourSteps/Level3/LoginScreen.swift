public import BinderyNavigation

/// The screens of the third step.
public enum LoginScreen: NavigationScreen {
  /// The log-in.
  case login(LoginViewModel)
  /// What comes after it.
  case home(HomeViewModel)

  /// The screen's view model.
  public var viewModel: ViewModel {
    switch self {
    case .login(let viewModel): viewModel
    case .home(let viewModel): viewModel
    }
  }
}
