import GitHubValues

/// The rows of an unfolded file in an arrangement, each of which is made when it is read.
nonisolated struct FileRows: Sendable, Equatable {
  let lines: ChangedLines
  /// The row above the lines.
  let head: ChangeRow
  let isSideBySide: Bool
  /// The unchanged lines that are shown around the hunks; `nil` for those of the patch.
  let context: ChangeContext?
  /// The places of the hunks whose lines are hidden.
  let folded: Set<Int>
  /// The offset of the first row of each hunk.
  let starts: [Int]
  /// The number of rows.
  let count: Int

  init(
    _ lines: ChangedLines,
    head: ChangeRow? = nil,
    isSideBySide: Bool,
    context: ChangeContext?,
    folded: Set<Int>
  ) {
    self.lines = lines
    self.head = head ?? lines.head
    self.isSideBySide = isSideBySide
    self.context = context
    self.folded = folded
    var count = 1
    starts = lines.hunks.enumerated().map { place, hunk in
      defer {
        let rows = isSideBySide ? hunk.pairs.count : hunk.lines.count
        // Lines without a header are always shown, and nothing is known around them.
        let isFolded = hunk.headRows > 0 && folded.contains(place)
        let around = hunk.headRows > 0 ? context : nil
        let shown = (around?.above(place).count ?? 0) + rows + (around?.below(place).count ?? 0)
        count += hunk.headRows + (isFolded ? 0 : shown)
      }
      return count
    }
    self.count = lines.hunks.isEmpty ? 2 : count
  }

  /// Returns the row at an offset.
  func row(at offset: Int) -> ChangeRow {
    guard offset > 0 else { return head }
    guard let hunk = starts.partitioningIndex(where: { $0 > offset }) else { return lines.noteRow }
    var offset = offset - starts[hunk]
    guard lines.hunks[hunk].headRows > 0 else { return row(hunk, offset) }
    if offset == 0 { return header(hunk) }
    offset -= 1
    guard let context else { return row(hunk, offset) }
    let above = context.above(hunk)
    if offset < above.count { return row(hunk, unchanged: above[offset], of: context) }
    offset -= above.count
    let count = rowCount(ofHunk: hunk)
    if offset < count { return row(hunk, offset) }
    return row(hunk, unchanged: context.below(hunk)[offset - count], of: context)
  }

  /// Returns the offset of the row with a name; `nil` if it is not shown in this arrangement.
  func offset(of id: ChangeRow.ID) -> Int? {
    if id == head.id { return 0 }
    if lines.hunks.isEmpty { return id == lines.noteRow.id ? 1 : nil }
    guard let place = lines.place(of: id) else { return offset(ofUnchanged: id) }
    guard let line = place.line else { return starts[place.hunk] }
    let head = lines.hunks[place.hunk].headRows
    if head > 0, folded.contains(place.hunk) { return nil }
    let above = head > 0 ? context?.above(place.hunk).count ?? 0 : 0
    let first = starts[place.hunk] + head + above
    guard isSideBySide else { return first + line }
    let pairs = lines.hunks[place.hunk].pairs
    let row = pairs.row(ofLine: line)
    return pairs[row].name == line ? first + row : nil
  }

  private func offset(ofUnchanged id: ChangeRow.ID) -> Int? {
    let start = "\(lines.number).c"
    guard let context, id.hasPrefix(start), let number = Int(id.dropFirst(start.count)) else {
      return nil
    }
    for hunk in starts.indices where !folded.contains(hunk) {
      let first = starts[hunk] + lines.hunks[hunk].headRows
      let above = context.above(hunk)
      if let place = above.place(ofNew: number) { return first + place }
      if let place = context.below(hunk).place(ofNew: number) {
        return first + above.count + rowCount(ofHunk: hunk) + place
      }
    }
    return nil
  }

  /// Returns the number of rows of the lines of a hunk in the arrangement.
  func rowCount(ofHunk hunk: Int) -> Int {
    isSideBySide ? lines.hunks[hunk].pairs.count : lines.hunks[hunk].lines.count
  }

  private func row(_ hunk: Int, _ place: Int) -> ChangeRow {
    isSideBySide ? lines.row(hunk, pair: place) : lines.row(hunk, line: place)
  }

  private func row(
    _ hunk: Int,
    unchanged number: ChangeContext.Number,
    of context: ChangeContext
  ) -> ChangeRow {
    lines.row(hunk, unchanged: number, of: context, isSideBySide: isSideBySide)
  }

  private func header(_ place: Int) -> ChangeRow {
    let hunk = lines.hunks[place]
    if folded.contains(place) {
      let text = "\(hunk.header) · \(Strings.count(hunk.lines.count, "line"))"
      return lines.header(place, text, isFolded: true)
    }
    guard let context else { return lines.header(place) }
    let (above, below) = (context.above(place).count, context.below(place).count)
    return lines.header(place, hunk.header(withContext: above, below: below))
  }
}
