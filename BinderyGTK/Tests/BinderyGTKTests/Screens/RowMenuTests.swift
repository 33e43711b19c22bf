import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// The menus of rows by the pointer and by touch.
  ///
  /// The tests send the signals of the recognized gestures. No touch screen is involved.
  struct RowMenuTests {
    private let viewModel = BookListViewModel()
    private let screen: ListScreen<BookListViewModel, BookCell>

    init() { screen = makeBookScreen(viewModel) }

    private var listView: ObjectOwner {
      descendants(of: screen.content, gtk_list_view_get_type())[0]
    }

    /// The gestures of a type on the list.
    private func gestures(_ type: GType) -> [ObjectOwner] {
      guard let controllers = gtk_widget_observe_controllers(listView.pointer()) else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      return (0..<g_list_model_get_n_items(controllers)).compactMap {
        g_list_model_get_item(controllers, $0).map { ObjectOwner(adopting: $0) }
      }
      .filter { bindery_object_is($0.raw, type) != 0 }
    }

    /// The middle of the row of a book, in the list.
    private func place(of title: String) throws -> (x: Double, y: Double) {
      let label = try #require(
        descendants(of: listView, gtk_label_get_type()).first {
          gtk_label_get_text($0.opaque).map { String(cString: $0) } == title
        }
      )
      var bounds = graphene_rect_t()
      try #require(gtk_widget_compute_bounds(label.pointer(), listView.pointer(), &bounds) != 0)
      return (Double(bounds.origin.x) + 4, Double(bounds.origin.y) + 4)
    }

    @Test(arguments: [gtk_gesture_click_get_type(), gtk_gesture_long_press_get_type()])
    func `a secondary click and a long touch open the actions of the row at their place`(
      type: GType
    ) async throws {
      try await inWindow(screen.content) {
        let place = try place(of: "Bread for Night Shifts")
        let gesture = try #require(
          gestures(type).first {
            gtk_gesture_single_get_touch_only($0.opaque) != 0
              || gtk_gesture_single_get_button($0.opaque) == guint(GDK_BUTTON_SECONDARY)
          }
        )
        bindery_gesture_press(gesture.raw, place.x, place.y)
        await screen.content.painted()
        let menus = descendants(of: listView, gtk_popover_menu_get_type())
        for menu in menus { gtk_widget_activate_action_variant(menu.pointer(), "menu.remove", nil) }

        #expect(menus.count == 1)
        #expect(!viewModel.books.contains { $0.title == "Bread for Night Shifts" })
        #expect(viewModel.books.count == Book.all.count - 1)
      }
    }

    @Test func `long touches and swipes are recognized by touch only, and not the pointer`() {
      let touchOnly = [gtk_gesture_long_press_get_type(), gtk_gesture_drag_get_type()].map {
        gestures($0).filter { gtk_gesture_single_get_touch_only($0.opaque) != 0 }
      }

      #expect(touchOnly.map(\.count) == [1, 1])
    }

    /// Moves a touch over the row of a book in steps, and returns the menus that are open then.
    private func swipe(_ title: String, _ steps: [(x: Double, y: Double)]) async throws
      -> [ObjectOwner]
    {
      let place = try place(of: title)
      let drag = try #require(
        gestures(gtk_gesture_drag_get_type()).first {
          gtk_gesture_single_get_touch_only($0.opaque) != 0
        }
      )
      bindery_gesture_drag(drag.raw, "drag-begin", place.x, place.y)
      for step in steps { bindery_gesture_drag(drag.raw, "drag-update", step.x, step.y) }
      let last = steps.last ?? (0, 0)
      bindery_gesture_drag(drag.raw, "drag-end", last.x, last.y)
      await screen.content.painted()
      return descendants(of: listView, gtk_popover_menu_get_type())
    }

    @Test func `a swipe offers the first action of the row, which the user then performs`()
      async throws
    {
      try await inWindow(screen.content) {
        let menus = try await swipe("Bread for Night Shifts", [(-12, 1), (-40, 3), (-90, 6)])
        let labels = menus.flatMap { descendants(of: $0, gtk_label_get_type()) }.compactMap {
          gtk_label_get_text($0.opaque).map { String(cString: $0) }
        }
        let first = try #require(
          viewModel.books.first { $0.title == "Bread for Night Shifts" }.map(viewModel.actions)
        )[0]
        let performed = menus.map {
          gtk_widget_activate_action_variant($0.pointer(), "menu.\(first.id)", nil)
        }

        #expect(menus.count == 1)
        #expect(labels.filter { !$0.isEmpty } == [first.title])
        #expect(performed == [1])
      }
    }

    @Test(arguments: [
      [(-3.0, 30.0), (-120, 60)],
      [(-20, 30), (-120, 40)], [(40, 2), (90, 2)],
      [(-30, 2), (-40, 2)], [(-90, 2), (-4, 2)],
    ])
    func `a touch that scrolls, goes to the other side or is short or taken back offers nothing`(
      steps: [(Double, Double)]
    ) async throws {
      try await inWindow(screen.content) {
        let menus = try await swipe("Bread for Night Shifts", steps.map { (x: $0.0, y: $0.1) })

        #expect(menus.isEmpty)
        #expect(viewModel.books.count == Book.all.count)
      }
    }

    @Test func `a swipe passes over an action that is disabled`() async throws {
      var performed: [String] = []
      let actions = [("lend", false), ("remove", true), ("mark", true)].map { id, isEnabled in
        ScreenAction(id, id, isEnabled: isEnabled) { performed.append(id) }
      }
      let list = ListView<Book, BookCell>(make: BookCell.init) { cell, book, _ in cell.show(book) }
      var offered = actions
      let menu = RowMenu(on: list.widget) { _ in offered }
      list.show(Book.all)

      await inWindow(list.widget) {
        menu.open(at: 40, 20, firstOnly: true)
        for popover in descendants(of: list.widget, gtk_popover_menu_get_type()) {
          for id in ["lend", "remove"] {
            gtk_widget_activate_action_variant(popover.pointer(), "menu.\(id)", nil)
          }
        }
        #expect(performed == ["remove"])

        offered = Array(actions.prefix(1))
        menu.open(at: 40, 20, firstOnly: true)
        await list.widget.painted()
        let open = descendants(of: list.widget, gtk_popover_menu_get_type()).filter {
          gtk_widget_get_visible($0.pointer()) != 0
        }
        #expect(open.isEmpty)
      }
    }
  }
}
