import CGTK

extension TextEntry {
  /// Makes an entry that is a row of a ``RowGroup``; only plain and secret texts have one.
  public convenience init(row title: String, isSecret: Bool = false) {
    let made = isSecret ? adw_password_entry_row_new() : adw_entry_row_new()
    guard let made else { preconditionFailure("GTK ends the program where it has no memory") }
    self.init(wrapping: made)
    adw_preferences_row_set_title(pointer(), title.displayed(limit: 300).escapedMarkup)
    Self.nameIconButtons(in: pointer())
  }
}
