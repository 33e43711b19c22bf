package import BinderyGTK

/// A list of books in sections, with a filter and actions.
package final class BookListViewModel: ViewModel, SectionedTableViewModel, MarkableTable {
  @MutableProperty package var books: [Book]
  @MutableProperty package var keyword = ""
  @MutableProperty package var marks: Set<Book.ID> = []
  @MutableProperty package var problem: String?
  @MutableProperty package var isLoading = false
  /// The message of a failure in place of the rows.
  @MutableProperty package var failure: String?
  /// The number of refreshes.
  package private(set) var refreshes = 0
  /// The opened books.
  package private(set) var opened: [Book] = []

  package let title: String
  private let showNotice: (String) -> Void

  package init(
    title: String = "Books",
    _ books: [Book] = Book.all,
    showNotice: @escaping (String) -> Void = { _ in }
  ) {
    self.title = title
    self.books = books
    self.showNotice = showNotice
  }

  package var sections: [Shelf] {
    Shelf.shelves(
      of: books.filter { keyword.isEmpty || $0.title.lowercased().contains(keyword.lowercased()) }
    )
  }
  package var rows: [Book] { sections.flatMap(\.rows) }
  package var sectionIndexTitles: [String] { sections.map(\.title) }

  package var content: ListContent {
    if let failure { return .failed(failure) }
    if isLoading, books.isEmpty { return .loading }
    if books.isEmpty { return .empty }
    return rows.isEmpty ? .noMatches(keyword: keyword) : .rows
  }

  package func open(_ row: Book) {
    opened.append(row)
    showNotice("“\(row.title)” is by \(row.author)")
  }

  package func actions(for rows: [Book]) -> [ScreenAction] {
    let (ids, isRead) = (Set(rows.map(\.id)), rows.allSatisfy(\.isRead))
    return [
      ScreenAction("read", isRead ? "Mark as Unread" : "Mark as Read", section: "Book") {
        for index in self.books.indices where ids.contains(self.books[index].id) {
          self.books[index].isRead = !isRead
        }
      },
      ScreenAction("remove", "Remove", section: "Book") {
        self.books.removeAll { ids.contains($0.id) }
      },
    ]
  }
}

extension BookListViewModel: RefreshableViewModel {
  package func refresh() {
    refreshes += 1
    failure = nil
  }
}
