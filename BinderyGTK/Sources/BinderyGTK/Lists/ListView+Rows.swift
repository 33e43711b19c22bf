import BinderyNavigation
import CGTK

extension ListView {
  /// Makes the cell of a list item.
  func setUp(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    let cell = make()
    cellsMade += 1
    rows[item] = Row(cell: cell)
    gtk_list_item_set_child(OpaquePointer(item), cell.widget.pointer())
  }

  /// Shows the element at the position of a list item in its cell.
  func bindRow(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    let position = Int(gtk_list_item_get_position(OpaquePointer(item)))
    guard let element = element(at: position) else { return }
    bind(item, to: element)
  }

  private func bind(_ item: UnsafeMutableRawPointer, to element: Element) {
    guard var row = rows[item] else { return }
    row.lifetime?.dispose()
    let lifetime = Lifetime()
    row.element = element
    row.lifetime = lifetime
    rows[item] = row
    markOpened(row)
    showMark(of: row)
    gtk_list_item_set_activatable(OpaquePointer(item), isActivatable(element) ? 1 : 0)
    // GTK may ask for rows in the middle of an observation that must not depend on them.
    untracked { bind(row.cell, element, lifetime) }
    if let name = name(element), let parent = gtk_widget_get_parent(row.cell.widget.pointer()) {
      bindery_accessible_set_name(parent, name.displayed(limit: 500))
    }
  }

  /// Ends what the cell of a list item observes.
  func unbindRow(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    rows[item]?.lifetime?.dispose()
    rows[item]?.lifetime = nil
    rows[item]?.element = nil
  }

  /// Releases the cell of a list item.
  func tearDown(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    unbindRow(item)
    rows[item] = nil
  }

  /// Returns the element at a position, also in the middle of a change.
  func element(at position: Int) -> Element? {
    if let elementInTransition { return elementInTransition(position) }
    if let elementInPlace { return position < model.count ? elementInPlace(position) : nil }
    return elements.indices.contains(position) ? elements[position] : nil
  }

  /// The element with an identity; of a list that is loaded in places, one near the screen.
  func element(withID id: Element.ID) -> Element? {
    guard elementInPlace != nil else { return elements.first { $0.id == id } }
    return rows.values.first { $0.id == id }?.element
  }

  /// Binds updated rows again, in their places.
  func refresh(_ updated: Set<Element.ID>) {
    guard !updated.isEmpty else { return }
    for (item, row) in rows {
      if let id = row.id, updated.contains(id) { bindRow(item) }
    }
  }
}
