public import BinderyNavigation
import CGTK

/// A short list inside a page, as a card; a long list is a ``ListView``.
///
/// Each row has a cell of its own. A row that stays keeps its cell.
@MainActor
public final class ListBox<Element: Identifiable & Equatable, Cell: ListCell>: Widget {
  /// Called with the row that the user activates, by a click or by Return.
  public var onActivate: ((Element) -> Void)?

  private struct Row {
    let element: Element
    let cell: Cell
    let widget: Widget
    let lifetime: Lifetime
  }

  private var rows: [Row] = []
  private let make: () -> Cell
  private let bind: (Cell, Element, Lifetime) -> Void
  private var activation: ObservationToken?

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - make: Makes a cell.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public init(
    make: @escaping () -> Cell,
    bind: @escaping (Cell, Element, Lifetime) -> Void
  ) {
    self.make = make
    self.bind = bind
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    addStyle("boxed-list", "rich-list")
    // Another owner, because the list must not retain itself by a connection.
    activation = ObjectOwner(retaining: raw).connect("row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(0) else { return }
      if let element = rows.first(where: { $0.widget.raw == row })?.element { onActivate?(element) }
    }
  }

  isolated deinit {
    activation?.dispose()
    for row in rows { row.lifetime.dispose() }
  }

  /// Shows other elements.
  public func show(_ elements: [Element]) {
    var old: [Element.ID: Row] = [:]
    for row in rows { old[row.element.id] = row }
    let isSameOrder = rows.map(\.element.id) == elements.map(\.id)
    if !isSameOrder { for row in rows { gtk_list_box_remove(opaque, row.widget.pointer()) } }
    var kept: Set<Element.ID> = []
    rows = elements.map { element in
      kept.insert(element.id)
      let row = bound(old[element.id], to: element)
      if !isSameOrder { gtk_list_box_append(opaque, row.widget.pointer()) }
      return row
    }
    for (id, row) in old where !kept.contains(id) { row.lifetime.dispose() }
  }

  /// Binds a row to an element, unless it shows it already.
  private func bound(_ old: Row?, to element: Element) -> Row {
    if let old, old.element == element { return old }
    old?.lifetime.dispose()
    let cell = old?.cell ?? make()
    let widget = old?.widget ?? Widget(gtk_list_box_row_new())
    if old == nil { gtk_list_box_row_set_child(widget.pointer(), cell.widget.pointer()) }
    let row = Row(element: element, cell: cell, widget: widget, lifetime: Lifetime())
    untracked { bind(cell, element, row.lifetime) }
    return row
  }
}
