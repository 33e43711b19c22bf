#if canImport(Glibc) || canImport(Musl)
/// The text that was cut or copied last in the fields of a program.
///
/// A terminal can be given a text for the user's clipboard and not be asked for it, so Ctrl+V
/// inserts the text of this object. What the user pastes from elsewhere arrives as a paste of the
/// terminal.
public final class FieldClipboard {
  /// The text; empty at first.
  public private(set) var text = ""
  private let send: (String) -> Void

  /// Makes an empty clipboard.
  ///
  /// - Parameter send: Puts a text on the clipboard of the terminal too.
  public init(send: @escaping (String) -> Void = { _ in }) { self.send = send }

  deinit {}

  /// Stores a text and sends it; an empty one changes nothing.
  public func copy(_ text: String) {
    guard !text.isEmpty else { return }
    self.text = text
    send(text)
  }
}

extension FieldClipboard {
  /// Returns the paste that a key stands for, or `nil`.
  func paste(for event: InputEvent) -> InputEvent? {
    event == .key(KeyPress("v", .control)) && !text.isEmpty ? .paste(text) : nil
  }
}

extension InputEvent {
  /// Whether it is the key that copies the selection.
  var isCopy: Bool { self == .key(KeyPress("c", .control)) }
  /// Whether it is the key that cuts the selection.
  var isCut: Bool { self == .key(KeyPress("x", .control)) }
}
#endif
