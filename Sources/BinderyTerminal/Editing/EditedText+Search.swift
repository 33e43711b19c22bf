#if canImport(Glibc) || canImport(Musl)
/// The search in the text of a field.
nonisolated extension EditedText {
  /// Selects the next place of a text, from the cursor on and then from the other end.
  ///
  /// Small and capital letters of ASCII are the same.
  ///
  /// - Parameters:
  ///   - text: The text; nothing is found for an empty one.
  ///   - isBackward: Whether the text before the selection comes first.
  ///   - isFirst: Whether the place at the beginning of the selection counts, as while the text is
  ///     typed.
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func find(_ text: String, backward isBackward: Bool = false, first isFirst: Bool = false)
    -> Bool
  {
    let places = string.places(of: text)
    let start = selection.lowerBound
    let next =
      isBackward
      ? places.last { $0 < start } ?? places.last
      : places.first { isFirst ? $0 >= start : $0 > start } ?? places.first
    guard let next else { return false }
    select(next..<next + text.length)
    return true
  }
}

nonisolated extension String {
  /// Returns the places of a text, which do not overlap.
  fileprivate func places(of text: String) -> [Int] {
    let wanted = text.utf8.map(\.lowercased)
    guard let first = wanted.first else { return [] }
    var places: [Int] = []
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var place = 0
      while place + wanted.count <= bytes.count {
        var matched = 0
        if unsafe bytes[place].lowercased == first {
          matched = 1
          while matched < wanted.count, unsafe bytes[place + matched].lowercased == wanted[matched]
          {
            matched += 1
          }
        }
        if matched == wanted.count { places.append(place) }
        place += matched == wanted.count ? matched : 1
      }
    }
    return places
  }
}

nonisolated extension UInt8 {
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}
#endif
