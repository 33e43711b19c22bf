public import BinderyNavigation
import CGTK

/// A field for a text of several lines, which scrolls and wraps.
///
/// GTK undoes and redoes edits with Ctrl+Z and Ctrl+Shift+Z, and also what the program writes.
/// Return begins a line, Ctrl+Return is for ``onSubmit(_:)``, and Tab moves the focus.
@MainActor
public final class TextView: Widget {
  let buffer: ObjectOwner
  let view: Widget
  private let maximumLength: Int
  private let isVerbatim: Bool
  private let placeholder: Widget?
  /// The text of the buffer, if it was read since its last change.
  private var known: String?
  private var invalidation: ObservationToken?

  /// Makes an empty field with a name for assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - placeholder: The text that is shown while there is none.
  ///   - isEditable: Whether the user can change the text; it can be copied in any case.
  ///   - isMonospaced: Whether all characters have the same width.
  ///   - isVerbatim: Whether the text stays as it is, such as one that is sent after it was edited;
  ///     otherwise harmful characters, such as controls and marks that reorder the text, become
  ///     “�”.
  ///   - maximumLength: The greatest number of scalars that the program can set. It does not limit
  ///     what the user types.
  public init(
    name: String,
    placeholder: String = "",
    isEditable: Bool = true,
    isMonospaced: Bool = false,
    isVerbatim: Bool = false,
    maximumLength: Int = 1_000_000
  ) {
    view = Widget(gtk_text_view_new())
    let made = UnsafeMutableRawPointer(gtk_text_view_get_buffer(view.pointer()))
    guard let made else { preconditionFailure("every text view has a buffer") }
    buffer = ObjectOwner(retaining: made)
    self.maximumLength = maximumLength
    self.isVerbatim = isVerbatim
    // A label of the kit would be cut to its smallest width.
    self.placeholder = placeholder.isEmpty ? nil : Widget(gtk_label_new(placeholder.displayed()))
    super.init(gtk_scrolled_window_new(), holding: [view])
    gtk_scrolled_window_set_child(opaque, view.pointer())
    gtk_text_view_set_editable(view.pointer(), isEditable ? 1 : 0)
    gtk_text_view_set_monospace(view.pointer(), isMonospaced ? 1 : 0)
    gtk_text_view_set_wrap_mode(view.pointer(), GTK_WRAP_WORD_CHAR)
    // Tab moves the focus, as in all other fields.
    gtk_text_view_set_accepts_tab(view.pointer(), 0)
    gtk_text_view_set_left_margin(view.pointer(), Self.margin)
    gtk_text_view_set_right_margin(view.pointer(), Self.margin)
    gtk_text_view_set_top_margin(view.pointer(), Self.margin)
    gtk_text_view_set_bottom_margin(view.pointer(), Self.margin)
    view.setAccessibleName(name)
    addStyle("card")
    expand()
    if let label = self.placeholder { showPlaceholder(label) }
    invalidation = buffer.connect("changed") { [weak self] _ in self?.didChange() }
  }

  isolated deinit {}

  /// Moves the keyboard focus to the text.
  public func focusText() { view.focus() }

  /// The text.
  ///
  /// When it is set, only the part that differs is replaced, which the user can undo. Harmful
  /// characters are replaced unless the view is verbatim; a zero, which would end the text for C,
  /// is left out. A text of more than `maximumLength` scalars is cut.
  public var text: String {
    get {
      if let known { return known }
      let text = bindery_text_buffer_text(buffer.raw).map(Self.take) ?? ""
      known = text
      return text
    }
    set {
      let shown = shown(newValue)
      let old = Array(text.unicodeScalars)
      let new = Array(shown.unicodeScalars)
      guard old != new else { return }
      let least = min(old.count, new.count)
      var start = 0
      while start < least, old[start] == new[start] { start += 1 }
      var end = 0
      while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      var added = String.UnicodeScalarView()
      added.append(contentsOf: new[start..<(new.count - end)])
      replace(start..<(old.count - end), with: String(added))
    }
  }

  /// Whether the user can change the text; it can be copied in any case.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(view.pointer()) != 0 }
    set { gtk_text_view_set_editable(view.pointer(), newValue ? 1 : 0) }
  }

  /// Sets the text as the first one, which no undo removes.
  func begin(with text: String) {
    gtk_text_buffer_begin_irreversible_action(buffer.pointer())
    self.text = text
    gtk_text_buffer_end_irreversible_action(buffer.pointer())
  }

  /// Calls `action` when the text has changed, by the user or by the program.
  public func onEdit(_ action: @escaping () -> Void) -> ObservationToken {
    buffer.connect("changed") { _ in action() }
  }

  private func shown(_ text: String) -> String {
    guard isVerbatim else { return text.displayed(limit: maximumLength) }
    let scalars = text.unicodeScalars
    guard scalars.count > maximumLength || scalars.contains("\0") else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars.prefix(maximumLength).filter { $0 != "\0" })
    return String(kept)
  }

  /// Replaces a range of scalars, as one edit.
  func replace(_ range: Range<Int>, with new: String) {
    var start = iterator(at: range.lowerBound)
    var end = iterator(at: range.upperBound)
    gtk_text_buffer_begin_user_action(buffer.pointer())
    gtk_text_buffer_delete(buffer.pointer(), &start, &end)
    gtk_text_buffer_insert(buffer.pointer(), &start, new, Int32(clamping: new.utf8.count))
    gtk_text_buffer_end_user_action(buffer.pointer())
  }

  private func didChange() {
    known = nil
    placeholder?.isVisible = gtk_text_buffer_get_char_count(buffer.pointer()) == 0
  }

  private func showPlaceholder(_ label: Widget) {
    hold(label)
    label.addStyle("dim-label")
    gtk_widget_set_can_target(label.pointer(), 0)
    gtk_text_view_add_overlay(view.pointer(), label.pointer(), Self.margin, 0)
  }

  private static let margin: Int32 = 9

  private static func take(_ text: UnsafeMutablePointer<CChar>) -> String {
    defer { g_free(text) }
    return String(cString: text)
  }
}
