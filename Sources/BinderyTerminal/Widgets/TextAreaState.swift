#if canImport(Glibc) || canImport(Musl)
/// The cursor and scroll position of a ``TextArea``.
public final class TextAreaState {
  var text: EditedText
  var offset = 0

  init(_ text: EditedText) { self.text = text }

  deinit {}
}
#endif
