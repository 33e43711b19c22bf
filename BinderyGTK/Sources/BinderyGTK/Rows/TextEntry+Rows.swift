import CGTK

extension TextEntry {
  /// Makes an entry that is a row of a ``RowGroup``; only plain and secret texts have one.
  public convenience init(row title: String, isSecret: Bool = false) {
    let made = isSecret ? adw_password_entry_row_new() : adw_entry_row_new()
    guard let made else { preconditionFailure("GTK ends the program where it has no memory") }
    self.init(wrapping: made)
    adw_preferences_row_set_title(pointer(), title.displayed(limit: 300).escapedMarkup)
    Self.nameButtons(in: made)
  }

  /// Names the buttons in a row, which libadwaita gives a tooltip only.
  private static func nameButtons(in root: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(root)
    while let widget = child {
      if bindery_object_is(widget, gtk_button_get_type()) != 0,
        let words = gtk_widget_get_tooltip_text(widget)
      {
        bindery_accessible_set_name(widget, words)
      }
      nameButtons(in: widget)
      child = gtk_widget_get_next_sibling(widget)
    }
  }
}
