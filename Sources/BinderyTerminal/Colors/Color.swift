#if canImport(Glibc) || canImport(Musl)
/// The colour of a cell: a meaning that the theme turns into a colour, or a colour itself.
public nonisolated enum Color: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case standard
  /// A meaning, such as `.danger`. Prefer it: it stays readable on every background.
  case role(Role)
  /// A colour of the terminal's palette; the first sixteen follow the user's own theme.
  case palette(UInt8)
  /// An exact colour, reduced where the terminal cannot show it.
  case rgb(UInt8, UInt8, UInt8)
}
#endif
