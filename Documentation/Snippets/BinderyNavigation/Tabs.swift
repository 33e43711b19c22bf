import BinderyNavigation

/// The view model of a screen that an adopter divides into tabs.
final class MainViewModel: ViewModel, TabBarViewModel {
  let tabs: Tabs<Tab>

  init(_ tabs: Tabs<Tab>) {
    self.tabs = tabs
    super.init()
    followTabs()
  }
}

enum Tab: NavigationScreen {
  case home(HomeViewModel)

  var viewModel: ViewModel {
    switch self {
    case .home(let viewModel): viewModel
    }
  }
}
