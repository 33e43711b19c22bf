import BinderyNavigation

/// Books in sections, with a filter and actions.
final class BookListViewModel: ViewModel, SectionedTableViewModel, RowActionProviding,
  RefreshableViewModel
{
  @MutableProperty var keyword = ""
  @MutableProperty private(set) var favourites: Set<String> = []
  private let services: CatalogServices

  init(_ services: CatalogServices) { self.services = services }

  var title: String { "Books" }

  var screenTitle: ScreenTitle {
    .double("Books", subtitle: "\(rows.count) of \(services.library.books.count)")
  }

  var sections: [BookSection] {
    let found = services.library.books.filter {
      keyword.isEmpty || $0.title.lowercased().contains(keyword.lowercased())
    }
    return found.chunked { $0.title.first?.uppercased() ?? "" }
      .map { BookSection(title: $0, rows: $1) }
  }

  var sectionIndexTitles: [String] { sections.map(\.title) }
  var rows: [Book] { sections.flatMap(\.rows) }
  var content: ListContent {
    if !rows.isEmpty { return .rows }
    return keyword.isEmpty ? .empty : .noMatches(keyword: keyword)
  }

  func open(_ book: Book) { services.navigation.push(.article(book)) }

  func actions(for book: Book) -> [ScreenAction] {
    let isFavourite = favourites.contains(book.id)
    return [
      ScreenAction("open", "Open", section: book.title, isPrimary: true) { self.open(book) },
      ScreenAction(
        "favourite",
        isFavourite ? "Remove Favourite" : "Add Favourite",
        section: book.title,
        isPrimary: true
      ) { self.setFavourite(!isFavourite, book) },
      ScreenAction("copy", "Copy Title", section: book.title) { self.services.copy(book.title) },
    ]
  }

  func refresh() { favourites = [] }

  private func setFavourite(_ isFavourite: Bool, _ book: Book) {
    let before = favourites
    if isFavourite { favourites.insert(book.id) } else { favourites.remove(book.id) }
    services.showNotice(isFavourite ? "Added to favourites" : "Removed from favourites") {
      [weak self] in self?.favourites = before
    }
  }
}

extension Array {
  /// Returns the elements in groups of neighbours with the same key.
  fileprivate func chunked<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
    var chunks: [(Key, [Element])] = []
    for element in self {
      if chunks.last?.0 == key(element) {
        chunks[chunks.count - 1].1.append(element)
      } else {
        chunks.append((key(element), [element]))
      }
    }
    return chunks
  }
}
