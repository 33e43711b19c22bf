import BinderyNavigation

enum TwoScreens {
  enum Screen: NavigationScreen {
    case login(LoginViewModel), home(HomeViewModel)

    var viewModel: ViewModel {
      switch self {
      case .login(let viewModel): viewModel
      case .home(let viewModel): viewModel
      }
    }
  }
}
