import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  /// A list screen over a list that is loaded where the user looks at it.
  struct PlacedListScreenTests {
    private final class NumbersViewModel: ViewModel, TableViewModel, RestorableTable {
      nonisolated struct Row: Identifiable, Equatable {
        let id: String
      }

      /// The number of places that were requested.
      @MutableProperty private var jumps = 0
      private var selected = SelectedRow()
      /// The offsets whose rows are loaded.
      @MutableProperty var loaded: Range<Int> = 0..<10
      @MutableProperty var keyword = ""
      private(set) var displayed: Range<Int> = 0..<0
      private(set) var reads = 0

      var selectedRow: SelectedRow {
        get {
          _ = jumps
          return selected
        }
        set { selected = newValue }
      }
      var title: String { "Numbers" }
      var content: ListContent { .rows }
      var rows: [Row] { (0..<10).map { Row(id: "loaded \($0)") }.filter(isShown) }
      var rowCount: Int { keyword.isEmpty ? 1_000_000 : rows.count }

      override init() {}

      func row(at offset: Int) -> Row? {
        reads += 1
        return Row(id: loaded.contains(offset) ? "loaded \(offset)" : "number \(offset)")
      }

      func display(_ offsets: Range<Int>) { displayed = offsets }

      func open(_ row: Row) {}

      func go(to offset: Int) {
        selected.request(offset)
        jumps += 1
      }

      private func isShown(_ row: Row) -> Bool { keyword.isEmpty || row.id.contains(keyword) }
    }

    private final class TextCell: ListCell {
      let label = Label()
      var widget: Widget { label }

      deinit {}
    }

    private let viewModel = NumbersViewModel()
    private let screen: ListScreen<NumbersViewModel, TextCell>

    init() {
      screen = ListScreen(viewModel, ListStrings(empty: "None"), make: TextCell.init) {
        cell,
        row,
        _ in cell.label.text = row.id
      }
      viewModel.activate()
    }

    private var texts: Set<String> {
      Set(
        descendants(of: screen.content, gtk_label_get_type()).compactMap {
          gtk_label_get_text($0.opaque).map { String(cString: $0) }
        }
      )
    }

    @Test func `rows that are loaded later replace those with their numbers`() async {
      await inWindow(screen.content) {
        #expect(texts.contains("loaded 9"))
        #expect(texts.contains("number 10"))
        let reads = viewModel.reads
        viewModel.loaded = 0..<12
        await screen.content.painted()

        #expect(texts.contains("loaded 11"))
        #expect(!texts.contains("number 10"))
        #expect(viewModel.reads - reads < 1_000)
      }
    }

    @Test func `the end and a place of a million rows are shown, and their offsets reported`()
      async throws
    {
      try await inWindow(screen.content) {
        let adjustment = try #require(gtk_scrolled_window_get_vadjustment(screen.list.opaque))
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
        await screen.content.painted()
        await screen.content.painted()
        #expect(texts.contains("number 999999"))
        #expect(viewModel.displayed.upperBound == 1_000_000)

        viewModel.go(to: 734_210)
        await screen.content.painted()
        await screen.content.painted()

        #expect(texts.contains("number 734210"))
        #expect(viewModel.displayed.contains(734_210))
        #expect(viewModel.selectedRow.offset == nil)
        viewModel.loaded = 734_200..<734_300
        await screen.content.painted()
        #expect(texts.contains("loaded 734210"))
        #expect(viewModel.selectedRow.id == "loaded 734210")
      }
    }

    @Test func `a filter shows the loaded rows alone, and its end all of them`() async {
      await inWindow(screen.content) {
        viewModel.keyword = "3"
        await screen.content.painted()
        #expect(texts.contains("loaded 3"))
        #expect(!texts.contains("number 10"))

        viewModel.keyword = ""
        await screen.content.painted()

        #expect(texts.contains("number 10"))
      }
    }
  }
}
