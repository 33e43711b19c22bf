public import BinderyNavigation
import CGTK

/// A menu of actions, in the sections that they name.
///
/// Each section has a line between it and the one before. The menu follows the actions: their
/// titles, and whether they are enabled. In the open menu a letter chooses an item: the underlined
/// one of its title, which no other item has.
///
/// ```swift
/// let more = Menu { [viewModel] in viewModel.actions }
/// let button = MenuButton(icon: "view-more-symbolic", name: "More", more)
/// ```
@MainActor
public final class Menu {
  /// The actions by name.
  let group: ActionGroup
  /// The `GMenu`.
  let model = ObjectOwner(adopting: UnsafeMutableRawPointer(g_menu_new()))

  private struct Item: Equatable {
    let id: String
    let title: String
    let section: String
    let key: String?
  }

  private var shown: [Item] = []
  /// The keys that the items show.
  @MutableProperty var keys: KeyMap
  private let isShown: (ScreenAction) -> Bool
  private let lifetime = Lifetime()

  /// Makes a menu of `actions`, whose reads are observed, with the first key of each.
  public convenience init(keys: KeyMap = KeyMap(), _ actions: @escaping () -> [ScreenAction]) {
    self.init(prefix: "menu", keys: keys, actions)
  }

  /// Makes a menu of the actions for which `isShown` is true; the group has all of them.
  init(
    prefix: String,
    keys: KeyMap,
    isShown: @escaping (ScreenAction) -> Bool = { _ in true },
    _ actions: @escaping () -> [ScreenAction]
  ) {
    group = ActionGroup(prefix: prefix)
    self.keys = keys
    self.isShown = isShown
    lifetime.observe(self) { menu in
      let (actions, keys) = (actions(), menu.keys)
      untracked { menu.show(actions, keys) }
    }
  }

  isolated deinit { lifetime.dispose() }

  private func show(_ actions: [ScreenAction], _ keys: KeyMap) {
    var seen: Set<String> = []
    let actions = actions.filter { seen.insert($0.id).inserted }
    group.show(actions)
    let items = actions.filter(isShown).map {
      Item(id: $0.id, title: $0.title, section: $0.section, key: keys.keys(of: $0.id).first)
    }
    guard items != shown else { return }
    shown = items
    g_menu_remove_all(model.opaque)
    var sections: [String] = []
    for item in items where !sections.contains(item.section) { sections.append(item.section) }
    var letters = Mnemonics()
    for section in sections { append(items.filter { $0.section == section }, &letters) }
  }

  private func append(_ items: [Item], _ letters: inout Mnemonics) {
    let section = ObjectOwner(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for item in items {
      let title = letters.mark(item.title.displayed(limit: 100))
      guard let made = g_menu_item_new(title, "\(group.prefix).\(item.id)") else { continue }
      let owner = ObjectOwner(adopting: UnsafeMutableRawPointer(made))
      if let key = item.key {
        g_menu_item_set_attribute_value(owner.opaque, "accel", g_variant_new_string(key))
      }
      g_menu_append_item(section.opaque, owner.opaque)
    }
    g_menu_append_section(model.opaque, nil, section.pointer())
  }
}
