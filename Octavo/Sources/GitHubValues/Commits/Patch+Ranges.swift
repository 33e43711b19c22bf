extension GitHub.Patch.Hunk {
  /// The numbers of the lines before the change; empty ones are at the place of the change.
  ///
  /// `nil` without a header, and for numbers that no file has.
  public var oldLines: Range<Int>? { Self.range(oldStart, lines.end.counts.oldNumbers) }

  /// The numbers of the lines after the change; empty ones are at the place of the change.
  ///
  /// `nil` without a header, and for numbers that no file has.
  public var newLines: Range<Int>? { Self.range(newStart, lines.end.counts.newNumbers) }

  /// Returns the header of the hunk with more lines of context above and below it.
  public func header(withContext above: Int, below: Int) -> String {
    guard above + below > 0, let old = oldLines, let new = newLines,
      let end = header.dropFirst(2).firstRange(of: "@@")
    else { return header }
    let numbers = [("-", old), ("+", new)].map { sign, range in
      "\(sign)\(range.lowerBound - above),\(range.count + above + below)"
    }
    return "@@ \(numbers.joined(separator: " ")) @@\(header[end.upperBound...])"
  }

  /// A header names the line before the change where it has no lines on a side.
  private static func range(_ start: Int?, _ count: Int) -> Range<Int>? {
    guard let start, start < 1 << 40 else { return nil }
    let first = count == 0 ? start + 1 : start
    return first..<first + count
  }
}
