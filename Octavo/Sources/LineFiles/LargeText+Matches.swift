/// The matches that begin in a block of rows.
struct BlockMatches {
  var matches: [LargeMatches.Match] = []
  /// The number of bytes by which the last match reaches into the next block: bytes of the file, or
  /// of its text as UTF-8 if it has to be decoded for the search.
  var overlap = 0
}

extension LargeText {
  /// Returns the matches that begin in a block.
  ///
  /// - Parameters:
  ///   - needle: The searched text.
  ///   - block: The block.
  ///   - overlap: The number of bytes that belong to a match which begins above the block.
  /// - Returns: The matches.
  func matches(of needle: TextNeedle, inBlock block: Int, after overlap: Int) -> BlockMatches {
    let range = index.bytes(ofBlock: block)
    // A match in a long line may end in the next block.
    let last = min(index.end, range.upperBound + needle.reach * encoding.unit)
    let content = bytes.read(range.lowerBound..<last)
    let start = min(overlap, content.count)
    let found = content[start...].withUnsafeBytes { needle.offsets(in: $0, encoding) }
    guard let found else { return decodedMatches(of: needle, inBlock: block, after: overlap) }
    var rest = found.prefix { $0 + start < range.count }[...]
    let end = rest.last.map { $0 + start + needle.reach * encoding.unit } ?? start
    var result = BlockMatches(overlap: max(0, end - range.count))
    guard !rest.isEmpty else { return result }
    forEachRow(ofBlock: block) { row, line, _, bytes in
      var number = 0
      while let next = rest.first, next + start < bytes.endIndex {
        result.matches.append(LargeMatches.Match(row: row, line: line, number: number))
        number += 1
        rest.removeFirst()
      }
      return !rest.isEmpty
    }
    return result
  }

  /// Searches the text of each line in the block, with the start of the next block behind it.
  private func decodedMatches(
    of needle: TextNeedle,
    inBlock block: Int,
    after overlap: Int
  ) -> BlockMatches {
    var result = BlockMatches()
    var line: [Row] = []
    var skipped = overlap
    let end = min(rowCount, (block + 1) * LineIndex.stride)
    func search() {
      guard !line.isEmpty else { return }
      skipped = needle.add(line, upTo: end, after: skipped, to: &result.matches)
      line = []
    }
    forEachRow(ofBlock: block) { row, number, isFirst, bytes in
      if isFirst { search() }
      line.append(
        Row(number: row, line: number, isFirst: isFirst, text: encoding.text(bytes))
      )
      return true
    }
    line += continuation(ofBlock: block, upTo: needle.reach)
    search()
    result.overlap = skipped
    return result
  }

  /// Returns the first rows of the next block, if they are portions of the last line of this one.
  private func continuation(ofBlock block: Int, upTo count: Int) -> [Row] {
    let next = block + 1
    guard index.marks.indices.contains(next), !index.marks[next].isFirst else { return [] }
    var rows: [Row] = []
    var rest = count
    forEachRow(ofBlock: next, bytes: count + 2 * RowDivider.longest) { row, line, isFirst, bytes in
      guard !isFirst, rest > 0 else { return false }
      rows.append(Row(number: row, line: line, isFirst: false, text: encoding.text(bytes)))
      rest -= bytes.count
      return true
    }
    return rows
  }
}

extension TextNeedle {
  /// Adds the matches that begin in the rows of a line.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - end: The number of the first row whose matches are not added.
  ///   - overlap: The number of bytes at the start that belong to a match above.
  ///   - matches: The matches, in order.
  /// - Returns: The number of bytes by which the last match reaches into the row at `end`.
  fileprivate func add(
    _ rows: [LargeText.Row],
    upTo end: Int,
    after overlap: Int,
    to matches: inout [LargeMatches.Match]
  ) -> Int {
    let text = rows.map(\.text).joined()
    var (place, start, number, limit) = (0, 0, 0, overlap)
    for match in ranges(in: String(decoding: text.utf8.dropFirst(overlap), as: UTF8.self)) {
      let first = match.lowerBound + overlap
      while place < rows.count, first >= start + rows[place].text.utf8.count {
        start += rows[place].text.utf8.count
        (place, number) = (place + 1, 0)
      }
      guard place < rows.count, rows[place].number < end else { break }
      matches.append(
        LargeMatches.Match(row: rows[place].number, line: rows[place].line, number: number)
      )
      number += 1
      limit = match.upperBound + overlap
    }
    let inside = rows.prefix { $0.number < end }.reduce(0) { $0 + $1.text.utf8.count }
    return max(0, limit - inside)
  }
}
