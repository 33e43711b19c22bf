#if canImport(Glibc) || canImport(Musl)
extension TextField {
  /// Edits the text.
  ///
  /// A selected text is replaced by what is typed, and removed by each key that removes.
  ///
  /// - Returns: Whether the event had a meaning for the field.
  @discardableResult
  public mutating func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .paste(let text): insert(text.withoutOuterSpaces)
    case .key(let key):
      guard let character = key.typed else { return edit(key) }
      insert(String(character))
    default: return false
    }
    return true
  }

  private mutating func insert(_ added: String) {
    if isSelected { removeAll() }
    let room = Self.longest - text.count
    guard room > 0 else { return }
    let clean = String(added.bounded(toCells: room).compactMap(Self.kept).prefix(room))
    let before = String(text.prefix(cursor)) + clean
    text = before + text.dropFirst(cursor)
    cursor = min(before.count, text.count)
  }

  private static func kept(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    let isControl = character.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    return isControl ? nil : character
  }

  private mutating func edit(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.left), KeyPress("b", .control): cursor = max(0, cursor - 1)
    case KeyPress(.right), KeyPress("f", .control): cursor = min(text.count, cursor + 1)
    case KeyPress(.home), KeyPress("a", .control): cursor = 0
    case KeyPress(.end), KeyPress("e", .control): cursor = text.count
    case KeyPress(.left, .control), KeyPress("b", .alt): cursor = wordStart
    case KeyPress(.right, .control), KeyPress("f", .alt): cursor = wordEnd
    case KeyPress(.backspace): remove(from: cursor - 1, to: cursor)
    case KeyPress(.delete), KeyPress("d", .control): remove(from: cursor, to: cursor + 1)
    case KeyPress("w", .control), KeyPress(.backspace, .alt): remove(from: wordStart, to: cursor)
    case KeyPress("u", .control): remove(from: 0, to: cursor)
    case KeyPress("k", .control): remove(from: cursor, to: text.count)
    default: return false
    }
    isSelected = false
    return true
  }

  private mutating func removeAll() {
    text = ""
    cursor = 0
    isSelected = false
  }

  private mutating func remove(from start: Int, to end: Int) {
    guard !isSelected else { return removeAll() }
    guard start >= 0, end <= text.count, start < end else { return }
    text = String(text.prefix(start)) + text.dropFirst(end)
    cursor = min(start, text.count)
  }

  private var wordStart: Int {
    let before = Array(text.prefix(cursor))
    var place = before.count
    while place > 0, before[place - 1] == " " { place -= 1 }
    while place > 0, before[place - 1] != " " { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    let all = Array(text)
    var place = cursor
    while place < all.count, all[place] == " " { place += 1 }
    while place < all.count, all[place] != " " { place += 1 }
    return place
  }
}

nonisolated extension String {
  /// The text without the spaces at both ends, which come with copied text.
  fileprivate var withoutOuterSpaces: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
#endif
