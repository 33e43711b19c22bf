import Bindery

@MainActor
func people(of server: Library) -> PagedList<Book, Int> {
  let people = PagedList<Book, Int>(matches: { $0.title.contains($1) }) { next in
    Page(items: try await server.followers(at: next), next: (next ?? 0) + 1)
  }
  people.refreshCommand.execute()
  return people
}

func pages(first: [Book], second: [Book]) -> [Book] {
  var paging = Paging<Book, Int>()
  paging.start()  // loading
  paging.begin(with: Page(items: first, next: 1))  // partial
  let cursor = paging.startMore()  // loadingMore; nil while a page is under way
  paging.append(Page(items: second))  // complete
  return cursor == 1 ? paging.items : []
}

final class RowViewModel: ViewModel, Identifiable {
  @MutableProperty var title = ""
}

@MainActor
func recycling(rows: [RowViewModel]) -> RecyclingBinder<RowViewModel, Label> {
  let binder = RecyclingBinder<RowViewModel, Label>(make: Label.init) { cell, row, lifetime in
    lifetime.observe(cell) { $0.text = row.title }
  }
  binder.show(20..<60, of: rows)
  print(binder.cellsMade)  // 40, and as many after it has shown 30..<70
  return binder
}

func selecting(rows: [Book], newer: [Book]) -> Int? {
  var selection = Selection<Int>()
  selection.select(rows[2].id)
  selection.follow(from: rows, to: newer)  // the same row, wherever it is now
  let offset = selection.offset(in: newer)
  return offset
}

struct Shelf: ListSection, Equatable {
  let id: String
  let rows: [Book]

  var title: String { id }

  static func shelves(of books: [Book]) -> [Shelf] { [Shelf(id: "All", rows: books)] }
}

final class LibraryViewModel: ViewModel, SectionedTableViewModel {
  @MutableProperty var keyword = ""
  @MutableProperty private(set) var books: [Book] = []
  @Computed({ (viewModel: LibraryViewModel) in Shelf.shelves(of: viewModel.books) }) var sections
  @Computed({ (viewModel: LibraryViewModel) in viewModel.sections.flatMap(\.rows) }) var rows

  var title: String { "Library" }
  var content: ListContent { .rows }

  func open(_ row: Book) {}
}
