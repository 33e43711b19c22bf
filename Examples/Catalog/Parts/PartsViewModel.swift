import BinderyNavigation

/// A search, a choice and a list of actions.
final class PartsViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  @MutableProperty private(set) var searched = ""
  @MutableProperty private(set) var chosen = ""
  private let services: CatalogServices

  init(_ services: CatalogServices) { self.services = services }

  var title: String { "Search" }

  var rows: [Book] {
    guard !searched.isEmpty else { return [] }
    return services.library.books.filter { $0.title.lowercased().contains(searched) }
  }

  var content: ListContent {
    if searched.isEmpty { return .empty }
    return rows.isEmpty ? .noMatches(keyword: searched) : .rows
  }

  /// The things that can be done with the library.
  var parts: [ScreenAction] {
    ["Shelves", "Loans", "Readers"].map { title in
      ScreenAction(title, title) { self.chosen = title }
    }
  }

  /// Searches for the keyword.
  func search() { searched = keyword.lowercased() }

  func open(_ book: Book) { services.navigation.push(.article(book)) }
}
