/// The part of a match that is in a row.
///
/// A match in a long line may begin in one row and end in a later one, so it has a part in each.
public struct MatchPart: Sendable, Hashable {
  /// The row in which the match begins, counted from zero.
  public var row: Int
  /// The number of matches before it that begin in the same row.
  public var number: Int
  /// The bytes of the part in its row, as UTF-8.
  public var range: Range<Int>

  /// Whether two parts belong to one match.
  public func isOfSameMatch(as other: Self) -> Bool { row == other.row && number == other.number }
}

extension TextNeedle {
  /// The most bytes of a match, as UTF-8: one may be longer than the needle, because a letter with
  /// an accent has several forms.
  var reach: Int { isASCII ? text.utf8.count : 4 * text.utf8.count + 64 }

  /// The number of rows that a match can reach beyond its first one.
  public var rowReach: Int { 1 + reach / (RowDivider.longest - 3) }

  /// Returns the parts of matches in a row, in order.
  ///
  /// Matches of a line do not overlap; the search begins at the start of the line, or of the rows.
  ///
  /// - Parameters:
  ///   - place: The index of the row.
  ///   - rows: Successive rows, with ``rowReach`` rows on each side of that row, if the file has
  ///     them. Further rows above matter only for a needle that can overlap itself.
  /// - Returns: The parts.
  public func parts(inRow place: Int, of rows: [LargeText.Row]) -> [MatchPart] {
    let row = rows[place]
    var end = place + 1
    while end < rows.count, end <= place + rowReach, !rows[end].isFirst { end += 1 }
    var start = place
    while start > 0, !rows[start].isFirst, isFound(acrossStartOf: start, of: rows) { start -= 1 }
    guard end - start > 1 else {
      return ranges(in: row.text).enumerated().map {
        MatchPart(row: row.number, number: $0, range: $1)
      }
    }
    var line = rows[start..<end]
    if end - 1 > place { line[end - 1].text = String(rows[end - 1].text.prefix(reach)) }
    return parts(in: line).filter { $0.place == place }.map(\.part)
  }

  /// Returns whether there is a match that begins above the start of a row and ends below it.
  public func isFound(acrossStartOf place: Int, of rows: [LargeText.Row]) -> Bool {
    guard !text.isEmpty, place > 0, !rows[place].isFirst else { return false }
    let first = rows[..<place].lastIndex(where: \.isFirst) ?? 0
    let above = rows[max(first, place - rowReach)..<place].map(\.text).joined().suffix(reach)
    var below = rows[place].text
    for row in rows[(place + 1)...].prefix(rowReach - 1).prefix(while: { !$0.isFirst }) {
      below += row.text
    }
    var window = above + below.prefix(reach)
    var boundary = above.utf8.count
    // A match that ends above the start may overlap one that does not.
    while let found = ranges(in: String(window)).first, found.lowerBound < boundary {
      if found.upperBound > boundary { return true }
      let start = window.utf8.index(window.startIndex, offsetBy: found.lowerBound)
      let next = window.index(after: start)
      boundary -= window.utf8.distance(from: window.startIndex, to: next)
      window = window[next...]
    }
    return false
  }

  /// Divides the matches in rows of one line into parts, each with the index of its row.
  private func parts(in rows: ArraySlice<LargeText.Row>) -> [(place: Int, part: MatchPart)] {
    let counts = rows.map(\.text.utf8.count)
    var parts: [(place: Int, part: MatchPart)] = []
    var (place, offset, number) = (rows.startIndex, 0, 0)
    var end: Int { offset + counts[place - rows.startIndex] }
    for match in ranges(in: rows.map(\.text).joined()) {
      while match.lowerBound >= end { (place, offset, number) = (place + 1, end, 0) }
      var part = MatchPart(row: rows[place].number, number: number, range: 0..<0)
      number += 1
      var (other, start) = (place, offset)
      while other < rows.endIndex, start < match.upperBound {
        let count = counts[other - rows.startIndex]
        part.range = max(0, match.lowerBound - start)..<min(count, match.upperBound - start)
        if !part.range.isEmpty { parts.append((other, part)) }
        (other, start) = (other + 1, start + count)
      }
    }
    return parts
  }
}
