/// The width of a page of changes, which decides whether both sides of a change fit beside each
/// other.
public nonisolated enum ChangesWidth: Sendable {
  /// Two columns cannot be read.
  case narrow
  /// Two columns fit if the user asks for them.
  case medium
  /// Two columns fit.
  case wide

  /// Compares a width with the least widths of the two wider cases.
  public init(_ width: Int, medium: Int, wide: Int) {
    self = width >= wide ? .wide : width >= medium ? .medium : .narrow
  }
}
