import GitHubValues

nonisolated extension ChangedLines {
  /// Returns the row of a header of a hunk, with its text as it is or for more lines around it.
  func header(_ hunk: Int, _ text: String? = nil, isFolded: Bool = false) -> ChangeRow {
    let header = hunks[hunk].header
    return ChangeRow(
      id(of: (hunk, nil)),
      .hunk(isFolded: isFolded),
      text ?? header,
      path: path,
      hunk: header
    )
  }

  /// Returns the row of a line in one column.
  func row(_ hunk: Int, line: Int) -> ChangeRow {
    let pairs = hunks[hunk].pairs
    let kind = hunks[hunk].lines[line].kind
    let isChanged = kind == .added || kind == .deleted
    let comparison = isChanged ? comparison(hunk, pairs[pairs.row(ofLine: line)]) : nil
    let shown = self.line(hunk, line, comparison)
    return row((hunk, line), .line(shown), shown.text)
  }

  /// Returns a row in two columns.
  func row(_ hunk: Int, pair row: Int) -> ChangeRow {
    let pair = hunks[hunk].pairs[row]
    let comparison = comparison(hunk, pair)
    let old = pair.old.map { line(hunk, $0, comparison) }
    let new = pair.new.map { line(hunk, $0, comparison) }
    return self.row((hunk, pair.name), .pair(old: old, new: new), (new ?? old)?.text ?? "")
  }

  /// Returns the row of an unchanged line that the patch does not have, which has the same name in
  /// both arrangements.
  func row(
    _ hunk: Int,
    unchanged number: ChangeContext.Number,
    of context: ChangeContext,
    isSideBySide: Bool
  ) -> ChangeRow {
    let place = number.new - 1
    let line = ChangeLine(
      kind: .context,
      text: context.lines[place],
      oldNumber: number.old,
      newNumber: number.new,
      side: ChangeLine.Side(path: path, hunk: nil, isOld: false, line: place),
      place: place % ChangeLine.Side.partLines,
      comparison: nil
    )
    return ChangeRow(
      "\(self.number).c\(number.new)",
      isSideBySide ? .pair(old: line, new: line) : .line(line),
      line.text,
      path: path,
      hunk: hunks[hunk].header
    )
  }

  private func row(_ place: Place, _ kind: ChangeRow.Kind, _ text: String) -> ChangeRow {
    ChangeRow(id(of: place), kind, text, path: path, hunk: hunks[place.hunk].header)
  }

  /// Returns the comparison of a removed line with the added line beside it.
  private func comparison(_ hunk: Int, _ pair: GitHub.Patch.Pair) -> WordComparison? {
    let lines = hunks[hunk].lines
    guard let old = pair.old.map({ lines[$0] }), let new = pair.new.map({ lines[$0] }),
      old.kind == .deleted, new.kind == .added
    else { return nil }
    return WordComparison(old: old.text, new: new.text)
  }

  private func line(_ hunk: Int, _ index: Int, _ comparison: WordComparison?) -> ChangeLine {
    let (line, old, new) = hunks[hunk].lines.place(at: index)
    let isOld = line.kind == .deleted
    let place = isOld ? old : new
    return ChangeLine(
      kind: line.kind,
      text: line.text,
      oldNumber: line.oldNumber,
      newNumber: line.newNumber,
      side: ChangeLine.Side(path: path, hunk: hunk, isOld: isOld, line: place),
      place: place % ChangeLine.Side.partLines,
      comparison: line.kind == .deleted || line.kind == .added ? comparison : nil
    )
  }
}
