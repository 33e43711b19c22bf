import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// The catalog, operated without a pointer.
  struct CatalogKeyTests {
    private let catalog = CatalogWindow()

    /// The widget with the keyboard focus.
    private var focused: UnsafeMutablePointer<GtkWidget>? {
      gtk_window_get_focus(catalog.window.pointer())
    }

    @Test func `each page is opened from the list, and the focus returns to its row`() async {
      catalog.window.present()
      await catalog.window.painted()
      let list = descendants(of: catalog.host.topViews[0].content, gtk_list_view_get_type())[0]
      var opened: [String] = []
      for _ in CatalogPage.allCases {
        if let focused { gtk_widget_activate(focused) }
        await catalog.window.painted()
        opened.append(catalog.host.topViews[0].title)
        catalog.table.perform("back")
        await catalog.window.painted()
        gtk_widget_child_focus(list.pointer(), GTK_DIR_DOWN)
        await catalog.window.painted()
      }

      #expect(
        opened == [
          "Buttons and Progress", "Fields", "Rows", "Books", "States", "Manual", "Shelves",
          "Book Shop", "Editor",
        ]
      )
      catalog.close()
    }
  }
}
