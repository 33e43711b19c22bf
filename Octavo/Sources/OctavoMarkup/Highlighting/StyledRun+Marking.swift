extension Array where Element: StyledRun {
  /// Returns the runs of a line, cut at the bounds of ranges.
  ///
  /// No character is cut: a range is widened to the characters of which it has a part, and the line
  /// ends before the character that the limit would cut.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of bytes of the line in UTF-8, in order, which do not overlap.
  ///   - limit: The number of bytes after which the line is cut.
  /// - Returns: The runs, each with whether it lies in one of the ranges.
  public func marked(
    in ranges: [Range<Int>],
    limit: Int = .max
  ) -> [(run: Element, isMarked: Bool)] {
    var marked: [(run: Element, isMarked: Bool)] = []
    var rest = ranges[...]
    var start = 0
    for run in self where start < limit {
      let text = run.text
      let end = text.character(atByte: limit - start)
      var place = text.startIndex
      func add(upTo next: String.Index, isMarked: Bool) {
        guard place < next else { return }
        var piece = run
        piece.text = String(text[place..<next])
        marked.append((piece, isMarked))
        place = next
      }
      let count = text.utf8.count
      while let range = rest.first, range.lowerBound - start < count {
        let lower = text.character(atByte: range.lowerBound - start)
        add(upTo: Swift.min(lower, end), isMarked: false)
        let upper = text.character(atByte: range.upperBound - start, isAfter: true)
        add(upTo: Swift.min(upper, end), isMarked: true)
        // The next run has the rest of the range.
        if range.upperBound - start > count { break }
        rest.removeFirst()
      }
      add(upTo: end, isMarked: false)
      start += count
    }
    return marked
  }
}

extension String {
  /// More bytes of one character are cut, so that a hostile one costs no more than others.
  private static let longestCharacter = 64

  /// Returns the first place of the character that has a byte, or the place after it unless it
  /// begins with the byte.
  fileprivate func character(atByte offset: Int, isAfter: Bool = false) -> Index {
    let byte = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
    var place = byte
    for _ in 0..<Self.longestCharacter {
      if Index(place, within: self) != nil { return place }
      if isAfter { utf8.formIndex(after: &place) } else { utf8.formIndex(before: &place) }
    }
    return byte.samePosition(in: unicodeScalars) ?? unicodeScalars.index(before: byte)
  }
}
