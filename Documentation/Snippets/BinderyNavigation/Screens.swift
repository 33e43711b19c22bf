import BinderyNavigation

final class LoginViewModel: ViewModel {
  init(_ services: Services) {}
}

final class HomeViewModel: ViewModel {}

enum Screen: NavigationScreen {
  case login(LoginViewModel), home(HomeViewModel)
  case repository(RepositoryViewModel), refs(RefPickerViewModel)

  var viewModel: ViewModel {
    switch self {
    case .login(let viewModel): viewModel
    case .home(let viewModel): viewModel
    case .repository(let viewModel): viewModel
    case .refs(let viewModel): viewModel
    }
  }
}

/// The services of the view models, with the navigation.
@MainActor
struct Services {
  let navigation: any Navigation<Screen>
}

@MainActor
func start() -> Router<Screen> {
  let router = Router<Screen>()
  let services = Services(navigation: router)
  router.resetRoot(.login(LoginViewModel(services)))
  return router
}
