import Foundation

nonisolated extension String {
  /// Whether a filter for `keyword` lets this text through, whatever the case.
  ///
  /// A keyword in ASCII, as nearly all are, is looked for without a copy of the text.
  func matches(_ keyword: String) -> Bool {
    if keyword.isEmpty { return true }
    let isPart = utf8.withContiguousStorageIfAvailable { text in
      keyword.utf8.withContiguousStorageIfAvailable { Self.isPart($0, of: text) } ?? nil
    }
    return (isPart ?? nil) ?? lowercased().contains(keyword.lowercased())
  }

  /// Whether this text is another one whatever its case, given the other one in small letters.
  func isSame(asLowercased other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { text in
      other.utf8.withContiguousStorageIfAvailable { Self.isSame(text, $0) } ?? nil
    }
    return (isSame ?? nil) ?? (lowercased() == other)
  }

  /// Returns whether two texts are the same whatever the case; `nil` if the other one is not ASCII.
  private static func isSame(
    _ text: UnsafeBufferPointer<UInt8>,
    _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard other.isASCII else { return nil }
    guard text.count == other.count else { return false }
    for place in text.indices where text[place].lowercased != other[place] { return false }
    return true
  }

  /// Returns whether `part` is in a text, whatever the case; `nil` if it is not ASCII.
  ///
  /// A byte of ASCII is never a part of another character.
  /// The places of its first letter, in each case, are looked for by `memchr`.
  private static func isPart(
    _ part: UnsafeBufferPointer<UInt8>,
    of text: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard part.isASCII else { return nil }
    guard let first = part.first?.lowercased, part.count <= text.count else { return false }
    // A place further on would have no room for the part.
    let starts = UnsafeBufferPointer(rebasing: text.prefix(text.count - part.count + 1))
    let upper = first.uppercased
    var (next, nextUpper) = (starts.place(of: first, from: 0), starts.count)
    if upper != first { nextUpper = starts.place(of: upper, from: 0) }
    while Swift.min(next, nextUpper) < starts.count {
      let start = Swift.min(next, nextUpper)
      if (1..<part.count).allSatisfy({ text[start + $0].lowercased == part[$0].lowercased }) {
        return true
      }
      if start == next {
        next = starts.place(of: first, from: start + 1)
      } else {
        nextUpper = starts.place(of: upper, from: start + 1)
      }
    }
    return false
  }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII: one pass without a branch for each byte.
  fileprivate var isASCII: Bool {
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  /// Returns the place of a byte at or after a place; the number of bytes if there is none.
  fileprivate func place(of byte: UInt8, from start: Int) -> Int {
    guard start < count, let baseAddress else { return count }
    let found = memchr(baseAddress + start, Int32(byte), count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress) } ?? count
  }
}

nonisolated extension UInt8 {
  /// The lower case of a letter of ASCII.
  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }

  /// The upper case of a letter of ASCII.
  fileprivate var uppercased: UInt8 {
    UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") ? self & 0xDF : self
  }
}
