#if canImport(Glibc) || canImport(Musl)
/// An area of the frame that can be clicked.
package nonisolated struct Zone: Hashable, Sendable {
  /// The area.
  package let area: Rect
  /// The target.
  package let target: ClickTarget
}
#endif
