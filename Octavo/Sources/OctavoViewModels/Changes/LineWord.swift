/// A word of a text, and the number that equal words share.
///
/// A word is a run of letters and digits, a run of blanks, or any other character.
nonisolated struct LineWord {
  /// The place in the text, as bytes in UTF-8.
  let range: Range<Int>
  /// The number among all different words.
  let number: Int
  /// Whether the word is a run of blanks.
  let isBlank: Bool

  /// The number of bytes that count for the likeness of two lines.
  var weight: Int { isBlank ? 0 : range.count }

  /// Returns the words of a text; `numbers` has those of the texts before.
  static func words(of bytes: [UInt8], _ numbers: inout [ArraySlice<UInt8>: Int]) -> [Self] {
    var words: [Self] = []
    var start = 0
    while start < bytes.count {
      let kind = Kind(bytes[start])
      var end = start + 1
      while kind != .other, end < bytes.count, Kind(bytes[end]) == kind { end += 1 }
      let next = numbers.count
      let number = numbers[bytes[start..<end], default: next]
      numbers[bytes[start..<end]] = number
      words.append(Self(range: start..<end, number: number, isBlank: kind == .blank))
      start = end
    }
    return words
  }

  private enum Kind {
    case letter, blank, other

    /// Bytes of other scripts count as letters, so that no character is cut.
    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        self = .letter
      case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .blank
      default: self = .other
      }
    }
  }
}
