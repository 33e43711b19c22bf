import BinderyTerminal
import OctavoViewModels

/// What several screens offer, under one name and one key.
extension KeyAction {
  static func open(
    _ title: String = "Open",
    keys: [KeyPress] = [KeyPress(.enter)],
    if isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) -> KeyAction {
    KeyAction("open", title, keys: keys, isHint: true, isEnabled: isEnabled, perform: perform)
  }

  static func star(
    isStarred: Bool?,
    if isEnabled: Bool,
    perform: @escaping () -> Void
  ) -> KeyAction {
    KeyAction(
      "star",
      Words.starAction(isStarred: isStarred),
      keys: ["s"],
      isHint: true,
      isEnabled: isEnabled,
      perform: perform
    )
  }

  static func filter(perform: @escaping () -> Void) -> KeyAction {
    KeyAction("filter", "Filter", keys: ["/"], isHint: true, perform: perform)
  }

  static func browser(perform: @escaping () -> Void) -> KeyAction {
    KeyAction("browser", "Browser", keys: ["o"], isHint: true, perform: perform)
  }

  static func copyAddress(isHint: Bool = true, perform: @escaping () -> Void) -> KeyAction {
    KeyAction("copy", "Copy address", keys: ["y"], isHint: isHint, perform: perform)
  }

  static func refresh(isHint: Bool = false, perform: @escaping () -> Void) -> KeyAction {
    KeyAction("refresh", "Refresh", keys: ["r"], isHint: isHint, perform: perform)
  }

  /// The ways from section to section.
  static func sections(jump: @escaping (_ forward: Bool) -> Void) -> [KeyAction] {
    [
      KeyAction("section.next", "Next section", keys: ["]"], section: "Moving") { jump(true) },
      KeyAction("section.previous", "Previous section", keys: ["["], section: "Moving") {
        jump(false)
      },
    ]
  }
}
