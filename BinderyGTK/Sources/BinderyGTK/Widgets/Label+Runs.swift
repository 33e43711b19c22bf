import CGTK

extension Label {
  /// Shows a text of several styles, with links.
  ///
  /// The user follows a link with the pointer, or with the arrow keys and Return. Its address is
  /// then passed to ``onLink``, and nothing is opened.
  public func show(_ runs: [TextRun]) {
    gtk_label_set_markup(opaque, runs.map(\.markup).joined())
  }

  /// Puts each line in the middle.
  public func center() {
    gtk_label_set_xalign(opaque, 0.5)
    gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
  }

  /// Sets the position of the text in a wider label: 0 for the start, 1 for the end.
  public func setPosition(_ position: Float) { gtk_label_set_xalign(opaque, position) }

  /// Cuts the text after so many characters.
  public func limitWidth(to characters: Int) {
    gtk_label_set_max_width_chars(opaque, Int32(clamping: characters))
  }

  /// Wraps the text between words at so many characters, as in a cell of a table.
  public func wrap(at characters: Int) {
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
    gtk_label_set_width_chars(opaque, Int32(clamping: characters))
    gtk_label_set_max_width_chars(opaque, Int32(clamping: characters))
  }

  /// Reserves the width of so many characters, and never cuts the text.
  public func reserveWidth(of characters: Int) {
    gtk_label_set_width_chars(opaque, Int32(clamping: characters))
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_NONE)
  }
}
