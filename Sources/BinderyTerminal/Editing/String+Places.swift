#if canImport(Glibc) || canImport(Musl)
/// The boundaries of graphemes, as offsets in UTF-8.
nonisolated extension String {
  /// The number of bytes in UTF-8.
  var length: Int { utf8.count }

  /// Returns the index of a place.
  func index(at place: Int) -> String.Index { utf8.index(startIndex, offsetBy: place) }

  /// Returns the text between two places.
  func part(_ range: Range<Int>) -> Substring {
    self[index(at: range.lowerBound)..<index(at: range.upperBound)]
  }

  /// Returns the byte at a place, or `nil` at the end.
  func byte(at place: Int) -> UInt8? { place < length ? utf8[index(at: place)] : nil }

  /// Returns the character that begins at a place, or `nil` at the end.
  func character(at place: Int) -> Character? { place < length ? self[index(at: place)] : nil }

  /// Returns the end of the grapheme that begins at a place, or that includes it.
  func place(after place: Int) -> Int {
    guard place < length else { return length }
    return utf8.distance(from: startIndex, to: index(after: index(at: place)))
  }

  /// Returns the beginning of the grapheme before a place.
  func place(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    return utf8.distance(from: startIndex, to: index(before: index(at: place)))
  }

  /// Returns the place itself if a grapheme begins there, or else the end of the grapheme around
  /// it.
  func rounded(_ place: Int) -> Int {
    let place = min(max(0, place), length)
    return String.Index(index(at: place), within: self) == nil ? self.place(after: place) : place
  }
}

/// The widths of graphemes.
nonisolated extension String {
  /// The columns between two stops of the tabulator, as ``Glyphs`` has them.
  static let tabWidth = 4

  /// Calls a closure with each grapheme of a range: its place, its end, and its width in cells;
  /// stops when the closure returns false.
  ///
  /// The width of a tabulator is −1, because it depends on the column. ASCII and the ideographs of
  /// East Asia are read without making a `Character`.
  func walk(_ range: Range<Int>, _ body: (_ place: Int, _ end: Int, _ width: Int) -> Bool) {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var place = range.lowerBound
      while place < range.upperBound {
        var next = place + 1
        var width = 1
        let byte = unsafe bytes[place]
        if byte < 0x80, unsafe next >= bytes.count || bytes[next] < 0x80 {
          if byte == UInt8(ascii: "\t") { width = -1 }
        } else if byte >= 0xE3, place + 3 <= bytes.count,
          unsafe Self.isPlainIdeograph(bytes, at: place),
          unsafe place + 3 == bytes.count || bytes[place + 3] < 0x80
            || Self.isPlainIdeograph(bytes, at: place + 3)
        {
          next = place + 3
          width = 2
        } else {
          next = self.place(after: place)
          width = byte == UInt8(ascii: "\t") ? -1 : self.width(at: place)
        }
        if !body(place, next, width) { return }
        place = next
      }
    }
  }

  private func width(at place: Int) -> Int { Glyph(self[index(at: place)])?.width ?? 0 }

  /// Whether a scalar of three bytes from U+4000 to U+9FFF is at a place: an ideograph that no
  /// scalar before it joins.
  private static func isPlainIdeograph(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    unsafe place + 3 <= bytes.count && (0xE4...0xE9).contains(bytes[place])
      && !(bytes[place] == 0xE4 && bytes[place + 1] == 0xB7)
  }
}
#endif
