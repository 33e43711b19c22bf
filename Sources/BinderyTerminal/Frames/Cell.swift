#if canImport(Glibc) || canImport(Musl)
/// One place of the grid.
public nonisolated struct Cell: Hashable, Sendable {
  /// What stands there.
  ///
  /// The second cell of a wide glyph holds a space that is never sent.
  public internal(set) var character: Character
  /// How it looks, in meanings.
  public internal(set) var style: Style
  /// One, two, or zero for the second cell of a wide glyph.
  public internal(set) var width: UInt8

  init(_ glyph: Glyph, style: Style) {
    character = glyph.character
    width = UInt8(glyph.width)
    self.style = style
  }

  static let blank = Cell(.space, style: .plain)

  static func continuation(_ style: Style) -> Cell {
    var cell = Cell(.space, style: style)
    cell.width = 0
    return cell
  }
}
#endif
