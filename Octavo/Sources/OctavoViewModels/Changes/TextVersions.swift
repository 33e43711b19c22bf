import GitHubValues
import OctavoMarkup

/// Two versions of a text line by line, with the words in which they differ.
///
/// The text that both began with decides the kind of a difference: a word that it lacks is new in
/// its version, and another one was removed in the other version. The cost is that of three
/// comparisons of words and one of lines, each of which is bounded by its length.
nonisolated struct TextVersions: Equatable {
  /// Lines beside each other; at least one of them is there.
  struct Row: Equatable {
    /// The line of the first version; `nil` for none.
    let first: [MarkupRun]?
    /// The line of the second version; `nil` for none.
    let second: [MarkupRun]?
    /// Whether both lines are equal.
    let isEqual: Bool
  }

  /// The rows, from top to bottom.
  let rows: [Row]

  /// Compares two versions of a text that both changed.
  init(_ first: String, _ second: String, base: String) {
    let (first, second, base) = (VersionText(first), VersionText(second), VersionText(base))
    let words = LineComparison(first.words, second.words)
    let isNew = [first, second].map { LineComparison(base.words, $0.words).isAdded }
    let marks = [first.marks(words.isDeleted, isNew[0]), second.marks(words.isAdded, isNew[1])]
    let lines = LineComparison(first.lineTexts, second.lineTexts)
    var rows: [Row] = []
    var (old, new) = (0, 0)
    var cursors = (first: first.cursor(marks[0]), second: second.cursor(marks[1]))
    while old < first.lines.count || new < second.lines.count {
      let isDeleted = old < first.lines.count && lines.isDeleted[old]
      let isAdded = new < second.lines.count && lines.isAdded[new]
      let isEqual = !isDeleted && !isAdded
      var row: (first: [MarkupRun]?, second: [MarkupRun]?)
      if isEqual || isDeleted {
        row.first = cursors.first.runs(of: first.lines[old])
        old += 1
      }
      if isEqual || isAdded {
        row.second = cursors.second.runs(of: second.lines[new])
        new += 1
      }
      rows.append(Row(first: row.first, second: row.second, isEqual: isEqual))
    }
    self.rows = rows
  }
}

/// The bytes of a version, its words and its lines.
private nonisolated struct VersionText {
  /// The most bytes of a line; a longer one is cut, so that a row is never as long as the text.
  private static let longestLine = 1_000

  let bytes: [UInt8]
  let ranges: [Range<Int>]
  let lines: [Range<Int>]

  init(_ text: String) {
    let all = Array(text.utf8)
    // The server writes returns before line feeds.
    bytes = all.indices.filter {
      all[$0] != UInt8(ascii: "\r") || $0 + 1 == all.count || all[$0 + 1] != UInt8(ascii: "\n")
    }.map { all[$0] }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    ranges = LineWord.words(of: bytes, &numbers).map(\.range)
    lines = Self.lines(of: bytes)
  }

  var words: [ArraySlice<UInt8>] { ranges.map { bytes[$0] } }

  var lineTexts: [ArraySlice<UInt8>] { lines.map { bytes[$0] } }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var rest = line
      while rest.count > longestLine {
        let head = rest.prefix(longestLine)
        var end = head.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? head.endIndex
        while end < rest.endIndex, rest[end] & 0xC0 == 0x80 { end += 1 }
        lines.append(rest.startIndex..<end)
        rest = rest[end...]
      }
      lines.append(rest.indices)
    }
    return lines
  }

  /// Returns the parts with a mark: words that differ, with the blanks between two of one kind.
  func marks(_ differs: [Bool], _ isNew: [Bool]) -> [VersionMark] {
    var marks: [VersionMark] = []
    for (index, range) in ranges.enumerated() where differs[index] {
      let first = bytes[range.lowerBound]
      if first == UInt8(ascii: "\n") { continue }
      let style: MarkupStyle = isNew[index] ? .added : .removed
      if let last = marks.last, last.style == style,
        bytes[last.range.upperBound..<range.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        marks[marks.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        marks.append(VersionMark(range: range, style: style))
      }
    }
    return marks
  }

  func cursor(_ marks: [VersionMark]) -> VersionCursor {
    VersionCursor(bytes: bytes, marks: marks[...])
  }
}

/// A part of a version that the other lacks.
private nonisolated struct VersionMark {
  var range: Range<Int>
  let style: MarkupStyle
}

/// The marks of a version that are not above the lines that were read.
private nonisolated struct VersionCursor {
  let bytes: [UInt8]
  var marks: ArraySlice<VersionMark>

  /// Returns a line in runs; lines are read from top to bottom.
  mutating func runs(of line: Range<Int>) -> [MarkupRun] {
    var runs: [MarkupRun] = []
    var place = line.lowerBound
    func add(upTo end: Int, _ style: MarkupStyle) {
      guard place < end else { return }
      runs.append(MarkupRun(String(decoding: bytes[place..<end], as: UTF8.self), style: style))
      place = end
    }
    while let mark = marks.first, mark.range.lowerBound < line.upperBound {
      add(upTo: mark.range.lowerBound, [])
      add(upTo: min(mark.range.upperBound, line.upperBound), [mark.style, .strong])
      // The next line has the rest of the mark.
      if mark.range.upperBound > line.upperBound { break }
      marks.removeFirst()
    }
    add(upTo: line.upperBound, [])
    return runs
  }
}
