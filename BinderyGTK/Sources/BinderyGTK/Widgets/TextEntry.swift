public import BinderyNavigation
public import CGTK

/// A field for a line of text.
@MainActor
public final class TextEntry: Widget {
  /// The kind of the text.
  public enum Kind {
    /// Any text.
    case plain
    /// A secret: dots are shown in place of the text.
    case password
    /// A keyword; the field has a button that clears it.
    case search
  }

  private let confirmation: String

  /// Makes an entry; `name` is its name for assistive technology, and is shown while it is empty.
  public init(_ kind: Kind = .plain, name: String, maximumLength: Int32 = 4_096) {
    confirmation = "activate"
    switch kind {
    case .plain: super.init(gtk_entry_new())
    case .password: super.init(gtk_password_entry_new())
    case .search: super.init(gtk_search_entry_new())
    }
    if kind == .password {
      gtk_password_entry_set_show_peek_icon(opaque, 1)
    }
    bindery_object_set_text(raw, "placeholder-text", name)
    if let text = delegate { gtk_text_set_max_length(text.pointer(), maximumLength) }
    setAccessibleName(name)
  }

  /// Takes up a widget that is a `GtkEditable`, such as an entry in a row of libadwaita's.
  ///
  /// - Parameters:
  ///   - editable: The widget.
  ///   - confirmation: The signal that the widget sends when Return is pressed.
  public init(
    wrapping editable: UnsafeMutablePointer<GtkWidget>,
    confirmation: String = "entry-activated"
  ) {
    self.confirmation = confirmation
    super.init(editable)
  }

  isolated deinit {}

  /// The text in the entry.
  ///
  /// Setting it keeps the cursor where it is, as far as the new text reaches.
  public var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      guard newValue != text else { return }
      let cursor = gtk_editable_get_position(opaque)
      // A zero would end the text for C.
      gtk_editable_set_text(opaque, String(newValue.filter { $0 != "\0" }))
      gtk_editable_set_position(opaque, cursor)
    }
  }

  /// The position of the cursor, in scalars.
  public var cursor: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// Calls `action` when the text has changed, by the user or by the program.
  public func onEdit(_ action: @escaping () -> Void) -> ObservationToken {
    connect("changed") { _ in action() }
  }

  /// Calls `action` when the user presses Return.
  public func onReturn(_ action: @escaping () -> Void) -> ObservationToken {
    connect(confirmation) { _ in action() }
  }

  /// Calls `action` with the word that an input method composes; empty when it has ended.
  public func onComposing(_ action: @escaping (String) -> Void) -> ObservationToken? {
    delegate?.connect("preedit-changed") { action($0.string(0) ?? "") }
  }

  /// Receives what the user types while a widget, or one in it, has the focus and does not handle
  /// the key; only a field for a keyword can.
  ///
  /// - Returns: The token that ends it, and retains the entry and the widget until then.
  func receiveTyping(in widget: Widget) -> ObservationToken {
    gtk_search_entry_set_key_capture_widget(opaque, widget.pointer())
    return ObservationToken(
      AnyDisposable { [self] in
        // The key controller of the widget has a pointer to the entry.
        withExtendedLifetime(widget) { gtk_search_entry_set_key_capture_widget(opaque, nil) }
      }
    )
  }

  /// The widget inside that does the editing.
  private var delegate: ObjectOwner? {
    guard let editor = gtk_editable_get_delegate(opaque) else { return nil }
    return ObjectOwner(retaining: UnsafeMutableRawPointer(editor))
  }
}
