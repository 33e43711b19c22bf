#if canImport(Glibc) || canImport(Musl)
/// A part of the frame that reacts to a click.
public nonisolated struct Zone: Hashable, Sendable {
  /// Where it is.
  public let area: Rect
  /// What was hit.
  public let target: ClickTarget
}
#endif
