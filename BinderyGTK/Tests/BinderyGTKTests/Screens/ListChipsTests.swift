import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// The conditions of a filter below its field.
  struct ListChipsTests {
    private let viewModel = ChippedBooks()
    private let screen: ListScreen<ChippedBooks, BookCell>

    init() {
      screen = ListScreen(viewModel, ListStrings(empty: "No Books"), make: BookCell.init) {
        cell,
        book,
        _ in cell.show(book)
      }
    }

    private var chips: [String] {
      buttons.compactMap { button in
        descendants(of: button, gtk_label_get_type()).first
          .flatMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
      }
    }

    /// The buttons in their order; the last descendant comes first.
    private var buttons: [ObjectOwner] {
      descendants(of: screen.content, gtk_button_get_type()).reversed()
        .filter { gtk_widget_has_css_class($0.pointer(), "filter-chip") != 0 }
    }

    @Test func `each condition is a button that removes it, in the order of the filter`() async {
      await inWindow(screen.content) {
        let before = chips
        viewModel.keyword = "new \(viewModel.keyword)"
        let after = chips
        bindery_object_send(buttons[1].raw, "clicked")

        #expect(before == ["long ×", "old ×"] && after == ["new ×", "long ×", "old ×"])
        #expect(viewModel.keyword == "new old" && chips == ["new ×", "old ×"])
        viewModel.keyword = ""
        #expect(chips.isEmpty)
      }
    }

    @Test func `the button of a condition that stays keeps the focus`() async {
      await inWindow(screen.content) {
        gtk_widget_grab_focus(buttons[1].pointer())
        viewModel.keyword = "old new"
        await screen.content.painted()

        #expect(chips == ["old ×", "new ×"])
        #expect(gtk_widget_has_focus(buttons[0].pointer()) != 0)
      }
    }

    @Test func `the focus of a button that is removed goes to the next one, or to the field`()
      async throws
    {
      await inWindow(screen.content) {
        gtk_widget_grab_focus(buttons[0].pointer())
        bindery_object_send(buttons[0].raw, "clicked")
        let next = gtk_widget_is_focus(buttons[0].pointer()) != 0
        bindery_object_send(buttons[0].raw, "clicked")
        let field = descendants(of: screen.content, gtk_text_get_type()).first

        #expect(next && chips.isEmpty)
        #expect(field.map { gtk_widget_is_focus($0.pointer()) } == 1)
      }
    }
  }
}

/// Books with a filter of words, each of which is a condition.
private final class ChippedBooks: ViewModel, ChipFiltering {
  let title = "Books"
  let rows = Book.all
  let content = ListContent.rows
  @MutableProperty var keyword = "long old"

  isolated deinit {}

  var chips: [FilterChip] {
    keyword.split(separator: " ").map { FilterChip("\($0)", title: "\($0)") }
  }

  func remove(_ chip: FilterChip) {
    keyword = chips.filter { $0 != chip }.map(\.id).joined(separator: " ")
  }

  func open(_ row: Book) {}
}
