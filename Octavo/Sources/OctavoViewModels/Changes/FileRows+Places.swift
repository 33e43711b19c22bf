import GitHubValues

nonisolated extension FileRows {
  /// Returns the offset of the row of a line, or of the header of its hunk where that is folded;
  /// `nil` if no shown part of the file has the line.
  func offset(of place: LinePlace) -> Int? {
    let isOld = place.side == .left
    for hunk in lines.hunks.indices {
      let head = lines.hunks[hunk].headRows
      let isFolded = head > 0 && folded.contains(hunk)
      if let line = lines.hunks[hunk].lines.index(ofNumber: place.line, isOld: isOld) {
        if isFolded { return starts[hunk] }
        let above = head > 0 ? context?.above(hunk).count ?? 0 : 0
        let pairs = lines.hunks[hunk].pairs
        return starts[hunk] + head + above + (isSideBySide ? pairs.row(ofLine: line) : line)
      }
      guard let context, head > 0, !isFolded else { continue }
      let (above, below) = (context.above(hunk), context.below(hunk))
      if let offset = isOld ? above.place(ofOld: place.line) : above.place(ofNew: place.line) {
        return starts[hunk] + head + offset
      }
      if let offset = isOld ? below.place(ofOld: place.line) : below.place(ofNew: place.line) {
        return starts[hunk] + head + above.count + rowCount(ofHunk: hunk) + offset
      }
    }
    return nil
  }
}
