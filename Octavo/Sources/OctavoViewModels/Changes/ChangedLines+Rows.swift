import GitHubValues

nonisolated extension ChangedLines {
  /// Returns the head and the rows below it in an arrangement.
  ///
  /// - Parameters:
  ///   - isSideBySide: Whether both sides are beside each other.
  ///   - context: The unchanged lines that are shown around the hunks; `nil` for those of the
  ///     patch.
  ///   - isFolded: Returns whether the lines of a hunk are hidden.
  /// - Returns: The rows.
  func rows(
    isSideBySide: Bool,
    context: ChangeContext?,
    isFolded: (GitHub.Patch.Hunk) -> Bool
  ) -> [ChangeRow] {
    let rows = isSideBySide ? pairs : self.rows
    let folded = hunks.map(isFolded)
    guard context != nil || folded.contains(true) else { return rows }
    return rows.prefix(1)
      + parts.enumerated().flatMap { place, part in
        let lines = rows[isSideBySide ? part.pairs : part.unified]
        guard let head = lines.first, head.isHunk else { return Array(lines) }
        if folded[place] { return [foldedHead(head, at: place)] }
        guard let context else { return Array(lines) }
        let above = context.above(place)
        let below = context.below(place)
        let header = hunks[place].header(withContext: above.count, below: below.count)
        return [ChangeRow(head.id, head.kind, header, path: head.path, hunk: head.hunk)]
          + above.map { row(of: $0, in: head, context, isSideBySide) } + lines.dropFirst()
          + below.map { row(of: $0, in: head, context, isSideBySide) }
      }
  }

  private func foldedHead(_ head: ChangeRow, at place: Int) -> ChangeRow {
    let count = Strings.count(hunks[place].lines.count, "line")
    let text = "\(head.text) · \(count)"
    return ChangeRow(head.id, .hunk(isFolded: true), text, path: head.path, hunk: head.hunk)
  }

  /// Returns the row of an unchanged line, which has the same name in both arrangements.
  private func row(
    of number: ChangeContext.Number,
    in head: ChangeRow,
    _ context: ChangeContext,
    _ isSideBySide: Bool
  ) -> ChangeRow {
    let place = number.new - 1
    let line = ChangeLine(
      kind: .context,
      text: context.lines[place],
      oldNumber: number.old,
      newNumber: number.new,
      side: ChangeLine.Side(path: head.path ?? "", hunk: nil, isOld: false, line: place),
      place: place % ChangeLine.Side.partLines,
      comparison: nil
    )
    let kind = isSideBySide ? ChangeRow.Kind.pair(old: line, new: line) : .line(line)
    return ChangeRow(
      "\(self.number).c\(number.new)",
      kind,
      line.text,
      path: head.path,
      hunk: head.hunk
    )
  }
}
