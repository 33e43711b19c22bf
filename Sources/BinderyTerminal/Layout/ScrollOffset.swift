#if canImport(Glibc) || canImport(Musl)
/// The first visible row of a scrolled part.
@MainActor
final class ScrollOffset {
  var row = 0

  deinit {}
}
#endif
