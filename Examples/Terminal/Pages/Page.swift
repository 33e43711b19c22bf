#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal

/// A screen that consists of a view only, for examples without navigation.
enum Page: NavigationScreen {
  case only(PageViewModel)

  var viewModel: ViewModel {
    switch self {
    case .only(let viewModel): viewModel
    }
  }
}

/// Holds the view of a ``Page``.
final class PageViewModel: ViewModel {
  let view: any ScreenView

  init(_ view: any ScreenView) { self.view = view }
}

extension TerminalHost where Screen == Page {
  /// Makes a host that shows the view of each page.
  convenience init(router: Router<Page>, name: String) {
    self.init(router: router, name: name) { screen in
      switch screen {
      case .only(let viewModel): viewModel.view
      }
    }
  }

  /// Makes a host that shows one view.
  convenience init(_ view: any ScreenView, name: String) {
    let router = Router<Page>()
    router.resetRoot(.only(PageViewModel(view)))
    self.init(router: router, name: name)
  }
}
#endif
