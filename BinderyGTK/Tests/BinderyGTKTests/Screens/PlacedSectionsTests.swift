// An optimised build has no internal declarations for tests.
#if DEBUG
import BinderyTesting
import CGTK
import Testing

@testable import BinderyGTK

extension BinderyGTKTests {
  /// A list in sections whose rows are read where the user looks at them.
  struct PlacedSectionsTests {
    private nonisolated struct Row: Identifiable, Equatable {
      let id: Int
    }

    private nonisolated struct Part: ListSection {
      let id: Int
      let title: String
      var rows: [Row] { [] }
    }

    private final class TextCell: ListCell {
      let label = Label()
      var widget: Widget { label }

      deinit {}
    }

    private let list: SectionedListView<Part, TextCell>

    init() {
      list = SectionedListView(make: TextCell.init) { cell, row, _ in
        cell.label.text = "row \(row.id)"
      }
    }

    private var texts: Set<String> {
      Set(
        descendants(of: list.widget, gtk_label_get_type()).compactMap {
          gtk_widget_get_mapped($0.pointer()) == 0
            ? nil : gtk_label_get_text($0.opaque).map { String(cString: $0) }
        }
      )
    }

    /// Shows 100,000 rows, with headings above the rows 3, 4 and 99,999.
    private func show() {
      let headings = [("", 0), ("third", 3), ("fourth", 4), ("last", 99_999)]
      list.show(100_000, headings: headings.map { (id: $1, ListHeading($0, at: $1)) }) {
        Row(id: $0)
      }
    }

    @Test func `headings are above the rows at which their sections begin`() async {
      show()
      await inWindow(list.widget) {
        let words = (0..<8).compactMap { place -> String? in
          switch list.list.element(at: place) {
          case .heading(_, let words): words
          case .row(let row): "\(row.id)"
          case nil: nil
          }
        }

        #expect(words == ["0", "1", "2", "third", "3", "fourth", "4", "5"])
        #expect(texts.isSuperset(of: ["third", "fourth", "row 4"]))
        #expect([0, 3, 4, 99_999].map { list.place(of: $0) } == [0, 4, 6, 100_002])
        #expect((0..<7).map { list.offset(at: $0) } == [0, 1, 2, nil, 3, nil, 4])
      }
    }

    @Test func `the last row is focused and reported by its offset among the rows`() async {
      show()
      await inWindow(list.widget) {
        #expect(list.focus(row: 99_999))
        await list.widget.painted()

        #expect(list.focusedRow?.id == 99_999)
        #expect(list.visibleOffsets.last == 99_999)
        #expect(texts.contains("last"))
      }
    }

    @Test func `a list that is loaded as a whole follows with its own headings`() async {
      show()
      await inWindow(list.widget) {
        list.show([])
        await list.widget.painted()

        #expect(list.offset(at: 3) == 3)
        #expect(!texts.contains("third"))
      }
    }
  }
}
#endif
