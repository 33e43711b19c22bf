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
