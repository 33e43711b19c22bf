#if canImport(Glibc) || canImport(Musl)
/// A text of several lines with a cursor, wrapped to a width.
///
/// The cursor moves by graphemes. Text that is typed or pasted is kept without controls other than
/// line breaks; a tabulator becomes a space.
struct EditedText {
  /// The most graphemes; a paste of megabytes would only slow the drawing down.
  static let longest = 20_000

  private var characters: [Character]
  private var cursor: Int
  private var width = 80
  /// The graphemes of each wrapped line; a line break belongs to no line.
  private(set) var lines: [Range<Int>] = []
  /// The text, as it was set or edited last.
  private(set) var string: String

  init(_ text: String) {
    string = text
    characters = Array(text)
    cursor = characters.count
    wrap()
  }

  var isEmpty: Bool { characters.isEmpty }

  /// Takes over a text that was changed elsewhere.
  mutating func update(_ text: String) {
    guard text != string else { return }
    string = text
    characters = Array(text)
    cursor = characters.count
    wrap()
  }

  func string(of line: Range<Int>) -> String { String(characters[line]) }

  /// The row and column of the cursor among the wrapped lines.
  var cursorPoint: Point {
    let row = lines.lastIndex { $0.lowerBound <= cursor } ?? 0
    let before = characters[lines[row].lowerBound..<max(cursor, lines[row].lowerBound)]
    return Point(column: Self.width(of: before), row: row)
  }

  /// Divides the text into lines of at most so many cells, between words where possible.
  ///
  /// The same width as before costs nothing, so that a frame may ask for it.
  mutating func wrap(to width: Int) {
    guard max(1, width) != self.width else { return }
    self.width = max(1, width)
    wrap()
  }

  private mutating func wrap() {
    lines = []
    var start = 0
    var used = 0
    var lastBreak = 0
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(start..<index)
        (start, used, lastBreak) = (index + 1, 0, index + 1)
        continue
      }
      let cells = Self.width(of: character)
      // A space at the end of a full line belongs to it and is not seen.
      if character == " ", used + cells > self.width {
        lastBreak = index + 1
        continue
      }
      if used + cells > self.width {
        let end = lastBreak > start ? lastBreak : index
        lines.append(start..<end)
        (start, lastBreak) = (end, end)
        used = Self.width(of: characters[end..<index])
      }
      used += cells
      if character == " " { lastBreak = index + 1 }
    }
    lines.append(start..<characters.count)
  }

  private static func width(of character: Character) -> Int {
    character == "\t" ? 1 : Glyph(character)?.width ?? 0
  }

  private static func width(of part: ArraySlice<Character>) -> Int {
    part.reduce(0) { $0 + width(of: $1) }
  }
}

// MARK: - Editing

extension EditedText {
  /// Edits the text.
  ///
  /// - Returns: Whether the event had a meaning for the text.
  mutating func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .paste(let text): insert(text)
    case .wheel(let lines, _): moveRow(by: lines.signum())
    case .key(KeyPress(.enter)): insert("\n")
    case .key(let key):
      guard let character = key.typed else { return edit(key) }
      insert(String(character))
    default: return false
    }
    return true
  }

  private mutating func edit(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.left), KeyPress("b", .control): cursor = max(0, cursor - 1)
    case KeyPress(.right), KeyPress("f", .control): cursor = min(characters.count, cursor + 1)
    case KeyPress(.up), KeyPress("p", .control): moveRow(by: -1)
    case KeyPress(.down), KeyPress("n", .control): moveRow(by: 1)
    case KeyPress(.pageUp): moveRow(by: -10)
    case KeyPress(.pageDown): moveRow(by: 10)
    case KeyPress(.home), KeyPress("a", .control): cursor = lines[cursorPoint.row].lowerBound
    case KeyPress(.end), KeyPress("e", .control): cursor = lastPlace(of: lines[cursorPoint.row])
    case KeyPress(.backspace): remove(cursor - 1..<cursor)
    case KeyPress(.delete), KeyPress("d", .control): remove(cursor..<cursor + 1)
    case KeyPress("u", .control): remove(lines[cursorPoint.row].lowerBound..<cursor)
    case KeyPress("k", .control): remove(cursor..<lines[cursorPoint.row].upperBound)
    default: return false
    }
    return true
  }

  /// The place at the end of a line: before the break of a wrapped line, which begins the next.
  private func lastPlace(of line: Range<Int>) -> Int {
    let isWrapped = line.upperBound < characters.count && !characters[line.upperBound].isNewline
    return isWrapped ? max(line.lowerBound, line.upperBound - 1) : line.upperBound
  }

  private mutating func moveRow(by distance: Int) {
    let point = cursorPoint
    let line = lines[min(max(0, point.row + distance), lines.count - 1)]
    var column = 0
    cursor = line.lowerBound
    while cursor < lastPlace(of: line), column < point.column {
      column += Self.width(of: characters[cursor])
      cursor += 1
    }
  }

  private mutating func insert(_ added: String) {
    let clean = added.bounded(toCells: Self.longest - characters.count).compactMap(Self.kept)
      .prefix(Self.longest - characters.count)
    characters.insert(contentsOf: clean, at: cursor)
    cursor += clean.count
    didEdit()
  }

  private mutating func remove(_ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= characters.count, !range.isEmpty else {
      return
    }
    characters.removeSubrange(range)
    cursor = range.lowerBound
    didEdit()
  }

  private mutating func didEdit() {
    string = String(characters)
    // Two graphemes may have become one.
    if string.count != characters.count {
      characters = Array(string)
      cursor = min(cursor, characters.count)
    }
    wrap()
  }

  private static func kept(_ character: Character) -> Character? {
    if character.isNewline { return "\n" }
    if character == "\t" { return " " }
    let isControl = character.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    return isControl ? nil : character
  }
}
#endif
