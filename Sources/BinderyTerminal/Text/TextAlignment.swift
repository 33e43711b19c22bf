#if canImport(Glibc) || canImport(Musl)
/// The place where a text stands in a space wider than itself.
public nonisolated enum TextAlignment: Sendable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
}
#endif
