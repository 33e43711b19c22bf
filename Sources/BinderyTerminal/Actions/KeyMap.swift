#if canImport(Glibc) || canImport(Musl)
/// The keys of the actions, by the names of the actions.
///
/// The app gives the keys of its own actions; the kit has keys for what it does itself, such as
/// `back`, `filter` and `move.down`. A file of the user, read by ``apply(_:)``, overrides both: the
/// keys in it replace all others of an action.
///
/// ```swift
/// var keys = KeyMap(["star": ["s"], "copy": ["y"]])
/// for problem in keys.apply(file) { print(problem) }
/// ```
public nonisolated struct KeyMap: Sendable, Equatable {
  private var bindings: [String: [KeyPress]]

  /// Makes a map of the kit's keys and those of an app, which win.
  ///
  /// - Parameter bindings: The keys of each action; the first one is shown in hints.
  public init(_ bindings: [String: [KeyPress]] = [:]) {
    self.bindings = Self.standard.merging(bindings) { $1 }
  }

  /// The keys of an action; none for an action that has no entry.
  public subscript(id: String) -> [KeyPress] { bindings[id] ?? [] }

  /// The names of all actions that have an entry, sorted.
  public var actions: [String] { bindings.keys.sorted() }

  /// Whether a key only moves a selection or scrolls.
  func isMotion(_ key: KeyPress) -> Bool {
    Motion.allCases.contains { self[$0.id].contains(key) }
  }

  /// Whether a key only moves by one row.
  func isStep(_ key: KeyPress) -> Bool {
    [Motion.down, .up].contains { self[$0.id].contains(key) }
  }

  /// Returns the event that ``ListState`` and ``ScrollState`` handle: for a key that the map binds
  /// to a motion, the standard key of the motion; `nil` for other keys.
  func motion(of event: InputEvent) -> InputEvent? {
    guard case .key(let key) = event else { return event }
    return Motion.allCases.first { self[$0.id].contains(key) }.map { .key($0.keys[0]) }
  }

  /// Returns the keys of an action; while a text takes typed characters, those that type come last.
  func keys(for id: String, isTyping: Bool) -> [KeyPress] {
    guard isTyping else { return self[id] }
    return self[id].filter { $0.typed == nil } + self[id].filter { $0.typed != nil }
  }

  /// Binds keys to an action.
  mutating func bind(_ id: String, to keys: [KeyPress]) { bindings[id] = keys }

  private static let standard: [String: [KeyPress]] = [
    "back": [KeyPress(.escape), "q"],
    "quit": ["q", KeyPress("c", .control)],
    "suspend": [KeyPress("z", .control)],
    "help": ["?", KeyPress(.function(1))],
    "links": ["F"],
    "menu": ["m"],
    "notice": ["z", KeyPress("z", .alt)],
    "open": [KeyPress(.enter)],
    "filter": ["/"],
    "refresh": ["r"],
    "focus.next": [KeyPress(.tab), KeyPress(.down)],
    "focus.previous": [KeyPress(.tab, .shift), KeyPress(.up)],
    "section.next": ["]"],
    "section.previous": ["["],
    "tab.next": ["l", KeyPress(.right)],
    "tab.previous": ["h", KeyPress(.left)],
    "page.enter": [KeyPress(.right)],
    "page.leave": [KeyPress(.left)],
    "segment.next": [KeyPress(.tab)],
    "segment.previous": [KeyPress(.tab, .shift)],
  ]
  .merging(Motion.allCases.map { ($0.id, $0.keys) }) { $1 }
  .merging((1...9).map { ("tab.\($0)", [KeyPress(Character("\($0)"))]) }) { $1 }
}
#endif
