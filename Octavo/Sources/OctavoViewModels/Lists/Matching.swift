nonisolated extension String {
  /// Whether a filter for `keyword` lets this text through, whatever the case.
  ///
  /// A text and a keyword in ASCII, as nearly all are, are compared without a copy.
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

  /// Returns whether two texts are the same whatever the case; `nil` if one of them is not ASCII.
  private static func isSame(
    _ text: UnsafeBufferPointer<UInt8>,
    _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard text.count == other.count else {
      let isASCII = text.allSatisfy { $0 < 0x80 } && other.allSatisfy { $0 < 0x80 }
      return isASCII ? false : nil
    }
    for place in text.indices {
      guard text[place] < 0x80, other[place] < 0x80 else { return nil }
      if text[place].lowercased != other[place] { return false }
    }
    return true
  }

  /// Returns whether `part` is in a text, whatever the case; `nil` if one of them is not ASCII.
  private static func isPart(
    _ part: UnsafeBufferPointer<UInt8>,
    of text: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard part.allSatisfy({ $0 < 0x80 }), text.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let first = part.first?.lowercased, part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) where text[start].lowercased == first {
      if (1..<part.count).allSatisfy({ text[start + $0].lowercased == part[$0].lowercased }) {
        return true
      }
    }
    return false
  }
}

nonisolated extension UInt8 {
  /// The lower case of a letter of ASCII.
  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
