#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal

/// A screen that consists of a view only, for examples without navigation.
enum ViewOnlyScreen: NavigationScreen {
  case only(ViewOnlyViewModel)

  var viewModel: ViewModel {
    switch self {
    case .only(let viewModel): viewModel
    }
  }
}

/// Holds the view of a ``ViewOnlyScreen``.
final class ViewOnlyViewModel: ViewModel {
  let view: any ScreenView

  init(_ view: any ScreenView) { self.view = view }
}

extension TerminalHost where Screen == ViewOnlyScreen {
  /// Makes a host that shows the view of each page.
  convenience init(router: Router<ViewOnlyScreen>, name: String) {
    self.init(router: router, name: name) { screen in
      switch screen {
      case .only(let viewModel): viewModel.view
      }
    }
  }

  /// Makes a host that shows one view.
  convenience init(_ view: any ScreenView, name: String) {
    let router = Router<ViewOnlyScreen>()
    router.resetRoot(.only(ViewOnlyViewModel(view)))
    self.init(router: router, name: name)
  }
}
#endif
