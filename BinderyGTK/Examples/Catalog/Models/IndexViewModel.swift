package import BinderyGTK

/// The list of the catalog's pages.
package final class IndexViewModel: ViewModel, TableViewModel {
  @MutableProperty package var keyword = ""
  package let title = "Catalog"
  private let navigation: any Navigation<CatalogScreen>
  private let showNotice: (String) -> Void

  package init(
    _ navigation: any Navigation<CatalogScreen>,
    showNotice: @escaping (String) -> Void = { _ in }
  ) {
    self.navigation = navigation
    self.showNotice = showNotice
  }

  package var rows: [CatalogPage] {
    CatalogPage.allCases.filter {
      keyword.isEmpty || "\($0.title) \($0.summary)".lowercased().contains(keyword.lowercased())
    }
  }
  package var content: ListContent { rows.isEmpty ? .noMatches(keyword: keyword) : .rows }

  package func open(_ row: CatalogPage) { navigation.push(screen(of: row)) }

  /// Makes the screen of a page.
  package func screen(of page: CatalogPage) -> CatalogScreen {
    switch page {
    case .buttons, .fields, .rows: .page(page, SettingsViewModel())
    case .list: .list(BookListViewModel(showNotice: showNotice))
    case .states: .states(StatesViewModel())
    case .page: .manual(ManualViewModel())
    case .segments: .segments(ShelvesViewModel())
    case .tabs: .tabs(ShopViewModel())
    case .editor: .editor(EditorViewModel())
    }
  }
}
