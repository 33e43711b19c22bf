#if canImport(Glibc) || canImport(Musl)
/// The rows into which the lines of a text are wrapped.
///
/// Rows are found when they are asked for, each from the one before, and kept until the text before
/// them changes: a key costs what is on the screen, whatever the length of the text or of a line.
nonisolated struct WrappedRows {
  /// A row: the number of its line, and its number in the line.
  struct Row: Hashable, Comparable {
    var line: Int
    var number: Int

    static func < (left: Row, right: Row) -> Bool {
      (left.line, left.number) < (right.line, right.number)
    }
  }

  /// The rows of a line that are known.
  private struct Line {
    /// The beginnings of the rows behind the first, counted from that of the line.
    var starts: [Int] = []
    var isComplete = false
  }

  private(set) var width: Int
  private var lines: [Line]

  init(lines: Int, width: Int) {
    self.width = max(1, width)
    self.lines = Array(repeating: Line(), count: lines)
  }

  /// Forgets the rows that a change of the text can have changed.
  ///
  /// - Parameters:
  ///   - replaced: The numbers of the lines before the change.
  ///   - count: The number of lines in their place.
  ///   - unchanged: The bytes at the beginning of the first of them that are the same.
  mutating func replace(_ replaced: Range<Int>, count: Int, keeping unchanged: Int) {
    var first = lines[replaced.lowerBound]
    // The first word of a row may now fit into the row before.
    let kept = first.starts.prefix { $0 <= unchanged }.count - 1
    first.starts.removeSubrange(max(0, kept)...)
    first.isComplete = false
    let added = [first] + Array(repeating: Line(), count: count - 1)
    lines.replaceSubrange(replaced, with: added)
  }

  /// Returns the row of a place.
  mutating func row(at place: Int, in text: TextLines) -> Row {
    let line = text.line(at: place)
    let offset = place - text.starts[line]
    find(in: line, of: text) { $0.starts.last ?? 0 > offset }
    return Row(line: line, number: lines[line].starts.prefixCount { $0 <= offset })
  }

  /// Returns the places of a row, or `nil` if the line has not so many.
  mutating func range(of row: Row, in text: TextLines) -> Range<Int>? {
    guard lines.indices.contains(row.line), row.number >= 0 else { return nil }
    find(in: row.line, of: text) { $0.starts.count > row.number }
    let line = lines[row.line]
    guard row.number <= line.starts.count else { return nil }
    let content = text.content(of: row.line)
    let start = row.number == 0 ? 0 : line.starts[row.number - 1]
    let end = row.number < line.starts.count ? line.starts[row.number] : content.count
    return content.lowerBound + start..<content.lowerBound + end
  }

  /// Returns the row below, or `nil` at the end.
  mutating func row(below row: Row, in text: TextLines) -> Row? {
    let next = Row(line: row.line, number: row.number + 1)
    if range(of: next, in: text) != nil { return next }
    return row.line + 1 < lines.count ? Row(line: row.line + 1, number: 0) : nil
  }

  /// Returns the row above, or `nil` at the beginning.
  mutating func row(above row: Row, in text: TextLines) -> Row? {
    if row.number > 0 { return Row(line: row.line, number: row.number - 1) }
    guard row.line > 0 else { return nil }
    find(in: row.line - 1, of: text) { _ in false }
    return Row(line: row.line - 1, number: lines[row.line - 1].starts.count)
  }

  /// Returns the number of rows above a row and of all rows; those that are not known are
  /// estimated by the length of their line.
  func estimate(above row: Row, in text: TextLines) -> (above: Int, all: Int) {
    var above = 0
    var all = 0
    for (number, line) in lines.enumerated() {
      if number == row.line { above = all + row.number }
      all += line.starts.count + 1
      if !line.isComplete {
        all += (text.range(of: number).count - (line.starts.last ?? 0)) / width
      }
    }
    return (above, all)
  }

  /// Finds the rows of a line until there are enough.
  private mutating func find(
    in line: Int,
    of text: TextLines,
    until isEnough: (Line) -> Bool
  ) {
    guard !lines[line].isComplete, !isEnough(lines[line]) else { return }
    let content = text.content(of: line)
    repeat {
      let start = content.lowerBound + (lines[line].starts.last ?? 0)
      guard let end = text.string.rowEnd(start..<content.upperBound, width: width) else {
        lines[line].isComplete = true
        return
      }
      lines[line].starts.append(end - content.lowerBound)
    } while !isEnough(lines[line])
  }
}

nonisolated extension [Int] {
  /// Returns the number of elements of a sorted array before the first that does not match.
  fileprivate func prefixCount(_ matches: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if matches(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

nonisolated extension String {
  /// Returns the end of the first row of a line, or `nil` if the rest of the line fits.
  ///
  /// A row ends behind a space or a wide glyph where there is one. Spaces at its end may be wider
  /// than the row, and are not seen.
  fileprivate func rowEnd(_ range: Range<Int>, width: Int) -> Int? {
    // No row is wider than its bytes, except by tabulators.
    var used = 0
    var lastBreak = range.lowerBound
    var end: Int?
    walk(range) { place, next, cells in
      let byte = utf8[index(at: place)]
      let isSpace = cells < 0 || byte == UInt8(ascii: " ") && next == place + 1
      let taken = cells < 0 ? Self.tabWidth - used % Self.tabWidth : cells
      if used + taken <= width || place == range.lowerBound {
        used += taken
      } else if isSpace {
        used = width
      } else {
        end = lastBreak > range.lowerBound ? lastBreak : place
        return false
      }
      if isSpace || cells == 2 { lastBreak = next }
      return true
    }
    return end
  }
}
#endif
