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
///
/// A key of several actions performs the first one that is enabled: those of the active screen come
/// before those of the app. So a field can have a key that leads elsewhere without it.
@MainActor
public final class ActionTable {
  /// The first part of the names of actions in GTK.
  static let prefix = "screen"
  /// The first part of the names of the actions that keys perform.
  static let keyPrefix = "key"

  /// The keys of the actions, which can change while windows are attached.
  public var keys: KeyMap {
    didSet {
      guard keys != oldValue else { return }
      sharedKeys = keys.shared
      changeKeys()
    }
  }
  /// The actions in their sections.
  public let menu: Menu

  /// The keys that several actions have.
  @MutableProperty private var sharedKeys: [KeyMap.SharedKey]
  private let own: () -> [ScreenAction]
  private let source: Source
  private let keyGroup = ActionGroup(prefix: keyPrefix)
  private var windows: [AttachedWindow] = []
  private let lifetime = Lifetime()

  /// The actions of the active screen, which a host provides.
  private final class Source {
    @MutableProperty var actions: () -> [ScreenAction] = { [] }
    @MutableProperty var keyActions: () -> [ScreenAction] = { [] }

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
    sharedKeys = keys.shared
    own = actions
    let source = Source()
    self.source = source
    menu = Menu(prefix: Self.prefix, keys: keys, isShown: isInMenu) {
      source.actions() + actions()
    }
    lifetime.observe(self) { table in
      let actions = table.keyActions
      let shared = table.sharedKeys.map { $0.action(among: actions) }
      untracked { table.keyGroup.show(actions + shared) }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The actions at present.
  public var actions: [ScreenAction] { Self.unique(source.actions() + own()) }

  /// The actions that keys perform at present.
  private var keyActions: [ScreenAction] { Self.unique(source.keyActions() + own()) }

  /// Returns the first action of each identifier.
  private static func unique(_ actions: [ScreenAction]) -> [ScreenAction] {
    var seen: Set<String> = []
    return actions.filter { seen.insert($0.id).inserted }
  }

  /// Sets the sources of the actions of the screens: all of them, and those that keys perform.
  func follow(
    _ screenActions: @escaping () -> [ScreenAction],
    keys keyActions: @escaping () -> [ScreenAction]
  ) {
    batch {
      source.actions = screenActions
      source.keyActions = keyActions
    }
  }

  /// Performs an action by its key, if there is one that is enabled.
  ///
  /// - Returns: Whether it was performed.
  @discardableResult
  public func perform(_ id: String) -> Bool {
    untracked { keyActions }.action(id)?.perform() ?? false
  }

  /// Lets a window perform the actions by their keys and by buttons.
  ///
  /// A key is given to the focused widget first, so that fields keep the keys that they edit with.
  public func attach(to window: Window) {
    menu.group.attach(to: window)
    keyGroup.attach(to: window)
    windows.removeAll { $0.window == nil }
    windows.append(AttachedWindow(window: window, shortcuts: addShortcuts(to: window)))
  }

  /// Shows a window with the keys of the present actions.
  ///
  /// - Returns: The window, which closes by itself when the user asks for it.
  @discardableResult
  public func showShortcuts(above window: Window) -> ObjectOwner? {
    ShortcutsWindow.show(untracked { keyActions }, keys, above: window)
  }
}

extension ActionTable {
  /// The `GMenu`, for tests.
  package var menuModel: ObjectOwner { menu.model }
}

// MARK: - Keys of windows

extension ActionTable {
  /// A window that performs the actions, and the controller of its keys.
  private struct AttachedWindow {
    weak var window: Window?
    let shortcuts: ObjectOwner
  }

  private func changeKeys() {
    menu.keys = keys
    windows = windows.compactMap { attached in
      guard let window = attached.window, !window.isDestroyed else { return nil }
      gtk_widget_remove_controller(window.pointer(), attached.shortcuts.opaque)
      return AttachedWindow(window: window, shortcuts: addShortcuts(to: window))
    }
  }

  private func addShortcuts(to window: Window) -> ObjectOwner {
    guard let shortcuts = gtk_shortcut_controller_new() else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(shortcuts))
    let sharedKeys = untracked { self.sharedKeys }
    let shared = Set(sharedKeys.flatMap(\.keys))
    let own = keys.ids.flatMap { id in
      keys.keys(of: id).filter { !shared.contains($0) }.map { (key: $0, id: id) }
    }
    let common = sharedKeys.compactMap { shared in
      shared.keys.first.map { (key: $0, id: shared.id) }
    }
    for (key, id) in own + common {
      guard let trigger = gtk_shortcut_trigger_parse_string(key) else { continue }
      let action = gtk_named_action_new("\(Self.keyPrefix).\(id)")
      gtk_shortcut_controller_add_shortcut(owner.opaque, gtk_shortcut_new(trigger, action))
    }
    gtk_widget_add_controller(window.pointer(), owner.opaque)
    return owner
  }
}
