public import BinderyNavigation
import CGTK

/// A field for a text of several lines, which scrolls.
@MainActor
public final class TextView: Widget {
  let buffer: ObjectOwner
  private let maximumLength: Int

  /// Makes an empty field with a name for assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isEditable: Whether the user can change the text; it can be copied in any case.
  ///   - isMonospaced: Whether all characters have the same width.
  ///   - maximumLength: The greatest number of scalars that are shown.
  public init(
    name: String,
    isEditable: Bool = true,
    isMonospaced: Bool = false,
    maximumLength: Int = 1_000_000
  ) {
    let view = Widget(gtk_text_view_new())
    let made = UnsafeMutableRawPointer(gtk_text_view_get_buffer(view.pointer()))
    guard let made else { preconditionFailure("every text view has a buffer") }
    buffer = ObjectOwner(retaining: made)
    self.maximumLength = maximumLength
    super.init(gtk_scrolled_window_new(), holding: [view])
    gtk_scrolled_window_set_child(opaque, view.pointer())
    gtk_text_view_set_editable(view.pointer(), isEditable ? 1 : 0)
    gtk_text_view_set_monospace(view.pointer(), isMonospaced ? 1 : 0)
    gtk_text_view_set_wrap_mode(view.pointer(), GTK_WRAP_WORD_CHAR)
    // Tab moves the focus, as in all other fields.
    gtk_text_view_set_accepts_tab(view.pointer(), 0)
    gtk_text_view_set_left_margin(view.pointer(), 9)
    gtk_text_view_set_right_margin(view.pointer(), 9)
    gtk_text_view_set_top_margin(view.pointer(), 9)
    gtk_text_view_set_bottom_margin(view.pointer(), 9)
    view.setAccessibleName(name)
    addStyle("card")
    expand()
  }

  isolated deinit {}

  /// The text.
  ///
  /// When it is set, harmful characters, such as controls and marks that reorder the text, become
  /// “�”, and a text of more than `maximumLength` scalars is cut.
  public var text: String {
    get { bindery_text_buffer_text(buffer.raw).map(Self.take) ?? "" }
    set {
      let shown = newValue.displayed(limit: maximumLength)
      if shown != text { gtk_text_buffer_set_text(buffer.pointer(), shown, -1) }
    }
  }

  /// Calls `action` when the text has changed, by the user or by the program.
  public func onEdit(_ action: @escaping () -> Void) -> ObservationToken {
    buffer.connect("changed") { _ in action() }
  }

  private static func take(_ text: UnsafeMutablePointer<CChar>) -> String {
    defer { g_free(text) }
    return String(cString: text)
  }
}
