import BinderyNavigation

/// The screens of the catalog.
enum CatalogScreen: NavigationScreen {
  typealias Route = CatalogRoute

  case article(ArticleViewModel)
  case books(BookListViewModel)
  case form(FormViewModel)
  case home(CatalogViewModel)
  case layouts(LayoutsViewModel)
  case parts(PartsViewModel)
  case states(StatesViewModel)
  case tabBar(CatalogTabsViewModel)

  var viewModel: ViewModel {
    switch self {
    case .article(let viewModel): viewModel
    case .books(let viewModel): viewModel
    case .form(let viewModel): viewModel
    case .home(let viewModel): viewModel
    case .layouts(let viewModel): viewModel
    case .parts(let viewModel): viewModel
    case .states(let viewModel): viewModel
    case .tabBar(let viewModel): viewModel
    }
  }

  var routeTabs: Tabs<CatalogRoute>? {
    if case .tabBar(let viewModel) = self { viewModel.tabs } else { nil }
  }
}
