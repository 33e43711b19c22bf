/// The words of a Markdown text whose spelling is checked.
///
/// Code, addresses, names of accounts, numbers of issues, emoji and identifiers are left out.
public nonisolated enum SpelledWords {
  /// Returns the places of the words in some lines of a text, as bytes in UTF-8.
  ///
  /// The lines above decide whether a line is code, so the cost is that of their first characters.
  public static func places(in lines: [Substring], _ range: Range<Int>) -> [[Range<Int>]] {
    var fence: (mark: UInt8, count: Int)?
    var places: [[Range<Int>]] = []
    for (index, line) in lines.prefix(range.upperBound).enumerated() {
      let mark = Self.fence(of: line)
      let isCode = fence != nil || mark != nil
      if let open = fence {
        if let mark, mark.mark == open.mark, mark.count >= open.count { fence = nil }
      } else {
        fence = mark
      }
      if range.contains(index) { places.append(isCode ? [] : words(of: Array(line.utf8))) }
    }
    return places
  }

  /// Returns the mark at the beginning or the end of a block of code; `nil` for another line.
  private static func fence(of line: Substring) -> (mark: UInt8, count: Int)? {
    let rest = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    guard let mark = rest.first, "`~".utf8.contains(mark) else { return nil }
    let count = rest.prefix { $0 == mark }.count
    // A span of code on one line has marks at its end, too.
    let isSpan = mark == UInt8(ascii: "`") && rest.dropFirst(count).contains(mark)
    return count >= 3 && !isSpan ? (mark, count) : nil
  }

  private static func words(of line: [UInt8]) -> [Range<Int>] {
    let bytes = masked(line)
    var words: [Range<Int>] = []
    for token in bytes.indices.split(whereSeparator: { bytes[$0] <= 0x20 }) {
      guard let first = token.first, let last = token.last,
        !isName(bytes[first...last])
      else { continue }
      for run in token.split(whereSeparator: { !isLetter(bytes[$0]) }) {
        guard let start = run.first, let end = run.last else { continue }
        let word = trimmed(start..<end + 1, bytes)
        if word.count > 1, !isIdentifier(bytes[word]) { words.append(word) }
      }
    }
    return words
  }

  /// Replaces code, tags and the targets of links by blanks.
  private static func masked(_ line: [UInt8]) -> [UInt8] {
    var bytes = line
    var place = 0
    func mask(upTo end: Int) {
      for index in place..<end { bytes[index] = UInt8(ascii: " ") }
      place = end
    }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "`"):
        let count = bytes[place...].prefix { $0 == UInt8(ascii: "`") }.count
        mask(upTo: spanEnd(in: line, from: place + count, count) ?? place + count)
      case UInt8(ascii: "<"):
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ">"))
        if let end { mask(upTo: end + 1) } else { place += 1 }
      case UInt8(ascii: "]") where bytes.dropFirst(place + 1).first == UInt8(ascii: "("):
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ")"))
        if let end { mask(upTo: end + 1) } else { place += 1 }
      default: place += 1
      }
    }
    return bytes
  }

  /// Returns the end of a span of code with a number of marks; `nil` if it has none.
  private static func spanEnd(in line: [UInt8], from start: Int, _ count: Int) -> Int? {
    var place = start
    while let mark = line[place...].firstIndex(of: UInt8(ascii: "`")) {
      let length = line[mark...].prefix { $0 == UInt8(ascii: "`") }.count
      if length == count { return mark + length }
      place = mark + length
    }
    return nil
  }

  /// Whether a text between blanks is a name or an address as a whole.
  private static func isName(_ token: ArraySlice<UInt8>) -> Bool {
    let bare = token.drop { "([{\"'*_~.,;!?".utf8.contains($0) }
    guard let first = bare.first else { return true }
    if "@#:/-".utf8.contains(first), bare.count > 1 { return true }
    let inside = bare.dropFirst().dropLast()
    return bare.contains { "/\\@=_0123456789".utf8.contains($0) }
      || inside.contains { ".:".utf8.contains($0) } && !inside.starts(with: "..".utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "'"), 0x80...:
      true
    default: false
    }
  }

  /// Returns the word without the quotation marks around it.
  private static func trimmed(_ word: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    let marks = ["'", "’", "‘", "“", "”", "„", "«", "»", "…", "–", "—"].map { Array($0.utf8) }
    while let mark = marks.first(where: { bytes[start..<end].starts(with: $0) }) {
      start += mark.count
    }
    while let mark = marks.first(where: {
      bytes[start..<end].reversed().starts(with: $0.reversed())
    }) {
      end -= mark.count
    }
    return start..<end
  }

  /// Whether a word is written as in a program, such as `viewModel` or `HTTP`.
  private static func isIdentifier(_ word: ArraySlice<UInt8>) -> Bool {
    word.dropFirst().contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}
