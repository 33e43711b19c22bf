import BinderyNavigation

/// The screens of the catalog.
enum CatalogScreen: NavigationScreen {
  case article(ArticleViewModel)
  case books(BookListViewModel)
  case form(FormViewModel)
  case home(CatalogViewModel)
  case layouts(LayoutsViewModel)
  case states(StatesViewModel)
  case tabBar(CatalogTabsViewModel)

  var viewModel: ViewModel {
    switch self {
    case .article(let viewModel): viewModel
    case .books(let viewModel): viewModel
    case .form(let viewModel): viewModel
    case .home(let viewModel): viewModel
    case .layouts(let viewModel): viewModel
    case .states(let viewModel): viewModel
    case .tabBar(let viewModel): viewModel
    }
  }

  var tabs: Tabs<CatalogScreen>? {
    if case .tabBar(let viewModel) = self { viewModel.tabs } else { nil }
  }
}
