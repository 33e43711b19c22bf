#if canImport(Glibc) || canImport(Musl)
/// Something a person can do on a screen: its name, its keys, and what it does.
///
/// One table of actions drives the keys, the line of hints, clicks on it, and the help.
public struct KeyAction {
  /// Tells it from the others of its screen.
  public let id: String
  /// What it does, in a word or three.
  public let title: String
  /// The keys that do it; the first one is shown in hints.
  public let keys: [KeyPress]
  /// Under which heading the help lists it.
  public let section: String
  /// Whether it belongs into the line of hints.
  public let isHint: Bool
  /// Whether it can be done now.
  public let isEnabled: Bool
  /// Does it.
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

extension [KeyAction] {
  /// The first action that can be done with a key.
  public func action(for key: KeyPress) -> KeyAction? {
    first { $0.isEnabled && $0.keys.contains(key) }
  }

  /// The action with this id, if it can be done.
  public func action(id: String) -> KeyAction? {
    first { $0.isEnabled && $0.id == id }
  }
}
#endif
