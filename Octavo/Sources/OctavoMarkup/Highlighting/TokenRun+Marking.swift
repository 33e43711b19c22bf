extension [TokenRun] {
  /// Returns the runs of a line, cut at the bounds of ranges.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of bytes of the line in UTF-8, in order, which do not overlap.
  ///   - limit: The number of bytes after which the line is cut.
  /// - Returns: The runs, each with whether it lies in one of the ranges.
  public func marked(
    in ranges: [Range<Int>],
    limit: Int = .max
  ) -> [(run: TokenRun, isMarked: Bool)] {
    var marked: [(run: TokenRun, isMarked: Bool)] = []
    var rest = ranges[...]
    var start = 0
    for run in self where start < limit {
      let bytes = run.text.utf8
      let end = Swift.min(start + bytes.count, limit)
      var place = start
      while place < end {
        while let range = rest.first, range.upperBound <= place { rest.removeFirst() }
        let range = rest.first ?? end..<end
        let isMarked = range.contains(place)
        let next = Swift.max(
          place + 1,
          Swift.min(end, isMarked ? range.upperBound : range.lowerBound)
        )
        let piece = bytes.dropFirst(place - start).prefix(next - place)
        marked.append((TokenRun(run.kind, String(decoding: piece, as: UTF8.self)), isMarked))
        place = next
      }
      start += bytes.count
    }
    return marked
  }
}
