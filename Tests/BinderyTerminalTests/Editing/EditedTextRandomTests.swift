import Testing

@testable import BinderyTerminal

struct EditedTextRandomTests {
  private static let pieces = [
    "a", "word", " ", "  ", "\n", "\r", "\r\n", "\t", "日本", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪",
    "\u{1F1E9}", "한국어", "\u{1112}", "\u{200D}", "x-y", "",
  ]

  /// Numbers from a seed, the same on each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `100,000 edits give what a simple model gives`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var model = EditedTextModel()
    var text = EditedText("")

    for step in 0..<5_000 {
      if model.text.utf8.count > 150 || step % 500 == 499 {
        model = EditedTextModel()
        text = EditedText("")
      }
      edit(&text, &model, &numbers)
      let isSame =
        text.string.utf8.elementsEqual(model.text.utf8) && text.cursor == model.cursor
        && text.lines.starts == model.lineStarts
      guard isSame else {
        Issue.record("differs after \(step) edits: \(text.string.debugDescription)")
        return
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `rows that are found after an edit are those of a new text`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var text = EditedText("")

    for step in 0..<500 {
      if text.lines.length > 400 { text = EditedText("") }
      text.wrap(to: 3 + step % 100 / 12)
      let place = Int.random(in: 0...text.lines.length, using: &numbers)
      text.select(TextCursor(place))
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        _ = text.handle(.key(KeyPress(.backspace)))
      } else {
        text.insert(Self.pieces.randomElement(using: &numbers) ?? "", .other)
      }
      // Some rows only, so that the others are found after a later edit.
      let last = step % 3 == 0 ? text.lines.length : place
      var new = EditedText(text.string)
      new.wrap(to: text.rows.width)

      #expect(rows(of: &text, to: last) == rows(of: &new, to: last), "step \(step)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a row is never wider than the text, but for spaces at its end`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let parts = (0..<300).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }
    var text = EditedText(parts.joined())
    text.wrap(to: 7)

    let rows = rows(of: &text, to: text.lines.length)

    #expect(rows.first?.lowerBound == 0 && rows.last?.upperBound == text.lines.length)
    for row in rows {
      var line = String(text.string.part(row))
      while let last = line.last, last.isWhitespace || Glyph(last) == nil { line.removeLast() }
      #expect(Glyphs(line).reduce(0) { $0 + $1.width } <= 7)
    }
  }

  private func edit(
    _ text: inout EditedText,
    _ model: inout EditedTextModel,
    _ numbers: inout Numbers
  ) {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1, 2, 3:
      let piece = Self.pieces.randomElement(using: &numbers) ?? ""
      text.insert(piece, .other)
      model.insert(piece)
    case 4, 5:
      let range = 0...model.text.utf8.count
      let anchor = Int.random(in: range, using: &numbers)
      let head = Bool.random(using: &numbers) ? anchor : Int.random(in: range, using: &numbers)
      text.select(TextCursor(anchor: anchor, head: head))
      model.select(anchor, head)
    case 6:
      text.undo()
      model.undo()
    case 7:
      text.redo()
      model.redo()
    case 8:
      let bound = model.boundaries.last { $0 < model.cursor.head } ?? 0
      text.move(.left, extending: true)
      model.select(model.cursor.anchor, bound)
    default:
      let bound = model.boundaries.first { $0 > model.cursor.head } ?? model.text.utf8.count
      text.move(.right, extending: true)
      model.select(model.cursor.anchor, bound)
    }
  }

  private func rows(of text: inout EditedText, to last: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var row: WrappedRows.Row? = WrappedRows.Row(line: 0, number: 0)
    while let next = row, let range = text.rows.range(of: next, in: text.lines),
      range.lowerBound <= last
    {
      rows.append(range)
      row = text.rows.row(below: next, in: text.lines)
    }
    return rows
  }
}
