#if canImport(Glibc) || canImport(Musl)
/// A line of text that the user edits.
///
/// The cursor moves by graphemes, wide ones included. Typed and pasted text is kept without
/// controls and line breaks; nothing else is changed. Shift and a key that moves select; Ctrl+Z
/// undoes, Ctrl+Y does again.
public struct TextField {
  private(set) var edited: EditedText
  /// Whether it is drawn as dots.
  package let isSecret: Bool
  /// The text shown while the field is empty.
  package let placeholder: String

  /// Far beyond any name, query or token; a paste of megabytes would only slow the drawing down.
  static let longest = 4000

  /// Makes a field, the cursor at the end of its text.
  public init(_ text: String = "", placeholder: String = "", isSecret: Bool = false) {
    edited = EditedText(text, form: .line(longest: Self.longest))
    self.placeholder = placeholder
    self.isSecret = isSecret
  }

  /// The text.
  public var text: String { edited.string }

  /// The place of the cursor, in graphemes.
  package var cursor: Int { text.part(0..<edited.cursor.head).count }

  /// Whether the whole text is selected, so that typed text replaces it.
  package var isSelected: Bool { !text.isEmpty && edited.selection == 0..<text.length }

  /// The selected text, which is never that of a secret.
  package var selectedText: String { isSecret ? "" : edited.selectedText }

  /// Takes over a text that was changed elsewhere, with the cursor at its end.
  public mutating func update(_ text: String) {
    guard text != self.text else { return }
    edited.update(text)
    edited.select(text.length..<text.length)
  }

  /// Selects the whole text, so that typed or pasted text replaces it.
  package mutating func selectAll() { edited.selectAll() }

  /// Removes the selected text.
  package mutating func removeSelection() { edited.removeSelection() }

  /// Edits the text.
  ///
  /// A selected text is replaced by what is typed, and removed by each key that removes. The spaces
  /// at both ends of a pasted text are left out, because they come with copied text.
  ///
  /// - Returns: Whether the event had a meaning for the field.
  @discardableResult
  public mutating func handle(_ event: InputEvent) -> Bool {
    if case .paste(let text) = event {
      return edited.handle(.paste(text.withoutOuterSpaces))
    }
    return edited.handle(event)
  }

  /// Moves the cursor to a column of the drawn text, and selects from the anchor where it extends.
  mutating func point(at column: Int, in columns: Int, extending isExtending: Bool) {
    let (glyphs, places) = shown(in: columns)
    var end = -scrolled(glyphs, in: columns).columns
    let index = glyphs.firstIndex { glyph in
      end += glyph.width
      return end > column
    }
    let head = places[index ?? glyphs.count]
    edited.select(TextCursor(anchor: isExtending ? edited.cursor.anchor : head, head: head))
  }

  /// Selects the word at the cursor; the whole text of a secret.
  mutating func selectWord() {
    isSecret ? selectAll() : edited.select(text.word(at: edited.cursor.head))
  }

  /// Draws the text, scrolled so that the cursor is visible.
  public func draw(isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let line = Rect(column: area.column, row: area.row, columns: area.columns, rows: 1)
    guard area.columns > 0, area.rows > 0 else { return }
    let style = Style(.standard, on: .role(.bar))
    frame.fill(line, style)
    if text.isEmpty { frame.write(placeholder, Style(.muted).on(.role(.bar)), in: line) }
    let (glyphs, places) = shown(in: line.columns)
    let (first, skipped) = scrolled(glyphs, in: line.columns)
    var column = line.column
    let visible = line.intersection(frame.bounds)
    for index in glyphs.indices.dropFirst(first) where column < line.endColumn {
      let isSelected = isFocused && edited.selection.contains(places[index])
      let place = Point(column: column, row: line.row)
      frame.put(glyphs[index], style: isSelected ? .selected : style, at: place, in: visible)
      column += glyphs[index].width
    }
    if isFocused {
      let before = glyphs.prefix(cursor).reduce(0) { $0 + $1.width } - skipped
      frame.cursor = Point(column: line.column + before, row: line.row)
    }
  }

  /// One glyph for each grapheme, and the places of the graphemes and of the end.
  private func shown(in columns: Int) -> (glyphs: [Glyph], places: [Int]) {
    var places = [0]
    let glyphs = text.map { character in
      places.append(places[places.count - 1] + character.utf8.count)
      let glyph = isSecret ? Glyph(character: "•", width: 1) : Glyph(character) ?? .replacement
      return glyph.fitted(to: columns)
    }
    return (glyphs, places)
  }

  /// The glyphs, and their columns, that are left of the visible part.
  private func scrolled(_ glyphs: [Glyph], in width: Int) -> (glyphs: Int, columns: Int) {
    let cursor = cursor
    var first = 0
    var skipped = 0
    let before = glyphs.prefix(cursor).reduce(0) { $0 + $1.width }
    while before - skipped >= width, first < cursor {
      skipped += glyphs[first].width
      first += 1
    }
    return (first, skipped)
  }
}

nonisolated extension String {
  /// The text without the spaces at both ends.
  fileprivate var withoutOuterSpaces: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
#endif
