#if canImport(Glibc) || canImport(Musl)
/// An area of the frame that can be clicked.
public nonisolated struct Zone: Hashable, Sendable {
  /// The area.
  public let area: Rect
  /// The target.
  public let target: ClickTarget
}
#endif
