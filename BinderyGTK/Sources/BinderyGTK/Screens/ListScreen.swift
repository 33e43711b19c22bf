public import BinderyNavigation
import CGTK

/// The view of any list screen, or of a part of a screen that is a list.
///
/// It has a filter, a bar for the problem, a state in place of the rows, and an index beside
/// sections. Escape ends the filter, also where a row has the focus; in a filter that is always
/// shown, the user can also type while a row has the focus. It loads more near the end, refreshes
/// when the user scrolls against the top edge, and offers the actions of rows in menus, by a swipe
/// and, for the focused row, by their keys. It restores the focused row of a `RestorableTable`. An
/// app adds a cell and its texts, which may depend on the view model:
///
/// ```swift
/// ListScreen(viewModel, ListStrings(empty: "No Books Yet"), make: BookCell.init) { cell, book, _ in
///   cell.show(book)
/// }
/// ```
@MainActor
public final class ListScreen<Table: TableViewModel, Cell: ListCell>: ScreenView {
  /// The list under its filter.
  public var content: Widget { column }
  /// The widgets at the end of the header bar.
  public var trailing: [Widget] = []
  /// The widget that takes the focus when the screen is shown; `nil` for the first.
  public var initialFocus: Widget?
  /// Called when the user presses Return in the filter, as to search.
  public var onReturn: (() -> Void)?
  /// Called when the user presses Escape in a filter that is always shown; by default the text is
  /// cleared.
  public var onEscape: (() -> Void)?

  /// Called with the visible rows and whether the first is among them, whenever others may be
  /// visible.
  public var onDisplay: (([Table.Row], _ isAtTop: Bool) -> Void)?

  let viewModel: Table
  let rows: any RowList<Table.Row>
  let filter: ListFilter
  private let column: Box
  private let notice = Notice()
  private let progress = Label()
  private let state: StateView
  /// Holds the bindings, and ends with the view.
  public let lifetime = Lifetime()
  /// The view model, if its focused row is restored.
  let restorable: (any RestorableTable)?
  private var isDisplayScheduled = false
  /// Waits for the frame after which the offsets that are visible are reported.
  private var nextFrame: ObservationToken?
  /// Whether the list was being loaded when its state was last observed.
  private var wasLoading = false

  /// Makes the parts that do not depend on the kind of list.
  init(
    _ viewModel: Table,
    _ texts: @escaping () -> ListStrings,
    _ rows: any RowList<Table.Row>,
    body: Widget
  ) {
    let strings = untracked(texts)
    self.viewModel = viewModel
    restorable = viewModel as? any RestorableTable
    self.rows = rows
    filter = ListFilter(name: strings.filter, isPinned: strings.isFilterPinned)
    let retry = Self.refresh(of: viewModel)
    state = StateView(body, retry: retry)
    column = Box(.vertical, [filter, notice, progress, state])
    progress.addStyle("dim-label", "caption")
    progress.setMargins(12, 6)
    progress.center()
    rows.clamp(to: strings.width)
    connectRows()
    connectMarks()
    connectChips()
    // Before the binding of the filter, which may remove the row with the focus.
    if strings.isFilterPinned { connectTyping() }
    connectFilter()
    lifetime.observe(state) { [viewModel] in $0.show(texts().state(viewModel.content)) }
    lifetime.observe(progress) { [viewModel] progress in
      progress.text = viewModel.progress ?? ""
      progress.isVisible = viewModel.progress != nil
    }
    lifetime.observe(self) { screen in
      let (wasLoading, isLoading) = (screen.wasLoading, screen.viewModel.isLoading)
      screen.wasLoading = isLoading
      // While the list was loaded, its next page could not be requested. The request for the next
      // page of the former list does not count for the new one.
      if wasLoading, !isLoading { untracked { screen.rows.askAgain() } }
    }
    lifetime.observe(notice) { [viewModel] notice in
      notice.show(viewModel.problem, action: retry == nil ? nil : "Try Again") { retry?() }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The title of the view model.
  public var title: String { viewModel.title }

  /// The title, marked as loading while rows on the screen are refreshed.
  public var screenTitle: ScreenTitle {
    viewModel.isLoading && viewModel.content == .rows ? .loading(title) : viewModel.screenTitle
  }

  /// The actions of the view model, those of the focused row, and `find`.
  public var actions: [ScreenAction] {
    var actions = (viewModel as? any ActionProviding)?.actions ?? []
    actions += keyActions(at: rows.focusedRow)
    if let refresh = Self.refresh(of: viewModel) {
      actions.append(ScreenAction("refresh", "Refresh", perform: refresh))
    }
    actions.append(ScreenAction("find", "Find") { [weak self] in self?.openFilter() })
    return actions
  }

  /// The list alone, with its scroll bar.
  public var list: Widget { rows.widget }

  /// The field of the filter.
  public var filterEntry: TextEntry { filter.entry }

  /// Shows a widget between the filter and the rows, such as choices that decide on the rows.
  public func showBelowFilter(_ widget: Widget) { column.insert(widget, after: filter) }

  /// Shows the filter and moves the focus to it.
  public func openFilter() { filter.open() }

  /// Makes a button for the header bar that shows the filter, also beside the active screen.
  public func makeFilterButton(name: String = "Search") -> Widget {
    let button = Button(icon: "system-search-symbolic", name: name)
    lifetime += button.onClick { [weak self] in self?.openFilter() }
    return button
  }

  /// Ends the filter and shows all rows again, as Escape does where a row has the focus.
  ///
  /// - Returns: Whether rows were filtered.
  package func endFilter() -> Bool {
    guard onEscape == nil, !untracked({ viewModel.keyword }).isEmpty else { return false }
    filter.close()
    // A closed bar has cleared it.
    filter.entry.text = ""
    return true
  }

  /// Opens the menu of the focused row, as the menu key does.
  ///
  /// - Returns: Whether the row has actions.
  package func openFocusedMenu() -> Bool { rows.openFocusedMenu() }

  /// Scrolls to the first row.
  public func scrollToTop() { rows.scroll(to: 0) }

  /// Whether the list is loaded where the user looks at it.
  private var isInPlaces: Bool { untracked { viewModel.rowCount > viewModel.rows.count } }

  /// Reports the visible rows, and focuses the restored one, after the layout that is under way.
  private func scheduleDisplay() {
    let isRestoring = restorable?.selectedRow.restored != nil || isInPlaces
    guard isRestoring || onDisplay != nil, !isDisplayScheduled else { return }
    isDisplayScheduled = true
    Task { [weak self] in
      self?.display()
      self?.scheduleOffsets()
    }
  }

  /// Reports the offsets that are visible once the rows have their places, which the rows of a far
  /// place have after the next frame.
  private func scheduleOffsets() {
    guard isInPlaces else { return }
    nextFrame = rows.widget.afterFrame { [weak self] in
      guard let self, isInPlaces else { return }
      let visible = rows.visibleOffsets
      if let first = visible.first, let last = visible.last { viewModel.display(first..<last + 1) }
    }
  }

  private func display() {
    isDisplayScheduled = false
    untracked { restoreRow() }
    onDisplay?(rows.visibleRows, rows.isAtTop)
  }

  private func connectRows() {
    rows.onActivate = { [viewModel] in viewModel.open($0) }
    rows.onScroll = { [weak self] in self?.scheduleDisplay() }
    rows.onNearEnd = { [weak self] in self?.nearedEnd() }
    rows.onOverscroll = { [weak self] in self?.overscrolled() }
    if viewModel is any RowActionProviding {
      rows.actions = { [weak self] in self?.rowActions($0) ?? [] }
    }
  }

  /// Loads more rows, unless a request for the whole list is under way, which is followed by that.
  private func nearedEnd() {
    if !untracked({ viewModel.isLoading }) { viewModel.loadMore() }
  }

  private func connectFilter() {
    lifetime.bind(filter.entry, to: ValueBinding(viewModel, \.keyword))
    lifetime += filter.entry.onReturn { [weak self] in self?.onReturn?() }
    lifetime += filter.onClosing { [weak self] in
      guard let self else { return }
      if filter.isPinned, let onEscape { onEscape() } else { filter.entry.text = "" }
    }
    lifetime += rows.widget.onKey(GDK_KEY_Escape) { [weak self] in self?.endFilter() ?? false }
  }

  /// Returns the actions in the menu of a row, if the view model has any.
  private func rowActions(_ row: Table.Row) -> [ScreenAction] {
    func actions<Model: RowActionProviding>(_ model: Model) -> [ScreenAction] {
      (row as? Model.Row).map { model.menuActions(at: $0) } ?? []
    }
    return (viewModel as? any RowActionProviding).map { actions($0) } ?? []
  }

  /// Returns the actions of the focused row, or of all marked rows.
  private func keyActions(at row: Table.Row?) -> [ScreenAction] {
    func actions<Model: RowActionProviding>(_ model: Model) -> [ScreenAction] {
      model.offeredActions(at: row as? Model.Row)
    }
    return (viewModel as? any RowActionProviding).map { actions($0) } ?? []
  }

  /// Refreshes the list, unless it is being loaded already.
  private func overscrolled() {
    guard !untracked({ viewModel.isLoading }) else { return }
    Self.refresh(of: viewModel)?()
  }

  private static func refresh(of viewModel: Table) -> (() -> Void)? {
    (viewModel as? any RefreshableViewModel).map { model in { model.refresh() } }
  }
}
