import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct ActionTableTests {
    private final class Model {
      @MutableProperty var title = "Star"
      @MutableProperty var isEnabled = true
      var performed: [String] = []

      var actions: [ScreenAction] {
        [
          ScreenAction("star", title, isEnabled: isEnabled) { self.performed.append(self.title) },
          ScreenAction("quit", "Quit_Now", section: "App") { self.performed.append("quit") },
          ScreenAction("quit", "Second", section: "App") { self.performed.append("second") },
        ]
      }
    }

    private let model = Model()
    private let table: ActionTable

    init() {
      table = ActionTable(keys: ["star": ["<Control>d"], "quit": ["<Control>q"]]) {
        [model] in model.actions
      }
    }

    /// The titles of the menu, a list for each section.
    private var menu: [[String]] { Self.titles(of: table) }

    private static func titles(of table: ActionTable) -> [[String]] {
      let model = table.menuModel
      return (0..<g_menu_model_get_n_items(model.pointer())).map { section in
        let items = g_menu_model_get_item_link(model.pointer(), section, "section")
        defer { if let items { g_object_unref(items) } }
        return (0..<g_menu_model_get_n_items(items)).map { item in
          let value = g_menu_model_get_item_attribute_value(items, item, "label", nil)
          defer { g_variant_unref(value) }
          return g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
        }
      }
    }

    @Test func `the menu has the actions in their sections, and follows their titles`() {
      let before = menu
      model.title = "Remove Star"

      #expect(before == [["_Star"], ["_Quit__Now"]])
      #expect(menu == [["_Remove Star"], ["_Quit__Now"]])
    }

    @Test func `a letter of its own chooses each item of a menu, as long as there are letters`() {
      let titles = ["Copy", "Clone", "Copy Address", "<b>", "B", "日本", "42"]
      let table = ActionTable {
        titles.enumerated().map { ScreenAction("action-\($0.offset)", $0.element) {} }
      }

      #expect(
        Self.titles(of: table) == [
          ["_Copy", "C_lone", "Copy _Address", "<_b>", "B", "_日本", "42"]
        ]
      )
    }

    @Test func `an action outside of the menu is performed by its key and listed once`() {
      let table = ActionTable(isInMenu: { $0.section != "App" }) { [model] in model.actions }
      let sections = g_menu_model_get_n_items(table.menuModel.pointer())
      let isPerformed = table.perform("quit")

      #expect(sections == 1)
      #expect(isPerformed)
      #expect(table.actions.map(\.id) == ["star", "quit"])
    }

    @Test func `an action is performed by its name in a window, while it is enabled`() async {
      let window = Window(size: Window.Size(200, 100))
      table.attach(to: window)
      gtk_widget_activate_action_variant(window.pointer(), "screen.star", nil)
      model.isEnabled = false
      gtk_widget_activate_action_variant(window.pointer(), "screen.star", nil)
      gtk_widget_activate_action_variant(window.pointer(), "screen.quit", nil)
      let unknown = gtk_widget_activate_action_variant(window.pointer(), "screen.other", nil)
      window.destroy()

      #expect(model.performed == ["Star", "quit"])
      #expect(unknown == 0)
    }

    @Test func `a key of two actions performs the first one that is enabled`() async {
      let window = Window(size: Window.Size(200, 100))
      table.attach(to: window)
      table.keys = ["star": ["<Control>k"], "quit": ["<Ctrl>K", "F9"], "other": ["<Control>k"]]
      let name = "key.shared.other.quit.star"

      gtk_widget_activate_action_variant(window.pointer(), name, nil)
      model.isEnabled = false
      gtk_widget_activate_action_variant(window.pointer(), name, nil)
      let shared = keys(of: window)
      table.keys = ["star": ["<Control>k"]]
      let unknown = gtk_widget_activate_action_variant(window.pointer(), name, nil)

      #expect(model.performed == ["Star", "quit"])
      #expect(shared == ["F9", "<Control>k"])
      #expect(keys(of: window) == ["<Control>k"] && unknown == 0)
      window.destroy()
    }

    @Test func `keys that change act in windows that are attached already, and in the menu`() async
    {
      let window = Window(size: Window.Size(200, 100))
      table.attach(to: window)
      let before = keys(of: window)
      table.keys = ["star": ["F9"], "quit": []]

      #expect(before == ["<Control>q", "<Control>d"])
      #expect(keys(of: window) == ["F9"])
      window.destroy()
      table.keys = ["star": ["F8"]]
    }

    /// The keys in a window that perform actions, in the order of the actions.
    private func keys(of window: Window) -> [String] {
      items(of: gtk_widget_observe_controllers(window.pointer()))
        .filter { bindery_object_is($0.raw, gtk_shortcut_controller_get_type()) != 0 }
        .flatMap { controller in
          g_object_ref(controller.raw)
          return items(of: controller.opaque)
        }
        .compactMap { shortcut in
          guard let action = gtk_shortcut_get_action(shortcut.opaque),
            bindery_object_is(UnsafeMutableRawPointer(action), gtk_named_action_get_type()) != 0,
            String(cString: gtk_named_action_get_action_name(action)).hasPrefix("key.")
          else { return nil }
          let key = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut.opaque))
          defer { g_free(key) }
          return key.map { String(cString: $0) }
        }
    }

    /// The items of a list that the caller owns.
    private func items(of list: OpaquePointer?) -> [ObjectOwner] {
      guard let list else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(list)) }
      return (0..<g_list_model_get_n_items(list)).compactMap {
        g_list_model_get_item(list, $0).map { ObjectOwner(adopting: $0) }
      }
    }

    @Test func `a button of an action is sensitive while the action is enabled`() async {
      let button = ActionButton("star", icon: "starred-symbolic", name: "Star")
      let window = Window(size: Window.Size(200, 100))
      window.content = button
      table.attach(to: window)
      let before = button.isSensitive
      model.isEnabled = false

      #expect(before)
      #expect(!button.isSensitive)
      window.destroy()
    }

    @Test func `a host adds the actions of the active screen before those of the app`() async {
      let catalog = CatalogWindow()
      let atIndex = catalog.table.actions.map(\.id)
      let screen = catalog.open(.list)
      catalog.table.perform("refresh")

      guard case .list(let viewModel) = screen else { return }
      #expect(atIndex == ["find", "back", "shortcuts", "quit"])
      #expect(viewModel.refreshes == 1)
      catalog.table.perform("back")
      #expect(catalog.router.controllers[0].entries.count == 1)
      catalog.close()
    }

    @Test func `the window of keys lists actions with keys only, and escapes their titles`() async {
      model.title = "<b>&\u{1B}"
      let window = Window(size: Window.Size(200, 100))
      window.present()
      await window.painted()
      let shortcuts = table.showShortcuts(above: window)
      let titles = shortcuts.map {
        descendants(of: $0, gtk_label_get_type()).compactMap { label in
          gtk_label_get_text(label.opaque).map { String(cString: $0) }
        }
      }

      #expect(titles?.contains("<b>&\u{FFFD}") == true)
      if let shortcuts { gtk_window_destroy(shortcuts.pointer()) }
      window.destroy()
    }

    @Test func `the table and its windows release each other`() async {
      weak var released: ActionTable?
      do {
        let model = Model()
        let table = ActionTable(keys: ["star": ["F9"]]) { model.actions }
        released = table
        let window = Window(size: Window.Size(200, 100))
        table.attach(to: window)
        window.content = MenuButton(icon: "open-menu-symbolic", name: "Menu", table.menu)
        window.present()
        await window.painted()
        window.destroy()
      }

      #expect(released == nil)
    }
  }
}
