#if canImport(Glibc) || canImport(Musl)
/// A text and the places of its lines.
///
/// A place is an offset in UTF-8. A line ends with a line feed, a carriage return or both, which
/// stay as they are.
nonisolated struct TextLines {
  private(set) var string: String
  /// The beginning of each line; there is always one line.
  private(set) var starts: [Int]

  init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    starts = [0] + Self.starts(in: string, 0..<string.length)
  }

  var count: Int { starts.count }
  var length: Int { string.length }

  /// Returns the number of the line that a place belongs to.
  func line(at place: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the places of a line with the break at its end.
  func range(of line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : length)
  }

  /// Returns the places of a line without the break at its end.
  func content(of line: Int) -> Range<Int> {
    let range = range(of: line)
    guard line + 1 < starts.count else { return range }
    let end = range.upperBound - 1
    let isPair =
      end > range.lowerBound && string.byte(at: end) == UInt8(ascii: "\n")
      && string.byte(at: end - 1) == UInt8(ascii: "\r")
    return range.lowerBound..<(isPair ? end - 1 : end)
  }

  /// Replaces a part of the text.
  ///
  /// Only the lines of that part are searched for breaks; the places behind them are moved.
  ///
  /// - Returns: The numbers of the lines that were replaced, and how many lines are there now.
  mutating func replace(_ range: Range<Int>, with new: String) -> (lines: Range<Int>, count: Int) {
    // The line before is searched too, because a return at its end and a new line feed are one
    // break.
    let first = line(at: max(0, range.lowerBound - 1))
    let last = line(at: range.upperBound)
    let oldEnd = last + 1 < starts.count ? starts[last + 1] : length
    let change = new.length - range.count
    string.replaceSubrange(
      string.index(at: range.lowerBound)..<string.index(at: range.upperBound),
      with: new
    )
    string.makeContiguousUTF8()
    let searched = starts[first]..<(oldEnd + change)
    var found = Self.starts(in: string, searched)
    // The beginning of the line behind is kept below.
    if last + 1 < starts.count, found.last == searched.upperBound { found.removeLast() }
    if change != 0 {
      for line in starts.indices.dropFirst(last + 1) { starts[line] += change }
    }
    starts.replaceSubrange((first + 1)..<(last + 1), with: found)
    return (first..<(last + 1), found.count + 1)
  }

  /// Returns the place behind each line break of a range.
  private static func starts(in string: String, _ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
      for place in range where unsafe bytes[place] <= 0x0D {
        let isBreak =
          unsafe bytes[place] == UInt8(ascii: "\n")
          || bytes[place] == UInt8(ascii: "\r")
            && (place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n"))
        if isBreak { found.append(place + 1) }
      }
    }
    return found
  }
}
#endif
