import BinderyNavigation

/// The factory of the catalog's screens.
final class CatalogScreens: ScreenFactory {
  private let services: CatalogServices

  init(_ services: CatalogServices) { self.services = services }

  deinit {}

  func screen(for route: CatalogRoute, _ context: ScreenContext) -> CatalogScreen {
    switch route {
    case .article(let book): .article(ArticleViewModel(book, services))
    case .books: .books(BookListViewModel(services))
    case .form: .form(FormViewModel(services))
    case .home: .home(CatalogViewModel(services))
    case .layouts: .layouts(LayoutsViewModel(services))
    case .parts: .parts(PartsViewModel(services))
    case .progress: .layouts(LayoutsViewModel(services, part: .progress))
    case .states: .states(StatesViewModel(services))
    case .tabBar: .tabBar(CatalogTabsViewModel())
    }
  }
}
