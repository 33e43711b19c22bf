#if canImport(Glibc) || canImport(Musl)
/// The cursor of a ``TextEntry``.
public final class TextEntryState {
  var field: TextField

  init(_ field: TextField) { self.field = field }

  deinit {}
}
#endif
