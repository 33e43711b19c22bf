#if canImport(Glibc) || canImport(Musl)
/// The places to which keys move.
nonisolated extension EditedText {
  /// A way to move the cursor.
  enum Move: CaseIterable {
    case left, right, wordLeft, wordRight
    case up, down, pageUp, pageDown
    case rowStart, rowEnd, start, end
  }

  /// Moves the cursor.
  ///
  /// Without an extension a selection ends: ← and → then go to its ends.
  mutating func move(_ move: Move, extending isExtending: Bool = false) {
    let kept = goal
    let target: Int
    switch move {
    case .left where !isExtending && !cursor.isEmpty: target = selection.lowerBound
    case .right where !isExtending && !cursor.isEmpty: target = selection.upperBound
    case .up: target = place(byRows: -1)
    case .down: target = place(byRows: 1)
    case .pageUp: target = place(byRows: -page)
    case .pageDown: target = place(byRows: page)
    default: target = place(of: move)
    }
    let isVertical = [.up, .down, .pageUp, .pageDown].contains(move)
    let column = isVertical ? goal ?? kept : nil
    select(TextCursor(anchor: isExtending ? cursor.anchor : target, head: target))
    goal = column
  }

  /// Returns the place of a move that does not depend on a column.
  mutating func place(of move: Move) -> Int {
    switch move {
    case .left: string.place(before: cursor.head)
    case .right: string.place(after: cursor.head)
    case .wordLeft: string.wordStart(before: cursor.head)
    case .wordRight: string.wordEnd(after: cursor.head)
    case .rowStart: rowRange.lowerBound
    case .rowEnd: lastPlace(of: rowRange)
    case .start: 0
    case .end: lines.length
    case .up, .down, .pageUp, .pageDown: cursor.head
    }
  }

  /// The places of the row with the cursor.
  var rowRange: Range<Int> {
    mutating get {
      switch form {
      case .line: 0..<lines.length
      case .lines: rows.range(of: rows.row(at: cursor.head, in: lines), in: lines) ?? 0..<0
      }
    }
  }

  /// Returns the place at the end of a row: of a wrapped one before its last grapheme, because the
  /// place behind it is the beginning of the next row.
  private func lastPlace(of row: Range<Int>) -> Int {
    guard case .lines = form else { return row.upperBound }
    let isWrapped = row.upperBound < lines.content(of: lines.line(at: row.lowerBound)).upperBound
    return isWrapped ? max(row.lowerBound, string.place(before: row.upperBound)) : row.upperBound
  }

  private mutating func place(byRows distance: Int) -> Int {
    var row = rows.row(at: cursor.head, in: lines)
    let column = goal ?? self.column(of: cursor.head)
    goal = column
    for _ in 0..<abs(distance) {
      let next = distance < 0 ? rows.row(above: row, in: lines) : rows.row(below: row, in: lines)
      guard let next else { break }
      row = next
    }
    return place(in: row, column: column)
  }

  /// Returns the column of a place in its row.
  mutating func column(of place: Int) -> Int {
    let row = rows.range(of: rows.row(at: place, in: lines), in: lines) ?? 0..<0
    var column = 0
    string.walk(row.lowerBound..<max(row.lowerBound, place)) { _, _, width in
      column += width < 0 ? String.tabWidth - column % String.tabWidth : width
      return true
    }
    return column
  }

  /// Returns the place nearest to a column of a row, at most at its end.
  mutating func place(in row: WrappedRows.Row, column: Int) -> Int {
    let range = rows.range(of: row, in: lines) ?? 0..<0
    let last = lastPlace(of: range)
    var before = 0
    var found: Int?
    string.walk(range.lowerBound..<last) { place, _, width in
      let next = before + (width < 0 ? String.tabWidth - before % String.tabWidth : width)
      if column < next {
        found = place
        return false
      }
      before = next
      return true
    }
    return found ?? last
  }
}

/// Words: letters, digits and low lines; anything else between spaces is a word of its own kind.
nonisolated extension String {
  private enum Kind {
    case space, word, sign

    init(_ character: Character) {
      self =
        character.isWhitespace
        ? .space : character.isLetter || character.isNumber || character == "_" ? .word : .sign
    }
  }

  private func kind(before place: Int) -> Kind? {
    place > 0 ? character(at: self.place(before: place)).map(Kind.init) : nil
  }

  private func kind(at place: Int) -> Kind? { character(at: place).map(Kind.init) }

  /// Returns the beginning of the word before a place.
  func wordStart(before place: Int) -> Int {
    var place = place
    while kind(before: place) == .space { place = self.place(before: place) }
    guard let kind = kind(before: place) else { return place }
    while self.kind(before: place) == kind { place = self.place(before: place) }
    return place
  }

  /// Returns the end of the word after a place.
  func wordEnd(after place: Int) -> Int {
    var place = place
    while kind(at: place) == .space { place = self.place(after: place) }
    guard let kind = kind(at: place) else { return place }
    while self.kind(at: place) == kind { place = self.place(after: place) }
    return place
  }

  /// Returns the beginning of the text without spaces before a place.
  func blockStart(before place: Int) -> Int {
    var place = place
    while kind(before: place) == .space { place = self.place(before: place) }
    while let kind = kind(before: place), kind != .space { place = self.place(before: place) }
    return place
  }

  /// Returns the range of the word, of the spaces or of the signs at a place.
  func word(at place: Int) -> Range<Int> {
    guard let kind = kind(at: place) ?? kind(before: place) else { return place..<place }
    var start = place
    var end = place
    while self.kind(before: start) == kind, byte(at: self.place(before: start)) != 0x0A {
      start = self.place(before: start)
    }
    while self.kind(at: end) == kind, byte(at: end) != 0x0A { end = self.place(after: end) }
    return start..<end
  }
}
#endif
