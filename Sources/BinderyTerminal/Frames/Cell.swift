#if canImport(Glibc) || canImport(Musl)
/// A cell of the grid.
public nonisolated struct Cell: Hashable, Sendable {
  /// The character.
  ///
  /// The second cell of a wide glyph holds a space that is never sent.
  public internal(set) var character: Character
  /// The style, in roles.
  public internal(set) var style: Style
  /// One, two, or zero for the second cell of a wide glyph.
  public internal(set) var width: UInt8
  /// The place of the link in the list of the frame, counted from 1; 0 for no link.
  var link: UInt16 = 0

  init(_ glyph: Glyph, style: Style, link: UInt16 = 0) {
    character = glyph.character
    width = UInt8(glyph.width)
    self.style = style
    self.link = link
  }

  static let blank = Cell(.space, style: .plain)

  /// A cell of a cleared terminal whose background differs from that of each drawn cell.
  static let cleared: Cell = {
    var cell = blank
    cell.character = "\0"
    return cell
  }()

  static func continuation(_ style: Style) -> Cell {
    var cell = Cell(.space, style: style)
    cell.width = 0
    return cell
  }
}
#endif
