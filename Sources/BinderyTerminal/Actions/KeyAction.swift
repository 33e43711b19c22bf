#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// An entry of the list from which keys, hints, clicks on hints and help are made.
///
/// Actions of a screen are `ScreenAction` values of its view model; their keys come from a
/// ``KeyMap``. A key action that is made directly is for keys that only move.
public struct KeyAction {
  /// The name in key maps, which no other action of the screen has.
  public let id: String
  /// The text in hints and help.
  public let title: String
  /// The keys; the first one is shown in hints.
  public let keys: [KeyPress]
  /// The heading in the help.
  public let section: String
  /// Whether the action is shown in the line of hints.
  public let isHint: Bool
  /// Whether the action can be performed at present.
  public let isEnabled: Bool
  /// Performs the action.
  public let perform: () -> Void

  /// Makes an action.
  public init(
    _ id: String,
    _ title: String,
    keys: [KeyPress],
    section: String = "Here",
    isHint: Bool = false,
    isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) {
    self.id = id
    self.title = title
    self.keys = keys
    self.section = section
    self.isHint = isHint
    self.isEnabled = isEnabled
    self.perform = perform
  }
}

extension KeyAction {
  /// Makes an entry for an action of a view model, with the keys that a map has for it.
  public init(_ action: ScreenAction, _ map: KeyMap) {
    self.init(
      action.id,
      action.title,
      keys: map[action.id],
      section: action.section,
      isHint: action.isPrimary,
      isEnabled: action.isEnabled
    ) { action.perform() }
  }
}

extension KeyAction {
  /// The action with the keys that also work while a text takes typed characters.
  var withoutTypedKeys: KeyAction { keeping { $0.typed == nil } }

  /// The action, which is shown in the help only.
  var withoutHint: KeyAction { keeping(isHint: false) { _ in true } }

  /// Returns the action with some of its keys.
  func keeping(isHint: Bool? = nil, _ isKept: (KeyPress) -> Bool) -> KeyAction {
    KeyAction(
      id,
      title,
      keys: keys.filter(isKept),
      section: section,
      isHint: isHint ?? self.isHint,
      isEnabled: isEnabled,
      perform: perform
    )
  }
}

extension [KeyAction] {
  /// Returns the list without the actions whose names an earlier one has.
  var withoutRepetition: [KeyAction] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }

  /// Returns the first enabled action of a key, or `nil`.
  public func action(for key: KeyPress) -> KeyAction? {
    first { $0.isEnabled && $0.keys.contains(key) }
  }

  /// Returns the action with a name if it is enabled, or `nil`.
  package func action(id: String) -> KeyAction? {
    first { $0.isEnabled && $0.id == id }
  }
}
#endif
