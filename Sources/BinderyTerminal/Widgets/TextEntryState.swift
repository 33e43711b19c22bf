#if canImport(Glibc) || canImport(Musl)
/// The cursor of a ``TextEntry``.
public final class TextEntryState {
  var field: TextField
  /// The clipboard of an entry that was given none.
  let ownClipboard = FieldClipboard()
  /// The width of the last frame.
  var columns = 0

  /// The value of the binding that stands for the typed text, such as “1” for “1.”.
  private var accepted: String?

  init(_ field: TextField) { self.field = field }

  deinit {}

  /// Shows a value, unless it is the one that the binding has made of the typed text.
  func show(_ value: String) {
    guard value != accepted else { return }
    accepted = nil
    field.update(value)
  }

  /// Notes what has become of the typed text.
  func note(isAccepted: Bool, as value: String) { accepted = isAccepted ? value : nil }

  /// Shows the value next, because the user has left the field.
  func endEditing() { accepted = nil }
}
#endif
