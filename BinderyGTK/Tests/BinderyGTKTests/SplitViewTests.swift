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

    private var outline: String {
      catalog.router.controllers.map(\.description).joined(separator: " ")
    }

    /// Moves the focus to the active page.
    private func focusRight() {
      gtk_widget_child_focus(catalog.host.topViews[0].content.pointer(), GTK_DIR_TAB_FORWARD)
    }

    /// Opens a list with a page beside it, and moves the focus to the list.
    private func openListAndStates() async {
      catalog.window.present()
      await catalog.window.painted()
      catalog.open(.list)
      let list = catalog.host.topViews[0]
      await catalog.window.painted()
      focusRight()
      catalog.router.push(.states(StatesViewModel()))
      await catalog.window.painted()
      gtk_widget_child_focus(list.content.pointer(), GTK_DIR_TAB_FORWARD)
    }

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
      focusRight()
      catalog.router.pop()
      await catalog.window.painted()

      #expect(deep == [false, true, true])
      #expect(shown([index, list]) == [true, true])
      catalog.close()
    }

    @Test func `a screen that the left page presents removes the right page first`() async {
      await openListAndStates()
      catalog.router.present(.states(StatesViewModel()))
      await catalog.window.painted()

      #expect(outline == "[C0: Index, BookList] [C1: States]")
      catalog.close()
    }

    @Test func `a pop by the left page removes it with the right page`() async {
      await openListAndStates()
      catalog.router.pop()
      await catalog.window.painted()

      #expect(outline == "[C0: Index]")
      catalog.close()
    }

    @Test func `a push by the left page asks the guarded right page`() async {
      catalog.window.present()
      await catalog.window.painted()
      let index = catalog.host.topViews[0]
      guard case .editor(let editor) = catalog.open(.editor) else { return }
      editor.text = "Dear Ines"
      await catalog.window.painted()
      index.content.focus()
      for title in ["Cancel", "Discard"] {
        let list = descendants(of: index.content, gtk_list_view_get_type())[0]
        gtk_widget_child_focus(list.pointer(), GTK_DIR_TAB_FORWARD)
        // The row of “States”.
        bindery_object_send_number(list.raw, "activate", 4)
        await settle()
        #expect(answerDialog(title) == 1)
        await settle()
        await catalog.window.painted()
        #expect(outline == (title == "Cancel" ? "[C0: Index, Editor]" : "[C0: Index, States]"))
      }
      catalog.close()
    }

    @Test func `keys act on the page with the focus, and not on the other one`() async {
      catalog.window.present()
      await catalog.window.painted()
      guard case .list(let left) = catalog.open(.list) else { return }
      let leftList = catalog.host.topViews[0]
      await catalog.window.painted()
      let right = BookListViewModel(title: "Right")
      focusRight()
      catalog.router.push(.list(right))
      await catalog.window.painted()
      focusRight()
      catalog.table.perform("refresh")
      let inRight = [left.refreshes, right.refreshes]
      gtk_widget_child_focus(leftList.content.pointer(), GTK_DIR_TAB_FORWARD)
      catalog.table.perform("refresh")

      #expect(inRight == [0, 1])
      #expect([left.refreshes, right.refreshes] == [1, 1])
      #expect(outline == "[C0: Index, BookList, BookList]")
      catalog.close()
    }

    @Test func `an action that only the right page has is none of the keys of the left page`() async
    {
      catalog.window.present()
      await catalog.window.painted()
      let index = catalog.host.topViews[0]
      guard case .list(let list) = catalog.open(.list) else { return }
      await catalog.window.painted()
      gtk_widget_child_focus(index.content.pointer(), GTK_DIR_TAB_FORWARD)
      let isPerformed = catalog.table.perform("refresh")

      #expect(!isPerformed)
      #expect(list.refreshes == 0)
      // Buttons of the right page keep their actions.
      #expect(catalog.table.actions.contains { $0.id == "refresh" })
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
