import CGTK

extension Label {
  /// Lets the user select a part of the text with the pointer.
  ///
  /// The label never has the focus then, because the Tab key would stop there, so a label with
  /// links is to be left without.
  public func allowSelection() {
    gtk_label_set_selectable(opaque, 1)
    gtk_widget_set_can_focus(pointer(), 0)
  }
}

extension Widget {
  /// The texts that the user has selected in the labels inside the widget.
  public final var selectedTexts: [String] { Self.selectedTexts(in: pointer()) }

  private static func selectedTexts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    var texts: [String] = []
    if bindery_object_is(widget, gtk_label_get_type()) != 0 {
      texts += selectedText(in: OpaquePointer(widget)).map { [$0] } ?? []
    }
    var child = gtk_widget_get_first_child(widget)
    while let present = child {
      texts += selectedTexts(in: present)
      child = gtk_widget_get_next_sibling(present)
    }
    return texts
  }

  private static func selectedText(in label: OpaquePointer) -> String? {
    var (start, end): (gint, gint) = (0, 0)
    guard gtk_label_get_selection_bounds(label, &start, &end) != 0, start < end,
      let text = gtk_label_get_text(label)
    else { return nil }
    return String(cString: text).scalars(Int(start)..<Int(end))
  }
}

extension String {
  /// Returns the part with some scalars, by which GTK counts.
  nonisolated func scalars(_ range: Range<Int>) -> String {
    let scalars = unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    return String(String.UnicodeScalarView(scalars))
  }
}
