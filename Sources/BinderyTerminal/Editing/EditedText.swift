#if canImport(Glibc) || canImport(Musl)
/// A text that the user edits, with a cursor, a selection and the edits that can be undone.
///
/// It is the core of all fields, those of one line and those of several. Places are offsets in
/// UTF-8, and the cursor is always between two graphemes. Each edit changes ``revision``, so that
/// an owner knows without a comparison whether there is something new.
nonisolated struct EditedText {
  /// The kind of the field.
  enum Form {
    /// A line: breaks become spaces, and ↑, ↓ and Enter are left to others.
    case line(longest: Int)
    /// Any number of lines.
    case lines
  }

  let form: Form
  private(set) var lines: TextLines
  private(set) var cursor: TextCursor
  /// The number of edits so far.
  private(set) var revision = 0
  var rows: WrappedRows
  private var history = EditHistory()
  /// The column that the cursor keeps while it moves up and down.
  var goal: Int?
  /// The rows by which a page moves.
  var page = 10

  /// Makes a text with the cursor at its end.
  init(_ text: String, form: Form = .lines) {
    self.form = form
    lines = TextLines(text)
    cursor = TextCursor(lines.length)
    rows = WrappedRows(lines: lines.count, width: .max)
  }

  var string: String { lines.string }
  var isEmpty: Bool { lines.length == 0 }
  var selection: Range<Int> { cursor.range }
  var selectedText: String { String(string.part(selection)) }
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// Moves the cursor, and selects from the anchor to it.
  mutating func select(_ cursor: TextCursor) {
    let new = TextCursor(
      anchor: string.rounded(cursor.anchor),
      head: cursor.isEmpty ? string.rounded(cursor.anchor) : string.rounded(cursor.head)
    )
    if new != self.cursor { history.seal() }
    self.cursor = new
    goal = nil
  }

  /// Selects a range, with the cursor at its end.
  mutating func select(_ range: Range<Int>) {
    select(TextCursor(anchor: range.lowerBound, head: range.upperBound))
  }

  /// Selects the whole text.
  mutating func selectAll() { select(0..<lines.length) }

  /// Takes over a text that was changed elsewhere, as an edit that can be undone.
  ///
  /// Only the part that differs is replaced. The cursor stays behind that part.
  mutating func update(_ text: String) {
    guard let (range, new) = string.difference(to: text) else { return }
    replace(range, with: new, .other)
  }

  /// Replaces the selection, as typing and pasting do.
  mutating func insert(_ text: String, _ kind: EditHistory.Kind) {
    replace(selection, with: text, kind)
  }

  /// Replaces a part of the text; the cursor is behind it afterwards.
  mutating func replace(_ range: Range<Int>, with text: String, _ kind: EditHistory.Kind) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let removed = String(string.part(range))
    let before = cursor
    change(range, to: text)
    cursor = TextCursor(string.rounded(range.lowerBound + text.length))
    history.add(
      EditHistory.Edit(
        place: range.lowerBound,
        removed: removed,
        inserted: text,
        before: before,
        after: cursor,
        kind: kind
      )
    )
  }

  /// Undoes a step; nothing happens if there is none.
  mutating func undo() {
    guard let edit = history.undo() else { return }
    change(edit.place..<edit.place + edit.inserted.length, to: edit.removed)
    cursor = edit.before
  }

  /// Does a step again that was undone.
  mutating func redo() {
    guard let edit = history.redo() else { return }
    change(edit.place..<edit.place + edit.removed.length, to: edit.inserted)
    cursor = edit.after
  }

  private mutating func change(_ range: Range<Int>, to text: String) {
    let replaced = lines.replace(range, with: text)
    let unchanged = max(0, range.lowerBound - lines.starts[replaced.lines.lowerBound])
    rows.replace(replaced.lines, count: replaced.count, keeping: unchanged)
    revision += 1
    goal = nil
  }

  /// Divides the text into rows of at most so many cells, between words where possible.
  ///
  /// The same width as before costs nothing.
  mutating func wrap(to width: Int) {
    guard max(1, width) != rows.width else { return }
    rows = WrappedRows(lines: lines.count, width: width)
    goal = nil
  }
}

nonisolated extension String {
  /// Returns the part that has to be replaced to get another text, and the new text of that part;
  /// `nil` if both have the same bytes.
  fileprivate func difference(to other: String) -> (range: Range<Int>, new: String)? {
    var other = other
    var old = self
    let ends = old.withUTF8 { old in
      other.withUTF8 { new -> (start: Int, oldEnd: Int, newEnd: Int)? in
        if unsafe old.baseAddress == new.baseAddress, old.count == new.count { return nil }
        let least = Swift.min(old.count, new.count)
        var start = 0
        while start < least, unsafe old[start] == new[start] { start += 1 }
        if start == old.count, start == new.count { return nil }
        var end = 0
        while end < least - start, unsafe old[old.count - 1 - end] == new[new.count - 1 - end] {
          end += 1
        }
        // Both ends are moved to scalars.
        while start > 0, start < old.count, unsafe old[start] & 0xC0 == 0x80 { start -= 1 }
        while start > 0, start < new.count, unsafe new[start] & 0xC0 == 0x80 { start -= 1 }
        while end > 0, unsafe old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
        return (start, old.count - end, new.count - end)
      }
    }
    guard let (start, oldEnd, newEnd) = ends else { return nil }
    return (start..<oldEnd, String(other.part(start..<newEnd)))
  }
}
#endif
