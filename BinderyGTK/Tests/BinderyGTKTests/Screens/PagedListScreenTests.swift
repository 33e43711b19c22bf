import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// A list screen over a live paged list, whose focused row is restored.
  struct PagedListScreenTests {
    private final class NumberListViewModel: ViewModel, PagedTableViewModel, RestorableTable {
      nonisolated struct Row: Identifiable, Equatable {
        let id: Int
      }

      /// The number of times that the selection was moved by the view model.
      @MutableProperty private var jumps = 0
      private var selected = SelectedRow()

      var selectedRow: SelectedRow {
        get {
          _ = jumps
          return selected
        }
        set { selected = newValue }
      }
      let list: PagedList<Row, Int>
      var title: String { "Numbers" }
      var rows: [Row] { list.visible }

      init(_ response: Responses) {
        list = PagedList(matches: { "\($0.id)".contains($1) }) { _ in try await response.value() }
      }

      func open(_ row: Row) {}

      func select(_ id: Int) {
        selected = SelectedRow(restoring: "\(id)")
        jumps += 1
      }
    }

    private final class NumberCell: ListCell {
      let label = Label()
      var widget: Widget { label }

      deinit {}
    }

    private struct Refused: Error {}

    /// The responses to requests for pages, which a test gives one after the other.
    private final class Responses {
      typealias Response = Page<NumberListViewModel.Row, Int>

      private var waiting: [CheckedContinuation<Response, any Error>] = []

      init() {}

      deinit {}

      func value() async throws -> Response {
        try await withCheckedThrowingContinuation { waiting.append($0) }
      }

      func resolve(_ result: Result<Response, any Error>) async {
        await settle()
        if !waiting.isEmpty { waiting.removeFirst().resume(with: result) }
        await settle()
      }
    }

    private let response = Responses()
    private let viewModel: NumberListViewModel
    private let screen: ListScreen<NumberListViewModel, NumberCell>

    init() {
      viewModel = NumberListViewModel(response)
      screen = ListScreen(viewModel, ListStrings(emptyText: "None."), make: NumberCell.init) {
        cell,
        row,
        _ in cell.label.text = "Number \(row.id)"
      }
    }

    private func page(_ ids: Range<Int>, next: Int? = nil) -> Page<NumberListViewModel.Row, Int> {
      Page(items: ids.map { NumberListViewModel.Row(id: $0) }, next: next)
    }

    /// The texts on the screen.
    private var texts: [String] {
      descendants(of: screen.content, gtk_label_get_type())
        .filter { gtk_widget_get_mapped($0.pointer()) != 0 }
        .compactMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
    }

    /// The text of the row with the focus.
    private var focused: String? {
      guard let root = gtk_widget_get_root(screen.content.pointer()),
        let focus = gtk_root_get_focus(root)
      else { return nil }
      let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(focus))
      return descendants(of: owner, gtk_label_get_type()).first.flatMap {
        gtk_label_get_text($0.opaque).map { String(cString: $0) }
      }
    }

    @Test func `rows that are shorter than the window are followed by the next page`() async {
      await inWindow(screen.content) {
        viewModel.refresh()
        await screen.content.painted()
        let isLoading = texts.isEmpty
        await response.resolve(.success(page(0..<3, next: 1)))
        await screen.content.painted()
        let first = texts.sorted()
        await response.resolve(.success(page(3..<6)))
        await screen.content.painted()

        #expect(isLoading)
        #expect(first == ["Number 0", "Number 1", "Number 2"])
        #expect(texts.count == 6)
      }
    }

    @Test func `a scroll near the end loads one more page, and a failure keeps the rows`() async {
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<100, next: 1)))
        await screen.content.painted()
        let before = viewModel.list.loadMoreCommand.isExecuting
        let adjustment = gtk_scrolled_window_get_vadjustment(screen.list.opaque)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
        await screen.content.painted()
        let after = viewModel.list.loadMoreCommand.isExecuting
        await response.resolve(.failure(Refused()))
        await screen.content.painted()

        #expect([before, after] == [false, true])
        #expect(viewModel.rows.count == 100)
        #expect(texts.contains("Refused()"))
        #expect(texts.contains("Try Again"))
      }
    }

    @Test func `a failed page is requested again by a user who comes back to the end`() async {
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<100, next: 1)))
        await screen.content.painted()
        let adjustment = gtk_scrolled_window_get_vadjustment(screen.list.opaque)
        let end = gtk_adjustment_get_upper(adjustment)
        gtk_adjustment_set_value(adjustment, end)
        await screen.content.painted()
        await response.resolve(.failure(Refused()))
        gtk_adjustment_set_value(adjustment, end - 1)
        await screen.content.painted()
        let atEnd = viewModel.list.loadMoreCommand.isExecuting
        gtk_adjustment_set_value(adjustment, 0)
        await screen.content.painted()
        gtk_adjustment_set_value(adjustment, end)
        await screen.content.painted()

        #expect([atEnd, viewModel.list.loadMoreCommand.isExecuting] == [false, true])
      }
    }

    @Test func `a refreshed list with as many rows is followed by its next page`() async {
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<3)))
        await screen.content.painted()
        viewModel.refresh()
        await response.resolve(.success(page(0..<3, next: 1)))
        await screen.content.painted()
        await response.resolve(.success(page(3..<6)))

        #expect(viewModel.rows.count == 6)
      }
    }

    @Test func `an empty list has the first sentence as its title`() async {
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<0)))
        await screen.content.painted()

        #expect(texts == ["None"])
      }
    }

    @Test func `the restored row gets the focus when its page is loaded, far below`() async {
      viewModel.restore(["row": "70"])
      viewModel.activate()
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<50, next: 1)))
        await screen.content.painted()
        let before = viewModel.selectedRow.restored
        viewModel.loadMore()
        await response.resolve(.success(page(50..<100)))
        await screen.content.painted()

        #expect(before == "70")
        #expect(focused == "Number 70")
        #expect(texts.contains("Number 70"))
        #expect(viewModel.selectedRow.restored == nil)
        #expect(viewModel.restorableState == ["row": "70"])
      }
    }

    @Test func `the restored row gets the focus when the screen appears, far below`() async {
      viewModel.refresh()
      await response.resolve(.success(page(0..<100)))
      viewModel.restore(["row": "70"])
      viewModel.activate()
      await inWindow(screen.content) {
        await screen.content.painted()
        await screen.content.painted()

        #expect(focused == "Number 70")
        #expect(viewModel.selectedRow.restored == nil)
        let adjustment = gtk_scrolled_window_get_vadjustment(screen.list.opaque)
        #expect(gtk_adjustment_get_value(adjustment) > 0)
      }
    }

    @Test func `the focus stays in the filter of a user who types before the row is loaded`()
      async
    {
      viewModel.restore(["row": "70"])
      viewModel.activate()
      await inWindow(screen.content) {
        viewModel.refresh()
        screen.openFilter()
        screen.filterEntry.text = "7"
        await response.resolve(.success(page(0..<100)))
        await screen.content.painted()

        #expect(viewModel.selectedRow.restored == nil)
        #expect(focused == "Filter")
      }
    }

    @Test func `a row that the view model selects gets the focus while rows are filtered`() async {
      viewModel.activate()
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<400)))
        viewModel.keyword = "7"
        await screen.content.painted()
        for id in [377, 7, 270] {
          viewModel.select(id)
          await screen.content.painted()
          await screen.content.painted()

          #expect(focused == "Number \(id)")
          #expect(viewModel.selectedRow.id == "\(id)")
        }
      }
    }

    @Test func `a selected row that is not loaded is waited for while rows are filtered`() async {
      viewModel.activate()
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<10)))
        viewModel.keyword = "7"
        await screen.content.painted()
        viewModel.select(70)
        await screen.content.painted()

        #expect(viewModel.selectedRow.restored == "70")
      }
    }

    @Test func `a screen that is not active leaves the focus until it is`() async {
      viewModel.restore(["row": "2"])
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<5)))
        await screen.content.painted()
        let before = viewModel.selectedRow.restored
        viewModel.activate()
        await screen.content.painted()

        #expect(before == "2")
        #expect(focused == "Number 2")
      }
    }

    @Test func `the focused row is stored, and a move of the user ends the restoration`() async {
      viewModel.restore(["row": "900"])
      viewModel.activate()
      await inWindow(screen.content) {
        viewModel.refresh()
        await response.resolve(.success(page(0..<5)))
        await screen.content.painted()
        gtk_widget_child_focus(screen.list.pointer(), GTK_DIR_TAB_FORWARD)
        await screen.content.painted()
        let before = viewModel.selectedRow.id
        let list = descendants(of: screen.content, gtk_list_view_get_type())[0]
        gtk_widget_child_focus(list.pointer(), GTK_DIR_DOWN)
        await screen.content.painted()

        #expect(before == "900")
        #expect(viewModel.selectedRow.restored == nil)
        #expect(viewModel.selectedRow.id == "1")
      }
    }
  }
}
