#if canImport(Glibc) || canImport(Musl)
/// A harmless grapheme, and the number of cells that it takes.
public nonisolated struct Glyph: Hashable, Sendable {
  /// The text that is sent to the terminal: never a control, an escape or a bidirectional override.
  public let character: Character

  /// One or two.
  public let width: Int

  static let space = Glyph(character: " ", width: 1)
  static let replacement = Glyph(character: "\u{FFFD}", width: 1)
  static let ellipsis = Glyph(character: "…", width: 1)

  init(character: Character, width: Int) {
    self.character = character
    self.width = width
  }

  /// Returns the grapheme, or “…” where a line has fewer cells than it takes.
  func fitted(to width: Int) -> Glyph { self.width > width ? .ellipsis : self }

  /// Makes a grapheme of unknown origin safe, or gives nothing where there is nothing to see.
  init?(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return nil }
    if scalars.next() == nil {
      self.init(scalar: first, character: character)
    } else if character == "\r\n" {
      self = Glyph(character: Self.lineBreak, width: 1)
    } else {
      self.init(cluster: character, first: first)
    }
  }

  private init?(scalar: Unicode.Scalar, character: Character) {
    switch scalar.value {
    case 0x20..<0x7F:
      self.init(character: character, width: 1)
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
      self.init(character: Self.lineBreak, width: 1)
    case 0..<0x20:
      self.init(character: Self.controlPicture(scalar.value), width: 1)
    case 0x7F:
      self.init(character: "\u{2421}", width: 1)
    // C1 controls, embeddings, overrides and isolates: they would command the terminal or
    // reorder its line.
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF:
      self = .replacement
    default:
      let width = scalar.cellWidth
      if width > 0 {
        self.init(character: character, width: width)
      } else if scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .enclosingMark
      {
        // Alone it would join whatever happens to be in the cell before.
        self.init(character: Self.joined([Self.markHolder, scalar]), width: 1)
      } else {
        return nil
      }
    }
  }

  private init?(cluster: Character, first: Unicode.Scalar) {
    var kept: [Unicode.Scalar] = first.isMark ? [Self.markHolder] : []
    var marks = 0
    var width = 0
    var isEmoji = false
    for scalar in cluster.unicodeScalars.prefix(Self.longestCluster) {
      if scalar.isMark, !scalar.properties.isVariationSelector {
        marks += 1
        if marks > Self.mostMarks { continue }
      }
      isEmoji = isEmoji || scalar.makesEmoji
      width += scalar.cellWidth
      kept.append(scalar)
    }
    if first.isMark { width = 1 }
    guard width > 0 else { return nil }
    self.init(character: Self.joined(kept), width: isEmoji ? 2 : min(width, 2))
  }

  private static let lineBreak: Character = "\u{23CE}"
  private static let markHolder: Unicode.Scalar = "\u{25CC}"

  /// Enough for any written language; a tower of marks would be drawn over the rows above.
  private static let mostMarks = 4

  /// The longest emoji sequences in use have ten scalars.
  private static let longestCluster = 24

  private static func controlPicture(_ value: UInt32) -> Character {
    Unicode.Scalar(0x2400 + value).map(Character.init) ?? "\u{FFFD}"
  }

  private static func joined(_ scalars: [Unicode.Scalar]) -> Character {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view).first ?? "\u{FFFD}"
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  /// Whether its presence makes a cluster one picture of two cells, whatever the parts measure.
  fileprivate var makesEmoji: Bool {
    switch value {
    case 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
#endif
