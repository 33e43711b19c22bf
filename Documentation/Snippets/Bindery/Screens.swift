import Bindery

final class ShelfViewModel: ViewModel, TitledViewModel {
  @MutableProperty var count = 0
  var title: String { "Shelf" }
  var screenTitle: ScreenTitle { .double(title, subtitle: "\(count) books") }
}

final class WeatherViewModel: ViewModel, RefreshableViewModel {
  private(set) lazy var refreshCommand = command(.join) { viewModel in
    try await viewModel.load()
  }

  func refresh() { refreshCommand.execute() }

  private func load() async throws { await Task.yield() }
}

final class BookListViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  private let books: [Book]
  private let openBook: (Book) -> Void

  var title: String { "Books" }
  var rows: [Book] { books.filter { keyword.isEmpty || $0.title.contains(keyword) } }
  var content: ListContent { rows.isEmpty ? .noMatches(keyword: keyword) : .rows }

  func open(_ row: Book) { openBook(row) }

  init(_ books: [Book], openBook: @escaping (Book) -> Void) {
    self.books = books
    self.openBook = openBook
  }
}

extension BookListViewModel: RowActionProviding {
  func actions(for row: Book) -> [ScreenAction] {
    [ScreenAction("remove", "Remove") { self.remove(row) }]
  }

  private func remove(_ row: Book) {}
}

final class ReadingListViewModel: ViewModel, MarkableTable {
  @MutableProperty var keyword = ""
  @MutableProperty var rows: [Book]
  @MutableProperty var marks: Set<Book.ID> = []

  func actions(for rows: [Book]) -> [ScreenAction] {
    [ScreenAction("remove", "Remove") { self.remove(rows) }]
  }

  let title = "Reading List"
  let content = ListContent.rows

  init(_ books: [Book]) { rows = books }

  func open(_ row: Book) {}

  private func remove(_ removed: [Book]) { rows.removeAll { removed.contains($0) } }
}

final class AuthorsViewModel: ViewModel, ChipFiltering {
  @MutableProperty var keyword = ""
  private var authors: [String] { keyword.split(separator: " ").map(String.init) }

  var chips: [FilterChip] { authors.map { FilterChip($0, title: "By \($0)") } }

  func remove(_ chip: FilterChip) {
    keyword = authors.filter { $0 != chip.id }.joined(separator: " ")
  }

  let title = "By Author"
  let rows: [Book] = []
  let content = ListContent.rows

  func open(_ row: Book) {}
}

final class FollowersViewModel: ViewModel, PagedTableViewModel {
  let list: PagedList<Book, Int>
  let title = "Followers"

  var rows: [Book] { list.visible }

  init(_ list: PagedList<Book, Int>) { self.list = list }

  func open(_ row: Book) {}
}
