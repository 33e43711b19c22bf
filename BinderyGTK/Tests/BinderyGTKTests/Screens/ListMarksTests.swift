import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// Rows that are marked by keys, and what an action does with them.
  struct ListMarksTests {
    private let viewModel = BookListViewModel()
    private let screen: ListScreen<BookListViewModel, BookCell>

    init() { screen = makeBookScreen(viewModel) }

    private var listView: ObjectOwner {
      descendants(of: screen.content, gtk_list_view_get_type())[0]
    }

    private var markedRows: Int {
      descendants(of: screen.content, gtk_widget_get_type())
        .count { gtk_widget_has_css_class($0.pointer(), "bindery-marked-row") != 0 }
    }

    private func moveDown() async {
      gtk_widget_child_focus(listView.pointer(), GTK_DIR_DOWN)
      await screen.content.painted()
    }

    private func press(_ key: Int32, _ held: GdkModifierType = GdkModifierType(0)) -> Bool {
      pressFirst(guint(key), holding: held, on: screen.list)
    }

    @Test func `Space marks the focused row, and an action applies to all marked rows`() async {
      await inWindow(screen.content) {
        let titles = viewModel.rows.map(\.title)
        // A heading has the focus first.
        for _ in 0..<2 { await moveDown() }
        #expect(press(GDK_KEY_space))
        for _ in 0..<2 { await moveDown() }
        #expect(press(GDK_KEY_space))
        let marked = (viewModel.marks.count, markedRows)
        screen.actions.action("remove")?.perform()
        await screen.content.painted()

        #expect(marked == (2, 2))
        #expect(viewModel.books.count == titles.count - 2)
        #expect(viewModel.marks.isEmpty && markedRows == 0)
      }
    }

    @Test func `Shift and an arrow mark rows, and Escape removes the marks before the filter`()
      async
    {
      await inWindow(screen.content) {
        var moves = 0
        while screen.actions.action("remove") == nil, moves < 6 {
          await moveDown()
          moves += 1
        }

        #expect(!press(GDK_KEY_Down, GDK_SHIFT_MASK))
        await moveDown()
        await settle()
        viewModel.keyword = "a"
        #expect(viewModel.marks.count == 2)
        #expect(press(GDK_KEY_Escape))
        #expect(viewModel.marks.isEmpty && viewModel.keyword == "a")
        #expect(!press(GDK_KEY_Escape))
      }
    }

    @Test func `marks are those of the view model, also without a focused row`() async {
      await inWindow(screen.content) {
        screen.actions.action("mark.all")?.perform()
        await screen.content.painted()
        let isSelected = descendants(of: screen.content, gtk_widget_get_type()).contains {
          gtk_widget_has_css_class($0.pointer(), "bindery-marked-row") != 0
            && gtk_test_accessible_has_state($0.opaque, GTK_ACCESSIBLE_STATE_SELECTED) != 0
        }
        screen.actions.action("read")?.perform()

        #expect(isSelected)
        #expect(viewModel.books.allSatisfy { $0.isRead })
      }
    }
  }
}
