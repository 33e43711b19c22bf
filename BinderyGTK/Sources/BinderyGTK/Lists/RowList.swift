import BinderyNavigation
import CGTK

/// A list as a ``ListScreen`` shows it, with or without sections.
@MainActor
protocol RowList<Item>: AnyObject {
  /// A row.
  associatedtype Item

  /// The list with its scroll bar.
  var widget: Widget { get }
  /// The row with the keyboard focus.
  var focusedRow: Item? { get }
  /// Called with the row that the user activates.
  var onActivate: ((Item) -> Void)? { get set }
  /// Called when the user scrolls near the end.
  var onNearEnd: (() -> Void)? { get set }
  /// Called when the user scrolls against the top edge.
  var onOverscroll: (() -> Void)? { get set }
  /// Called when other rows may be visible.
  var onScroll: (() -> Void)? { get set }
  /// The rows of which a part is on the screen, from top to bottom.
  var visibleRows: [Item] { get }
  /// The offsets of the rows of which a part is on the screen, ascending.
  var visibleOffsets: [Int] { get }
  /// Whether the list is scrolled to its top.
  var isAtTop: Bool { get }
  /// Returns the actions of a row.
  var actions: ((Item) -> [ScreenAction])? { get set }

  /// Whether a row itself has the keyboard focus, and not a widget in it or its menu.
  var isRowFocused: Bool { get }
  /// Marks the row whose page is beside the list.
  func markOpened(row: Item)
  /// Shows which rows are marked.
  func showMarks(_ isMarked: @escaping (Item) -> Bool)
  /// Calls `action` for a click with Ctrl or Shift, which does not activate the row.
  func onMarkingClick(_ action: @escaping (Item, _ isRange: Bool) -> Void) -> ObservationToken
  /// Opens the menu of the focused row, and returns whether the row has actions.
  func openFocusedMenu() -> Bool
  /// Calls `onNearEnd` again if the list is scrolled near the end.
  func askAgain()
  /// Scrolls to the row at an offset and moves the focus there, and returns whether it could.
  func focus(row offset: Int) -> Bool
  /// Scrolls until the row at an offset is the topmost, or as far as the list goes.
  func scroll(to offset: Int)
  /// Limits the width of rows.
  func clamp(to width: Int32)
}

extension ListView: RowList {
  /// The element of the row with the keyboard focus.
  var focusedRow: Element? { focusedElement }

  /// Marks the row of an element, whose page is beside the list.
  func markOpened(row: Element) { markOpened(row.id) }

  /// The visible elements.
  var visibleRows: [Element] { visibleElements }

  /// The positions of the visible elements.
  var visibleOffsets: [Int] { visiblePositions }

  /// Scrolls until the element at an offset is visible, and moves the focus to its row.
  ///
  /// - Returns: Whether there is such a row in a list on the screen, after its first layout.
  @discardableResult
  public func focus(row offset: Int) -> Bool {
    // Before its first layout a list cannot be scrolled.
    guard list.isMapped, gtk_widget_get_height(list.pointer()) > 0,
      let id = element(at: offset)?.id
    else { return false }
    let position = g_variant_new_uint32(guint(offset))
    gtk_widget_activate_action_variant(list.pointer(), "list.scroll-to-item", position)
    guard let row = rows.values.first(where: { $0.id == id }),
      let item = gtk_widget_get_parent(row.cell.widget.pointer())
    else { return false }
    return gtk_widget_grab_focus(item) != 0
  }
}

extension SectionedListView: RowList {
  /// Called when other rows may be visible.
  var onScroll: (() -> Void)? {
    get { list.onScroll }
    set { list.onScroll = newValue }
  }

  /// Marks a row, whose page is beside the list.
  func markOpened(row: Section.Row) { list.markOpened(row: .row(row)) }

  /// The visible rows.
  var visibleRows: [Section.Row] {
    list.visibleElements.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// The offsets of the visible rows of a list that is loaded in places; headings count in others.
  var visibleOffsets: [Int] { list.visiblePositions.compactMap(offset) }

  /// Whether the list is scrolled to its top.
  var isAtTop: Bool { list.isAtTop }

  /// Asks again for more rows if the visible ones are within one page of the end.
  func askAgain() { list.askAgain() }

  /// Scrolls until the row at an offset, counted without headings, is visible, and moves the focus
  /// to it.
  ///
  /// - Returns: Whether there is such a row in a list on the screen.
  @discardableResult
  public func focus(row offset: Int) -> Bool {
    place(of: offset).map { list.focus(row: $0) } ?? false
  }
}
