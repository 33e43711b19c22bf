public import BinderyNavigation
import CGTK

/// A long list that scrolls, with a few cells that take turns.
///
/// A cell is bound with a lifetime that ends before it gets another row, so no cell ever observes
/// two. GTK keeps about 200 cells, whatever the length of the list. A row that only looks different
/// is bound anew in its place; focus and scroll position stay.
///
/// ```swift
/// let list = ListView<RepositoryRow, RepositoryCell>(make: RepositoryCell.init) {
///   cell, row, lifetime in
///   cell.name.text = row.name
///   lifetime.add(Task { cell.avatar.picture = await pictures.load(row.avatarURL) })
/// }
/// lifetime.bind(list) { [viewModel] in viewModel.rows }
/// ```
@MainActor
public final class ListView<Element: Identifiable & Equatable, Cell: ListCell>
where Element.ID: Sendable {
  /// The list and what scrolls it.
  public let widget: Widget
  /// How many cells were ever made.
  public private(set) var cellsMade = 0
  /// What the list shows.
  public private(set) var elements: [Element] = []
  /// Called with the row on which a person clicks or presses Return.
  public var onActivate: ((Element) -> Void)?
  /// Called, once for each length of the list, when a person comes near its end.
  public var onNearEnd: (() -> Void)?

  /// Whether a person can choose an element; by default every one.
  var isActivatable: (Element) -> Bool = { _ in true }

  private let list: Widget
  private let model = RowModel()
  private let make: () -> Cell
  private let name: (Element) -> String?
  private let bind: (Cell, Element, Lifetime) -> Void
  private var rows: [UnsafeMutableRawPointer: Row] = [:]
  private var elementInTransition: ((Int) -> Element?)?
  private var countAtEnd = 0
  private let signals = Lifetime()

  /// A list item of GTK's: the cell in it, and what the cell is bound to.
  private struct Row {
    let cell: Cell
    var id: Element.ID?
    var lifetime: Lifetime?
  }

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - make: Makes a cell.
  ///   - name: What assistive technology calls a row; `nil` leaves it to the words in the cell.
  ///   - bind: Shows a row in a cell, until the lifetime ends.
  public init(
    make: @escaping () -> Cell,
    name: @escaping (Element) -> String? = { _ in nil },
    bind: @escaping (Cell, Element, Lifetime) -> Void
  ) {
    self.make = make
    self.name = name
    self.bind = bind
    let factory = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
    // The selection and the list view take over references, of which each owner here has its own.
    g_object_ref(model.raw)
    g_object_ref(factory.raw)
    let selection = gtk_no_selection_new(model.opaque)
    list = Widget(gtk_list_view_new(selection, factory.opaque))
    widget = Widget(gtk_scrolled_window_new(), holding: [list])
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget.opaque, list.pointer())
    widget.expand()
    listen(to: factory)
  }

  isolated deinit {
    signals.dispose()
    for row in rows.values { row.lifetime?.dispose() }
  }

  /// Shows other elements, with as little change as possible.
  public func show(_ new: [Element]) {
    let transition = ListTransition(from: elements, to: new)
    elements = new
    transition.run { splice, element in
      elementInTransition = element
      model.apply(splice)
    }
    elementInTransition = nil
    refresh(transition.updated)
    noteScrolling()
  }

  /// Scrolls until the element at an offset is the topmost, or as far as the list goes.
  public func scroll(to offset: Int) {
    guard elements.indices.contains(offset) else { return }
    bindery_list_scroll(list.raw, guint(offset), guint(elements.count - 1))
  }

  /// Keeps rows readable in a wide window: they grow no wider than this.
  public func clamp(to width: Int32) {
    let clamp = Widget(adw_clamp_scrollable_new(), holding: [list])
    // The ground of the list goes on beside it.
    clamp.addStyle("view")
    adw_clamp_scrollable_set_maximum_size(clamp.opaque, width)
    adw_clamp_scrollable_set_tightening_threshold(clamp.opaque, width * 3 / 4)
    gtk_scrolled_window_set_child(widget.opaque, nil)
    adw_clamp_scrollable_set_child(clamp.opaque, list.pointer())
    gtk_scrolled_window_set_child(widget.opaque, clamp.pointer())
    widget.hold(clamp)
  }

  /// Adds style classes to the list itself, such as `rich-list`.
  public func addStyle(_ classes: String...) {
    for name in classes { list.addStyle(name) }
  }
}

// MARK: - Rows

extension ListView {
  private func setUp(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    let cell = make()
    cellsMade += 1
    rows[item] = Row(cell: cell)
    gtk_list_item_set_child(OpaquePointer(item), cell.widget.pointer())
  }

  private func bindRow(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    let position = Int(gtk_list_item_get_position(OpaquePointer(item)))
    guard let element = element(at: position) else { return }
    bind(item, to: element)
  }

  private func bind(_ item: UnsafeMutableRawPointer, to element: Element) {
    guard var row = rows[item] else { return }
    row.lifetime?.dispose()
    let lifetime = Lifetime()
    row.id = element.id
    row.lifetime = lifetime
    rows[item] = row
    gtk_list_item_set_activatable(OpaquePointer(item), isActivatable(element) ? 1 : 0)
    // GTK may ask for rows in the middle of an observation that must not depend on them.
    untracked { bind(row.cell, element, lifetime) }
    if let name = name(element), let parent = gtk_widget_get_parent(row.cell.widget.pointer()) {
      bindery_accessible_set_name(parent, name.displayed(limit: 500))
    }
  }

  private func unbindRow(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    rows[item]?.lifetime?.dispose()
    rows[item]?.lifetime = nil
    rows[item]?.id = nil
  }

  private func tearDown(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    unbindRow(item)
    rows[item] = nil
  }

  private func element(at position: Int) -> Element? {
    if let elementInTransition { return elementInTransition(position) }
    return elements.indices.contains(position) ? elements[position] : nil
  }

  /// Binds anew what stayed in its place and looks different.
  private func refresh(_ updated: Set<Element.ID>) {
    guard !updated.isEmpty else { return }
    for (item, row) in rows {
      if let id = row.id, updated.contains(id) { bindRow(item) }
    }
  }
}

// MARK: - Signals

extension ListView {
  private func listen(to factory: ObjectOwner) {
    signals += factory.connect("setup") { [weak self] in self?.setUp($0.object(0)) }
    signals += factory.connect("bind") { [weak self] in self?.bindRow($0.object(0)) }
    signals += factory.connect("unbind") { [weak self] in self?.unbindRow($0.object(0)) }
    signals += factory.connect("teardown") { [weak self] in self?.tearDown($0.object(0)) }
    signals += list.connect("activate") { [weak self] arguments in
      guard let self, let position = arguments.unsigned(0) else { return }
      if let element = element(at: position) { onActivate?(element) }
    }
    guard let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque) else { return }
    let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    for signal in ["value-changed", "changed"] {
      signals += scrolling.connect(signal) { [weak self] _ in self?.noteScrolling() }
    }
  }

  /// Near is within one page of the end.
  private func noteScrolling() {
    guard elementInTransition == nil, !elements.isEmpty, elements.count != countAtEnd,
      widget.isMapped,
      let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    else { return }
    let page = gtk_adjustment_get_page_size(adjustment)
    let below = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_value(adjustment) - page
    guard page > 0, below < page else { return }
    countAtEnd = elements.count
    onNearEnd?()
  }
}

extension Lifetime {
  /// Shows `elements` in a list, now and whenever they change.
  public func bind<Element, Cell>(
    _ list: ListView<Element, Cell>,
    to elements: @escaping () -> [Element]
  ) {
    follow {
      let elements = elements()
      untracked { list.show(elements) }
    }
  }
}
