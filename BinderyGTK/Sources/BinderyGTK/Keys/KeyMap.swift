import CGTK

/// The keys of actions, by the identifiers of the actions.
///
/// The app gives defaults, and a file of the user overrides them. Keys are written as GTK does:
///
/// ```swift
/// var keys: KeyMap = ["refresh": ["F5", "<Control>r"], "find": ["<Control>f"]]
/// let problems = keys.override(withFileAt: folder + "/keys")
/// ```
///
/// The file has one `id = keys` a line, with a space between two keys, and comments after `#`. An
/// action without keys after the `=` has none.
public nonisolated struct KeyMap: Sendable, Equatable {
  private var keysByID: [String: [String]]

  /// Makes a map of the app's defaults.
  public init(_ defaults: [String: [String]] = [:]) { keysByID = defaults }

  /// Returns the keys of an action.
  public func keys(of id: String) -> [String] { keysByID[id] ?? [] }

  /// Returns the first key of an action in words, such as `Ctrl+L`; `nil` without a key.
  @MainActor
  public func label(of id: String) -> String? {
    var (key, modifiers) = (guint(0), GdkModifierType(0))
    guard let text = keys(of: id).first, gtk_accelerator_parse(text, &key, &modifiers) != 0,
      let label = gtk_accelerator_get_label(key, modifiers)
    else { return nil }
    defer { g_free(label) }
    return String(cString: label)
  }

  /// The identifiers of the actions that have keys, in alphabetical order.
  public var ids: [String] { keysByID.filter { !$1.isEmpty }.keys.sorted() }

  /// Overrides the keys of the actions that a text names.
  ///
  /// A malformed line changes nothing. A key that the text binds twice stays with the first line; a
  /// key of a default that the text binds to another action is taken from the default.
  ///
  /// - Returns: The problems, with line numbers.
  public mutating func override(with text: String) -> [KeyMapProblem] {
    var problems: [KeyMapProblem] = []
    var bound: [String: String] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = Self.trimmed(line.prefix { $0 != "#" })
      guard !content.isEmpty else { continue }
      guard let (id, keys) = Self.parse(content) else {
        problems.append(KeyMapProblem(line: index + 1, .malformed(content)))
        continue
      }
      var own: [String] = []
      for key in keys {
        guard let name = Self.normalized(key) else {
          problems.append(KeyMapProblem(line: index + 1, .unknownKey(key)))
          continue
        }
        if let other = bound[name] {
          problems.append(KeyMapProblem(line: index + 1, .boundTwice(key, other: other)))
          continue
        }
        bound[name] = id
        own.append(key)
      }
      if own.isEmpty, !keys.isEmpty { continue }
      keysByID[id] = own
    }
    take(bound)
    return problems
  }

  /// Overrides keys with the text of a file; a file that does not exist changes nothing.
  public mutating func override(withFileAt path: String) -> [KeyMapProblem] {
    var contents: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(path, &contents, nil, nil) != 0, let contents else { return [] }
    defer { g_free(contents) }
    return override(with: String(cString: contents))
  }

  /// Removes keys that now belong to other actions.
  private mutating func take(_ bound: [String: String]) {
    for (id, keys) in keysByID {
      keysByID[id] = keys.filter { key in
        guard let owner = Self.normalized(key).flatMap({ bound[$0] }) else { return true }
        return owner == id
      }
    }
  }

  private static func parse(_ line: String) -> (id: String, keys: [String])? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let id = trimmed(line[..<equals])
    guard !id.isEmpty, !id.contains(where: \.isWhitespace) else { return nil }
    let keys = line[line.index(after: equals)...].split(whereSeparator: \.isWhitespace)
    return (id, keys.map(String.init))
  }

  /// Returns the one form of a key, however it was written; `nil` if GTK does not know it.
  static func normalized(_ key: String) -> String? {
    var value: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(key, &value, &modifiers) != 0, value != 0,
      let name = gtk_accelerator_name(value, modifiers)
    else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension KeyMap: ExpressibleByDictionaryLiteral {
  /// Makes a map of the app's defaults.
  public init(dictionaryLiteral elements: (String, [String])...) {
    self.init(Dictionary(elements) { $1 })
  }
}
