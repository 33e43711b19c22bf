public import BinderyNavigation
import CGTK

/// The actions that the user can perform at present, as menu, keys, buttons and a list of keys.
///
/// Screens and the app list their actions; everything else is made from the list:
///
/// ```swift
/// let table = ActionTable(keys: keys) { [ScreenAction("quit", "Quit") { window.close() }] }
/// host.attach(table)
/// let main = MenuButton(icon: "open-menu-symbolic", name: "Main Menu", table.menu, isMain: true)
/// ```
@MainActor
public final class ActionTable {
  /// The first part of the names of actions in GTK.
  static let prefix = "screen"

  /// The keys of the actions.
  public let keys: KeyMap
  /// The actions in their sections.
  public let menu: Menu

  private let own: () -> [ScreenAction]
  private let source: Source

  /// The actions of the active screen, which a host provides.
  private final class Source {
    @MutableProperty var actions: () -> [ScreenAction] = { [] }

    deinit {}
  }

  /// Makes a table of the app's own `actions`, which follow those of the active screen.
  ///
  /// Properties that `actions` reads are observed. Of two actions with the same identifier only the
  /// first counts.
  ///
  /// - Parameters:
  ///   - keys: The keys of the actions.
  ///   - isInMenu: Whether an action is in ``menu``; by default all are.
  ///   - actions: Returns the app's own actions.
  public init(
    keys: KeyMap = KeyMap(),
    isInMenu: @escaping (ScreenAction) -> Bool = { _ in true },
    _ actions: @escaping () -> [ScreenAction]
  ) {
    self.keys = keys
    own = actions
    let source = Source()
    self.source = source
    menu = Menu(prefix: Self.prefix, keys: keys, isShown: isInMenu) {
      source.actions() + actions()
    }
  }

  deinit {}

  /// The actions at present.
  public var actions: [ScreenAction] {
    var seen: Set<String> = []
    return (source.actions() + own()).filter { seen.insert($0.id).inserted }
  }

  /// Sets the source of the actions of the active screen.
  func follow(_ screenActions: @escaping () -> [ScreenAction]) { source.actions = screenActions }

  /// Performs an action if there is one that is enabled.
  ///
  /// - Returns: Whether it was performed.
  @discardableResult
  public func perform(_ id: String) -> Bool {
    untracked { actions }.action(id)?.perform() ?? false
  }

  /// Lets a window perform the actions by their keys and by buttons.
  ///
  /// A key is given to the focused widget first, so that fields keep the keys that they edit with.
  public func attach(to window: Window) {
    menu.group.attach(to: window)
    let shortcuts = gtk_shortcut_controller_new()
    for id in keys.ids {
      for key in keys.keys(of: id) {
        guard let trigger = gtk_shortcut_trigger_parse_string(key) else { continue }
        let action = gtk_named_action_new("\(Self.prefix).\(id)")
        gtk_shortcut_controller_add_shortcut(shortcuts, gtk_shortcut_new(trigger, action))
      }
    }
    gtk_widget_add_controller(window.pointer(), shortcuts)
  }

  /// Shows a window with the keys of the present actions.
  ///
  /// - Returns: The window, which closes by itself when the user asks for it.
  @discardableResult
  public func showShortcuts(above window: Window) -> ObjectOwner? {
    ShortcutsWindow.show(untracked { actions }, keys, above: window)
  }
}

extension ActionTable {
  /// The `GMenu`, for tests.
  package var menuModel: ObjectOwner { menu.model }
}
