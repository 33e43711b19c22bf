#if canImport(Glibc) || canImport(Musl)
/// A line of text that the user edits.
///
/// The cursor moves by graphemes, wide ones included. Typed and pasted text is kept
/// without controls and line breaks; nothing else is changed.
public struct TextField {
  /// The text.
  public internal(set) var text: String
  /// Whether it is drawn as dots.
  public let isSecret: Bool
  /// The text shown while the field is empty.
  public let placeholder: String
  /// The place of the cursor, in graphemes.
  public internal(set) var cursor: Int
  /// Whether the whole text is selected, so that typed text replaces it.
  public internal(set) var isSelected = false

  /// Far beyond any name, query or token; a paste of megabytes would only slow the drawing down.
  static let longest = 4000

  /// Makes a field, the cursor at the end of its text.
  public init(_ text: String = "", placeholder: String = "", isSecret: Bool = false) {
    self.text = text
    self.placeholder = placeholder
    self.isSecret = isSecret
    cursor = text.count
  }

  /// Takes over a text that was changed elsewhere.
  public mutating func update(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    cursor = text.count
    isSelected = false
  }

  /// Selects the whole text, so that typed or pasted text replaces it.
  public mutating func selectAll() {
    cursor = text.count
    isSelected = !text.isEmpty
  }

  /// Draws the text, scrolled so that the cursor is on show.
  public func draw(isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let line = Rect(column: area.column, row: area.row, columns: area.columns, rows: 1)
    guard area.columns > 0, area.rows > 0 else { return }
    let style = Style(.standard, on: .role(.bar))
    frame.fill(line, style)
    if text.isEmpty { frame.write(placeholder, Style(.muted).on(.role(.bar)), in: line) }
    let glyphs = shownGlyphs.map { $0.fitted(to: line.columns) }
    var first = 0
    var before = glyphs.prefix(cursor).reduce(0) { $0 + $1.width }
    while before >= line.columns, first < cursor {
      before -= glyphs[first].width
      first += 1
    }
    var column = line.column
    let textStyle =
      isFocused && isSelected ? Style(.role(.selectionText), on: .role(.selection)) : style
    let visible = line.intersection(frame.bounds)
    for glyph in glyphs.dropFirst(first) where column < line.endColumn {
      frame.put(glyph, style: textStyle, at: Point(column: column, row: line.row), in: visible)
      column += glyph.width
    }
    if isFocused { frame.cursor = Point(column: line.column + before, row: line.row) }
  }

  /// One glyph for each grapheme, so that places agree.
  private var shownGlyphs: [Glyph] {
    text.map { character in
      isSecret ? Glyph(character: "•", width: 1) : Glyph(character) ?? .replacement
    }
  }
}
#endif
