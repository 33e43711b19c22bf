#if canImport(Glibc) || canImport(Musl)
import Mine

extension MineImage {
  /// The image as one character.
  var glyph: String {
    switch self {
    case .stranger: "?"
    case .plum: "❀"
    case .panda: "◉"
    case .balance: "¥"
    case .coupons: "%"
    case .parcels: "□"
    case .addresses: "⌂"
    case .help: "?"
    case .about: "i"
    }
  }
}

extension MineBackground {
  /// Returns a row of the background, of at most `columns` characters.
  func pattern(row: Int, columns: Int) -> String {
    let tile =
      switch self {
      case .plain: ""
      case .blossoms: row.isMultiple(of: 2) ? "❀   " : "  ❀ "
      case .bamboo: row.isMultiple(of: 2) ? "┃ ╽ " : "╿ ┃ "
      }
    return String(repeating: tile, count: columns / 4)
  }
}
#endif
