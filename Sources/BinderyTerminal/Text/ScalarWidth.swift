#if canImport(Glibc) || canImport(Musl)
nonisolated extension Unicode.Scalar {
  /// The cells this scalar takes on its own: none, one or two.
  var cellWidth: Int {
    switch value {
    case 0x20..<0x7F: 1
    case 0..<0xA0: 0
    case 0xA0..<0x300: value == 0xAD ? 0 : 1
    // Dashes, quotes, lines of boxes and blocks, which most screens have.
    case 0x2010...0x2027, 0x2500...0x259F: 1
    // Medial vowels and final consonants join the Hangul syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: isWide ? 2 : isZeroWidth ? 0 : 1
    }
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control:
      true
    default: false
    }
  }

  private var isWide: Bool {
    var low = 0
    var high = wideRanges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > wideRanges[2 * middle + 1] {
        low = middle + 1
      } else if value < wideRanges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
#endif
