#if canImport(Glibc) || canImport(Musl)
/// The cursor of a ``TextEntry``.
public final class TextEntryState {
  var field: TextField
  /// The clipboard of an entry that was given none.
  let ownClipboard = FieldClipboard()
  /// The width of the last frame.
  var columns = 0

  init(_ field: TextField) { self.field = field }

  deinit {}
}
#endif
