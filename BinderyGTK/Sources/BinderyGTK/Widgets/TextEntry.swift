public import BinderyNavigation
public import CGTK

/// A line of text that a person types.
@MainActor
public final class TextEntry: Widget {
  /// What is typed.
  public enum Kind {
    /// Anything.
    case plain
    /// A secret: dots show in its place.
    case password
    /// What to look for; it has a button to clear it.
    case search
  }

  private let confirmation: String

  /// Makes an entry; `name` is what assistive technology calls it, and stands in it while empty.
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
  ///   - confirmation: The signal that it sends when Return is pressed.
  public init(
    wrapping editable: UnsafeMutablePointer<GtkWidget>,
    confirmation: String = "entry-activated"
  ) {
    self.confirmation = confirmation
    super.init(editable)
  }

  isolated deinit {}

  /// What is in the entry.
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

  /// Where the cursor is, in characters as GTK counts them: scalars.
  public var cursor: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// Calls `action` when the text has changed, by a person or by the program.
  public func onEdit(_ action: @escaping () -> Void) -> ObservationToken {
    connect("changed") { _ in action() }
  }

  /// Calls `action` when a person presses Return.
  public func onReturn(_ action: @escaping () -> Void) -> ObservationToken {
    connect(confirmation) { _ in action() }
  }

  /// Calls `action` with what an input method is putting together; empty when it has ended.
  public func onComposing(_ action: @escaping (String) -> Void) -> ObservationToken? {
    delegate?.connect("preedit-changed") { action($0.string(0) ?? "") }
  }

  /// The widget inside that does the editing.
  private var delegate: ObjectOwner? {
    guard let editor = gtk_editable_get_delegate(opaque) else { return nil }
    return ObjectOwner(retaining: UnsafeMutableRawPointer(editor))
  }
}
