import CGTK

extension ListView {
  /// Marks the row of an element, whose page is open, instead of the row before.
  ///
  /// Only a list beside the page shows the mark.
  func markOpened(_ id: Element.ID) {
    OpenedRow.rule.install()
    openedID = id
    for row in rows.values { markOpened(row) }
  }

  /// Gives a row its mark, or removes that of another element.
  func markOpened(_ row: Row) {
    guard let widget = gtk_widget_get_parent(row.cell.widget.pointer()) else { return }
    if row.id != nil, row.id == openedID {
      gtk_widget_add_css_class(widget, OpenedRow.style)
    } else {
      gtk_widget_remove_css_class(widget, OpenedRow.style)
    }
  }
}

/// The look of the row whose page is open beside the list.
@MainActor
enum OpenedRow {
  static let style = "bindery-opened-row"
  /// The style of the page that contains the list.
  static let pageStyle = "bindery-beside"
  static let rule = StyleRule(
    ".\(pageStyle) row.\(style) { background-color: alpha(currentColor, 0.1); }"
  )
}
