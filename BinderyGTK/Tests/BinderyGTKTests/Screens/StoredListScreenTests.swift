import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  /// A list whose rows are shown before the request for them has ended.
  struct StoredListScreenTests {
    private final class NumbersViewModel: ViewModel, TableViewModel {
      nonisolated struct Row: Identifiable, Equatable {
        let id: Int
      }

      @MutableProperty var isLoading = true
      @MutableProperty var progress: String?
      @MutableProperty var keyword = ""
      let rows = (0..<3).map { Row(id: $0) }
      var requests = 0
      var title: String { "Numbers" }
      var content: ListContent { .rows }

      func open(_ row: Row) {}
      func loadMore() { requests += 1 }
    }

    private final class NumberCell: ListCell {
      let label = Label()
      var widget: Widget { label }

      deinit {}
    }

    private let viewModel = NumbersViewModel()
    private let screen: ListScreen<NumbersViewModel, NumberCell>

    init() {
      screen = ListScreen(viewModel, ListStrings(emptyText: "None."), make: NumberCell.init) {
        cell,
        row,
        _ in cell.label.text = "Number \(row.id)"
      }
    }

    private var texts: [String] {
      descendants(of: screen.content, gtk_label_get_type())
        .filter { gtk_widget_get_mapped($0.pointer()) != 0 }
        .compactMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
        .reversed()
    }

    @Test func `the next page follows each request for the first one, once`() async {
      await inWindow(screen.content) {
        await screen.content.painted()
        let before = viewModel.requests
        viewModel.isLoading = false
        await screen.content.painted()
        await screen.content.painted()
        let first = viewModel.requests
        viewModel.isLoading = true
        viewModel.isLoading = false
        await screen.content.painted()

        #expect([before, first, viewModel.requests] == [0, 1, 2])
      }
    }

    @Test func `the progress is shown above the rows until the request ends`() async {
      await inWindow(screen.content) {
        viewModel.progress = "2 of 3 read"
        await screen.content.painted()
        let during = texts
        viewModel.progress = nil
        await screen.content.painted()

        #expect(during.first == "2 of 3 read")
        #expect(texts == Array(during.dropFirst()))
      }
    }

    @Test func `a widget is shown between the filter and the rows`() async {
      screen.showBelowFilter(Label("Choices"))
      await inWindow(screen.content) {
        await screen.content.painted()

        #expect(texts.first == "Choices")
      }
    }
  }
}
