package import BinderyGTK

/// The screens of the catalog.
package enum CatalogScreen: NavigationScreen {
  case index(IndexViewModel)
  case page(CatalogPage, SettingsViewModel)
  case list(BookListViewModel)
  case states(StatesViewModel)
  case manual(ManualViewModel)
  case segments(ShelvesViewModel)
  case tabs(ShopViewModel)
  case editor(EditorViewModel)

  package var viewModel: ViewModel {
    switch self {
    case .index(let viewModel): viewModel
    case .page(_, let viewModel): viewModel
    case .list(let viewModel): viewModel
    case .states(let viewModel): viewModel
    case .manual(let viewModel): viewModel
    case .segments(let viewModel): viewModel
    case .tabs(let viewModel): viewModel
    case .editor(let viewModel): viewModel
    }
  }

  package var tabs: Tabs<CatalogScreen>? {
    if case .tabs(let viewModel) = self { viewModel.tabs } else { nil }
  }
}
