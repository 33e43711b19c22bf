public import BinderyNavigation
import CGTK

/// A long list that scrolls, with few cells that are shared by the rows.
///
/// A cell is bound with a lifetime that ends before the cell gets another row, so that no cell
/// observes two rows. GTK keeps about 200 cells, whatever the length of the list. A row that was
/// only updated is bound again in its place; focus and scroll position stay. The arrow keys move
/// the focus from row to row. The Tab key moves it through the row that has it, and then out of the
/// list.
///
/// ```swift
/// let list = ListView<AccountRow, AccountCell>(make: AccountCell.init) { cell, row, lifetime in
///   cell.name.text = row.name
///   lifetime.add(Task { cell.avatar.picture = await pictures.load(row.avatarURL) })
/// }
/// lifetime.bind(list) { [viewModel] in viewModel.rows }
/// ```
@MainActor
public final class ListView<Element: Identifiable & Equatable, Cell: ListCell>
where Element.ID: Sendable {
  /// The list with its scroll bar.
  public let widget: Widget
  /// The number of cells that were made.
  public internal(set) var cellsMade = 0
  /// The elements of the list; none while it shows one that is loaded in places.
  public private(set) var elements: [Element] = []
  /// Returns the elements of a list that is loaded in places.
  var elementInPlace: ((Int) -> Element?)?
  /// Called with the row that the user activates, by a click or by Return.
  public var onActivate: ((Element) -> Void)?
  /// Called when the user scrolls near the end, once for each length of the list until the user
  /// leaves the end.
  public var onNearEnd: (() -> Void)?
  /// Called when the user scrolls against the top edge, as in order to refresh.
  public var onOverscroll: (() -> Void)?
  /// Called when other rows may be visible: the user has scrolled, or the list has changed.
  public var onScroll: (() -> Void)?
  /// Returns the actions of a row, for its menu and for a swipe.
  public var actions: ((Element) -> [ScreenAction])? {
    didSet { addMenu() }
  }

  /// Whether the user can activate an element; by default always.
  var isActivatable: (Element) -> Bool = { _ in true }

  /// The menus of the rows, if they have actions.
  private var menu: RowMenu?
  @MutableProperty var focusedID: Element.ID?
  /// The row that was activated last.
  var openedID: Element.ID?
  /// Whether the user has marked an element; `nil` for a list without marks.
  var isMarked: ((Element) -> Bool)?

  let list: Widget
  let model = RowModel()
  let make: () -> Cell
  let name: (Element) -> String?
  let bind: (Cell, Element, Lifetime) -> Void
  private let difference: ([Element], [Element]) -> ListDifference
  var rows: [UnsafeMutableRawPointer: Row] = [:]
  var elementInTransition: ((Int) -> Element?)?
  var countAtEnd = 0
  let signals = Lifetime()
  let focusFollowing = SerialDisposable()

  /// A list item of GTK: its cell, and the element that the cell is bound to.
  struct Row {
    let cell: Cell
    var element: Element?
    var id: Element.ID? { element?.id }
    var lifetime: Lifetime?
  }

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - make: Makes a cell.
  ///   - name: Returns the name of a row for assistive technology; `nil` for the text in the cell.
  ///   - difference: Returns the offsets at which two lists differ; see ``ListDifference``.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public init(
    make: @escaping () -> Cell,
    name: @escaping (Element) -> String? = { _ in nil },
    difference: @escaping ([Element], [Element]) -> ListDifference = {
      ListDifference(from: $0, to: $1)
    },
    bind: @escaping (Cell, Element, Lifetime) -> Void
  ) {
    self.make = make
    self.name = name
    self.difference = difference
    self.bind = bind
    let factory = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
    // The selection takes over a reference, of which the model here has its own.
    g_object_ref(model.raw)
    let selection = ObjectOwner(
      adopting: UnsafeMutableRawPointer(gtk_no_selection_new(model.opaque))
    )
    list = Widget(bindery_list_new())
    gtk_list_view_set_model(list.opaque, selection.opaque)
    gtk_list_view_set_factory(list.opaque, factory.opaque)
    widget = ScrollView(list)
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    listen(to: factory)
    listenToScrolling()
    followFocus()
  }

  isolated deinit {
    focusFollowing.dispose()
    signals.dispose()
    for row in rows.values { row.lifetime?.dispose() }
  }

  /// Shows other elements, with as little change as possible.
  public func show(_ new: [Element]) {
    if elementInPlace != nil {
      elementInPlace = nil
      model.apply(ListSplice(position: 0, removed: model.count, added: 0))
    }
    let transition = ListTransition(from: elements, to: new, difference(elements, new))
    elements = new
    transition.run { splice, element in
      elementInTransition = element
      model.apply(splice)
    }
    elementInTransition = nil
    refresh(transition.updated)
    noteScrolling()
  }

  /// Shows as many elements, which are asked for when their rows are on the screen.
  ///
  /// Only the cells on the screen are compared, so the cost does not depend on the number.
  public func show(_ count: Int, _ element: @escaping (Int) -> Element?) {
    elements = []
    elementInPlace = element
    let (kept, old) = (min(count, model.count), model.count)
    if old != count {
      model.apply(ListSplice(position: kept, removed: old - kept, added: count - kept))
    }
    for (item, row) in rows where row.element != nil {
      let new = self.element(at: Int(gtk_list_item_get_position(OpaquePointer(item))))
      guard new != row.element else { continue }
      bindRow(item)
      // The focus stays on a row that has been loaded meanwhile.
      if row.id == untracked({ focusedID }), let new { focusedID = new.id }
    }
    noteScrolling()
  }

  /// Opens the menu of the focused row, as the menu key does.
  ///
  /// - Returns: Whether the row has actions.
  @discardableResult
  package func openFocusedMenu() -> Bool { menu?.openFocused() ?? false }

  private func addMenu() {
    guard menu == nil else { return }
    menu = RowMenu(on: list) { [weak self] widget in
      guard let self, let actions, let element = element(around: widget) else { return [] }
      return actions(element)
    }
  }
}
