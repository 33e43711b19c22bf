#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import Mine

/// The screens of the account page's example.
enum MineScreen: NavigationScreen {
  case mine(MineViewModel)
  case login(LoginViewModel)
  case item(MineItemViewModel)

  var viewModel: ViewModel {
    switch self {
    case .mine(let viewModel): viewModel
    case .login(let viewModel): viewModel
    case .item(let viewModel): viewModel
    }
  }
}
#endif
