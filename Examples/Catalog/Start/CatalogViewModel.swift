import BinderyNavigation

/// The list of the catalog's pages.
final class CatalogViewModel: ViewModel, TableViewModel {
  /// A page of the catalog.
  nonisolated struct Row: Identifiable, Equatable {
    let id: Int
    let title: String
    let about: String
  }

  private static let all = [
    Row(id: 0, title: "Lists", about: "filter, sections, index, row actions, menu, notices"),
    Row(id: 1, title: "Forms", about: "fields, texts, check boxes, selects, buttons, focus"),
    Row(id: 2, title: "States", about: "loading, empty, failed, progress; segments"),
    Row(id: 3, title: "Tabs", about: "numbers, badges, narrow screens"),
    Row(id: 5, title: "Search", about: "a search field, a list of actions, a text"),
    Row(id: 4, title: "Layouts", about: "split, pictures, a panel over the screen"),
  ]

  let title = "Catalog"
  @MutableProperty var keyword = ""
  private let services: CatalogServices

  init(_ services: CatalogServices) { self.services = services }

  var rows: [Row] { Self.all.filter { $0.title.lowercased().hasPrefix(keyword.lowercased()) } }
  var content: ListContent { rows.isEmpty ? .noMatches(keyword: keyword) : .rows }

  func open(_ row: Row) {
    let route: CatalogRoute =
      switch row.id {
      case 0: .books
      case 1: .form
      case 2: .states
      case 3: .tabBar
      case 5: .parts
      default: .layouts
      }
    services.navigation.push(route)
  }
}
