import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct SectionedListViewTests {
    nonisolated private struct Book: Identifiable, Equatable {
      let id: Int
    }

    nonisolated private struct Shelf: ListSection, Equatable {
      let title: String
      let rows: [Book]
      var id: String { title }

      init(_ title: String, _ books: some Sequence<Int>) {
        self.title = title
        rows = books.map(Book.init)
      }
    }

    nonisolated private struct Chapter: ListSection {
      struct Page: Identifiable, Equatable {
        let id: String
      }

      let id: String
      let rows: [Page]
    }

    private final class Cell: ListCell {
      let label = Label()
      var widget: Widget { label }
    }

    private let list = SectionedListView<Shelf, Cell>(make: { Cell() }) { cell, book, _ in
      cell.label.text = "book \(book.id)"
    }

    @Test func `headings stand above their rows; sections without rows or words have none`() async {
      list.show([Shelf("A", [1, 2]), Shelf("B", []), Shelf("", [3]), Shelf("C", [4])])
      await inWindow(list.widget) {
        #expect(wordsFromTop() == ["A", "book 1", "book 2", "book 3", "C", "book 4"])
      }
    }

    @Test func `a heading and a row with the same identifier are different places`() {
      typealias Place = SectionedElement<Chapter>
      let chapter = Chapter(id: "Ebb", rows: [Chapter.Page(id: "Ebb")])
      let (heading, row) = (Place.heading(chapter.id, "Ebb"), Place.row(chapter.rows[0]))

      #expect(Set([heading.id, row.id, .heading("Ebb")]).count == 2)
      #expect(heading != row)
      #expect(heading != .heading(chapter.id, "Flow"))
      #expect(heading == .heading(chapter.id, "Ebb"))
    }

    @Test func `rows and sections come, go and move`() async {
      list.show([Shelf("A", [1, 2]), Shelf("B", [3])])
      await inWindow(list.widget) {
        list.show([Shelf("B", [3, 2]), Shelf("C", [5]), Shelf("A", [1])])
        await list.widget.painted()

        #expect(wordsFromTop() == ["B", "book 3", "book 2", "C", "book 5", "A", "book 1"])
      }
    }

    @Test func `a row is activated, a heading never`() async {
      var activated: [Int] = []
      list.onActivate = { activated.append($0.id) }
      list.show([Shelf("A", [1]), Shelf("B", [2])])
      await inWindow(list.widget) {
        let view = gtk_scrolled_window_get_child(list.widget.opaque)
        for position: guint in 0..<4 {
          bindery_object_send_number(view.map { UnsafeMutableRawPointer($0) }, "activate", position)
        }

        #expect(activated == [1, 2])
      }
    }

    @Test(arguments: [(0, "Shelf 0"), (205, "book 205"), (100, "Shelf 10"), (207, "book 207")])
    func `the list scrolls to a row, or to its heading, which is then the topmost`(
      row: Int,
      words: String
    ) async {
      list.show((0..<30).map { Shelf("Shelf \($0)", ($0 * 10)..<($0 * 10 + 10)) })
      await inWindow(list.widget) {
        for start in [0, 299, 150] {
          list.scroll(to: start)
          await list.widget.painted()
          list.scroll(to: row)
          for _ in 0..<3 { await list.widget.painted() }

          #expect(wordsFromTop().first == words)
        }
        list.scroll(to: 300)
        list.scroll(to: -1)
      }
    }

    @Test func `the list follows a property`() async {
      let shelves = MutableProperty([Shelf("A", [1])])
      let lifetime = Lifetime()
      lifetime.bind(list) { shelves.value }
      await inWindow(list.widget) {
        shelves.value = [Shelf("B", [2])]
        await list.widget.painted()

        #expect(wordsFromTop() == ["B", "book 2"])
      }
    }

    /// The words that can be seen, in the order in which they are on the screen.
    private func wordsFromTop() -> [String] {
      let height = Double(gtk_widget_get_height(list.widget.pointer()))
      var placed: [(Double, String)] = []
      for label in descendants(of: list.widget, gtk_label_get_type())
      where gtk_widget_get_mapped(label.pointer()) != 0 {
        var y = 0.0
        gtk_widget_translate_coordinates(label.pointer(), list.widget.pointer(), 0, 0, nil, &y)
        guard (0..<height).contains(y), let words = gtk_label_get_text(label.opaque) else {
          continue
        }
        placed.append((y, String(cString: words)))
      }
      return placed.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
