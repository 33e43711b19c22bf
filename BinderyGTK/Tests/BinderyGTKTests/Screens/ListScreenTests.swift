import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct ListScreenTests {
    private let viewModel = BookListViewModel()
    private let screen: ListScreen<BookListViewModel, BookCell>

    init() { screen = makeBookScreen(viewModel) }

    /// The texts on the screen.
    private var texts: [String] { texts(of: screen) }

    private func texts(of screen: ListScreen<BookListViewModel, BookCell>) -> [String] {
      descendants(of: screen.content, gtk_label_get_type())
        .filter { gtk_widget_get_mapped($0.pointer()) != 0 }
        .compactMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
    }

    /// Moves the focus down until a row with this property has it.
    private func focusRow(where isWanted: () -> Bool) async {
      for _ in 0..<6 where !isWanted() {
        gtk_widget_child_focus(listView.pointer(), GTK_DIR_DOWN)
        await screen.content.painted()
      }
    }

    private var listView: ObjectOwner {
      descendants(of: screen.content, gtk_list_view_get_type())[0]
    }

    @Test func `rows, headings and the index are shown, and follow the filter`() async {
      await inWindow(screen.content) {
        let all = texts
        viewModel.keyword = "canals"
        await screen.content.painted()

        #expect(all.contains("A Field Guide to Doorways"))
        #expect(all.count { $0 == "B" } == 2)
        #expect(texts.contains("Canals in Winter"))
        #expect(!texts.contains("A Field Guide to Doorways"))
      }
    }

    @Test func `each state of the content has its message`() async {
      await inWindow(screen.content) {
        viewModel.keyword = "zeppelin"
        await screen.content.painted()
        let noMatches = texts
        viewModel.keyword = ""
        viewModel.books = []
        await screen.content.painted()
        let empty = texts
        viewModel.failure = "No connection."
        await screen.content.painted()

        #expect(noMatches.contains("Nothing matches “zeppelin”."))
        #expect(empty.contains("No Books Yet"))
        #expect(texts.contains("No connection."))
      }
    }

    @Test func `a retry and a scroll against the top edge refresh, but not while loading`() async {
      viewModel.failure = "No connection."
      await inWindow(screen.content) {
        let retry = descendants(of: screen.content, gtk_button_get_type()).first { button in
          descendants(of: button, gtk_label_get_type()).contains {
            gtk_label_get_text($0.opaque).map { String(cString: $0) } == "Try Again"
          }
        }
        if let retry { bindery_object_send(retry.raw, "clicked") }
        let retried = viewModel.refreshes
        await screen.content.painted()
        bindery_object_send_number(screen.list.raw, "edge-overshot", GTK_POS_TOP.rawValue)
        bindery_object_send_number(screen.list.raw, "edge-overshot", GTK_POS_BOTTOM.rawValue)
        let scrolled = viewModel.refreshes
        viewModel.isLoading = true
        bindery_object_send_number(screen.list.raw, "edge-overshot", GTK_POS_TOP.rawValue)

        #expect([retried, scrolled, viewModel.refreshes] == [1, 2, 2])
        #expect(screen.screenTitle == .loading("Books"))
      }
    }

    @Test func `the focused row keeps the focus, and its actions are those of the screen`() async {
      await inWindow(screen.content) {
        await focusRow { screen.actions.action("read")?.title == "Mark as Unread" }
        let before = screen.actions.action("read")?.title
        viewModel.books.removeFirst()
        await screen.content.painted()
        screen.actions.action("read")?.perform()

        #expect(before == "Mark as Unread")
        #expect(viewModel.books.first?.title == "An Atlas of Small Rivers")
        #expect(viewModel.books.first?.isRead == false)
      }
    }

    @Test func `the menu key opens the actions of the focused row`() async {
      await inWindow(screen.content) {
        await focusRow { screen.actions.action("remove") != nil }
        let opened = screen.openFocusedMenu()
        await screen.content.painted()
        let popover = descendants(of: listView, gtk_popover_menu_get_type()).first
        let performed = popover.map {
          gtk_widget_activate_action_variant($0.pointer(), "menu.remove", nil) != 0
        }

        #expect(opened)
        #expect(performed == true)
        #expect(viewModel.books.count == Book.all.count - 1)
      }
    }

    @Test func `the text of an empty list follows the view model`() async {
      let screen = ListScreen(
        sections: viewModel,
        ListStrings(empty: viewModel.problem == nil ? "No Books Yet" : "No Books to Show"),
        make: BookCell.init
      ) { cell, book, _ in cell.show(book) }
      viewModel.books = []
      await inWindow(screen.content) {
        let before = texts(of: screen)
        viewModel.problem = "No connection."
        await screen.content.painted()

        #expect(before.contains("No Books Yet"))
        #expect(texts(of: screen).contains("No Books to Show"))
      }
    }

    @Test func `the action find opens the filter, and closing it clears the keyword`() async {
      await inWindow(screen.content) {
        screen.actions.action("find")?.perform()
        viewModel.keyword = "glass"
        await screen.content.painted()
        let bars = descendants(of: screen.content, gtk_search_bar_get_type())
        let isOpen = gtk_search_bar_get_search_mode(bars[0].opaque)
        gtk_search_bar_set_search_mode(bars[0].opaque, 0)

        #expect(isOpen == 1)
        #expect(viewModel.keyword.isEmpty)
      }
    }

    @Test func `a filter that is always shown searches by Return, and Escape clears it`() async {
      let screen = ListScreen(
        sections: viewModel,
        ListStrings(empty: "No Books Yet", filter: "Search books", isFilterPinned: true),
        make: BookCell.init
      ) { cell, book, _ in cell.show(book) }
      var searched: [String] = []
      screen.onReturn = { [viewModel] in searched.append(viewModel.keyword) }
      await inWindow(screen.content) {
        screen.actions.action("find")?.perform()
        screen.filterEntry.type("canals")
        bindery_object_send(screen.filterEntry.raw, "activate")
        let isShown = screen.filterEntry.isMapped
        bindery_object_send(screen.filterEntry.raw, "stop-search")
        let cleared = viewModel.keyword
        screen.onEscape = { searched.append("Escape") }
        bindery_object_send(screen.filterEntry.raw, "stop-search")

        #expect(isShown)
        #expect(cleared.isEmpty)
        #expect(searched == ["canals", "Escape"])
      }
    }

    @Test(arguments: [false, true])
    func `Escape on a row ends the filter, and is left to others where there is none`(
      isPinned: Bool
    ) async {
      let screen = ListScreen(
        sections: viewModel,
        ListStrings(empty: "No Books Yet", filter: "Search books", isFilterPinned: isPinned),
        make: BookCell.init
      ) { cell, book, _ in cell.show(book) }
      await inWindow(screen.content) {
        screen.openFilter()
        screen.filterEntry.type("canals")

        #expect(screen.endFilter())
        #expect(viewModel.keyword.isEmpty)
        #expect(!screen.endFilter())
      }
    }

    @Test func `sentences become a title and a text below it`() {
      let two = ListStrings(emptyText: "No news yet. Follow people to see v1.2 of it.")
      let one = ListStrings(emptyText: "j.doe has no books")

      #expect([two.empty, two.emptyHint] == ["No news yet", "Follow people to see v1.2 of it."])
      #expect([one.empty, one.emptyHint] == ["j.doe has no books", ""])
    }

    @Test func `a problem is shown above the rows, with a button that refreshes`() async {
      viewModel.problem = "Out of date."
      await inWindow(screen.content) {
        #expect(texts.contains("Out of date."))
        #expect(texts.contains("Try Again"))
        #expect(texts.contains("A Field Guide to Doorways"))
      }
    }
  }
}
