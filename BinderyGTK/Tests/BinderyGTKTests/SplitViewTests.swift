import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct SplitViewTests {
    private let catalog = CatalogWindow(size: Window.Size(1_100, 600))

    /// Whether the content of each view of the root controller is on the screen, from the bottom.
    private func shown(_ pages: [any ScreenView]) -> [Bool] { pages.map(\.content.isMapped) }

    @Test func `a wide window shows the two top screens, of which one is active`() async {
      catalog.window.present()
      await catalog.window.painted()
      let index = catalog.host.topViews[0]
      let screen = catalog.open(.list)
      await catalog.window.painted()
      let entries = catalog.router.controllers[0].entries

      #expect(catalog.router.isSplit)
      #expect(shown([index, catalog.host.topViews[0]]) == [true, true])
      #expect(entries[0].screen.viewModel.isVisible)
      #expect(entries[0].screen.viewModel.phase == .inactive)
      #expect(screen.viewModel.phase == .active)
      catalog.close()
    }

    @Test func `a choice in the covered list replaces the page, and the focus stays`() async {
      catalog.window.present()
      await catalog.window.painted()
      let index = catalog.host.topViews[0]
      catalog.open(.fields)
      await catalog.window.painted()
      guard case .index(let viewModel) = catalog.router.controllers[0].entries[0].screen else {
        return
      }
      let list = descendants(of: index.content, gtk_list_view_get_type())[0]
      let focused = { [catalog] in gtk_window_get_focus(catalog.window.pointer()) }
      let before = focused()
      // The row of “States”.
      bindery_object_send_number(list.raw, "activate", 4)
      await catalog.window.painted()

      #expect(viewModel.rows[4] == .states)
      #expect(before.map { gtk_widget_is_ancestor($0, list.pointer()) } == 1)
      #expect(focused() == before)
      #expect(catalog.router.controllers[0].description == "[C0: Index, States]")
      #expect(shown([index, catalog.host.topViews[0]]) == [true, true])
      catalog.close()
    }

    @Test func `the row whose page is open is marked in the list beside it`() async {
      catalog.window.present()
      await catalog.window.painted()
      let list = descendants(of: catalog.host.topViews[0].content, gtk_list_view_get_type())[0]
      let marked = { [catalog] in
        descendants(of: catalog.window, gtk_widget_get_type())
          .filter { gtk_widget_has_css_class($0.pointer(), "bindery-opened-row") != 0 }
          .map { row in
            descendants(of: row, gtk_label_get_type())
              .map { String(cString: gtk_label_get_text($0.opaque)) }
          }
      }

      bindery_object_send_number(list.raw, "activate", 0)
      await catalog.window.painted()
      let first = marked()
      bindery_object_send_number(list.raw, "activate", 4)
      await catalog.window.painted()

      #expect(first.count == 1)
      #expect(marked().count == 1)
      #expect(marked() != first)
      catalog.close()
    }

    @Test func `the left page keeps its width, and leaves the main menu to the right one`() async {
      catalog.window.present()
      await catalog.window.painted()
      catalog.open(.tabs)
      let tabs = catalog.host.topViews[0]
      await catalog.window.painted()
      // A push while the focus is in the left page would replace the right one.
      gtk_widget_child_focus(tabs.content.pointer(), GTK_DIR_TAB_FORWARD)
      catalog.router.push(.list(BookListViewModel()))
      await catalog.window.painted()
      let menus = descendants(of: catalog.window, gtk_menu_button_get_type()).filter {
        gtk_widget_get_mapped($0.pointer()) != 0
          && gtk_menu_button_get_primary($0.opaque) != 0
      }

      #expect(gtk_widget_get_width(tabs.content.pointer()) == 380)
      #expect(menus.count == 1)
      catalog.close()
    }

    @Test func `three screens deep, the first is covered; back shows it again`() async {
      catalog.window.present()
      await catalog.window.painted()
      let index = catalog.host.topViews[0]
      catalog.open(.list)
      let list = catalog.host.topViews[0]
      await catalog.window.painted()
      list.content.focus()
      catalog.router.push(.states(StatesViewModel()))
      await catalog.window.painted()
      let deep = shown([index, list, catalog.host.topViews[0]])
      catalog.router.pop()
      await catalog.window.painted()

      #expect(deep == [false, true, true])
      #expect(shown([index, list]) == [true, true])
      catalog.close()
    }

    @Test func `a window that becomes narrow shows the top screen alone`() async {
      catalog.window.present()
      await catalog.window.painted()
      let index = catalog.host.topViews[0]
      catalog.open(.list)
      await catalog.window.painted()
      gtk_window_set_default_size(catalog.window.pointer(), 700, 600)
      let isNarrow = await frames(of: catalog.window) { !catalog.router.isSplit }
      await catalog.window.painted()

      #expect(isNarrow)
      #expect(shown([index, catalog.host.topViews[0]]) == [false, true])
      catalog.close()
    }
  }
}
