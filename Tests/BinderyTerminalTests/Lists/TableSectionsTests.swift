import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct TableSectionsTests {
  // C79
  @Test func `a frame reads the sections only after they have changed`() throws {
    let table = SectionedBooks(count: 100_000)
    let app = WidgetApp {
      .widget(
        TablePane(table, emptyText: "") { row, area, frame in frame.write(row.name, in: area) }
      )
    }

    #expect(app.lines[0].hasPrefix("  Shelf 0 "))
    let reads = table.reads
    try app.press("j j ] ] [ G")
    #expect(app.lines[0].hasPrefix("  Shelf 9999 "))
    #expect(table.reads == reads)
    table.shelves[9_999] = SectionedBooks.Shelf(
      id: 9_999,
      title: "Last",
      rows: table.shelves[9_999].rows
    )

    #expect(app.lines[0].hasPrefix("  Last "))
    #expect(table.reads > reads)
  }
}

private final class SectionedBooks: ViewModel, SectionedTableViewModel {
  nonisolated struct Book: Identifiable, Equatable {
    let id: Int
    var name: String { "book \(id)" }
  }

  nonisolated struct Shelf: ListSection, Equatable {
    let id: Int
    let title: String
    let rows: [Book]
  }

  let title = "Books"
  var keyword = ""
  var reads = 0
  @MutableProperty var shelves: [Shelf]
  @Computed({ (table: SectionedBooks) in table.shelves.flatMap(\.rows) }) var rows

  init(count: Int) {
    shelves = stride(from: 0, to: count, by: 10).map { start in
      Shelf(
        id: start / 10,
        title: "Shelf \(start / 10)",
        rows: (start..<start + 10).map { Book(id: $0) }
      )
    }
  }

  var sections: [Shelf] {
    reads += 1
    return shelves
  }

  var content: ListContent { .rows }

  func open(_ row: Book) {}
}
