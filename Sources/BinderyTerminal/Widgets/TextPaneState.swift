#if canImport(Glibc) || canImport(Musl)
/// The scroll position of a ``TextPane``.
public final class TextPaneState {
  var scroll = ScrollState()

  deinit {}
}
#endif
