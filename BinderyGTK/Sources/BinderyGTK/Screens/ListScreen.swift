public import BinderyNavigation
import CGTK

/// The view of any list screen, or of a part of a screen that is a list.
///
/// It has a filter, a bar for the problem, a state in place of the rows, and an index beside
/// sections. It loads more near the end, refreshes when the user scrolls against the top edge, and
/// offers the actions of rows in menus, by a swipe and, for the focused row, by their keys. An app
/// adds a cell and its texts:
///
/// ```swift
/// ListScreen(viewModel, ListStrings(empty: "No Books Yet"), make: BookCell.init) {
///   cell, book, lifetime in
///   cell.show(book)
/// }
/// ```
@MainActor
public final class ListScreen<Table: TableViewModel, Cell: ListCell>: ScreenView {
  /// The list under its filter.
  public let content: Widget
  /// The widgets at the end of the header bar.
  public var trailing: [Widget] = []
  /// The list alone, to set its style or width.
  public let list: Widget

  let viewModel: Table
  private let bar: SearchBar
  private let notice = Notice()
  private let state: StateView
  private let strings: ListStrings
  private let focusedRow: () -> Table.Row?
  /// Opens the menu of the focused row.
  var openMenu: () -> Bool = { false }
  private let lifetime = Lifetime()

  /// Makes the parts that do not depend on the kind of list.
  init(
    _ viewModel: Table,
    _ strings: ListStrings,
    list: Widget,
    body: Widget,
    focusedRow: @escaping () -> Table.Row?
  ) {
    self.viewModel = viewModel
    self.strings = strings
    self.list = list
    self.focusedRow = focusedRow
    bar = SearchBar(name: strings.filter)
    state = StateView(body, retry: Self.refresh(of: viewModel))
    content = Box(.vertical, [bar, notice, state])
    lifetime.bind(bar.entry, to: ValueBinding(viewModel, \.keyword))
    lifetime += bar.onOpening { [weak self] in self?.noteBar() }
    lifetime.observe(state) { [viewModel, strings] in
      $0.show(strings.state(viewModel.content))
    }
    let retry = Self.refresh(of: viewModel)
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
    if let row = focusedRow() { actions += rowActions(row) }
    if let refresh = Self.refresh(of: viewModel) {
      actions.append(ScreenAction("refresh", "Refresh", perform: refresh))
    }
    actions.append(ScreenAction("find", "Find") { [weak self] in self?.openFilter() })
    return actions
  }

  /// Shows the filter and moves the focus to it.
  public func openFilter() { bar.open() }

  /// Opens the menu of the focused row, as the menu key does.
  ///
  /// - Returns: Whether the row has actions.
  package func openFocusedMenu() -> Bool { openMenu() }

  /// Retains observations of the list.
  func observe(_ body: (Lifetime) -> Void) { body(lifetime) }

  /// Returns the actions of a row, if the view model has any.
  func rowActions(_ row: Table.Row) -> [ScreenAction] {
    func actions<Model: RowActionProviding>(_ model: Model) -> [ScreenAction] {
      (row as? Model.Row).map { model.actions(for: $0) } ?? []
    }
    return (viewModel as? any RowActionProviding).map { actions($0) } ?? []
  }

  /// Refreshes the list, unless it is being loaded already.
  func overscrolled() {
    guard !untracked({ viewModel.isLoading }) else { return }
    Self.refresh(of: viewModel)?()
  }

  private func noteBar() {
    if !bar.isOpen { bar.entry.text = "" }
  }

  private static func refresh(of viewModel: Table) -> (() -> Void)? {
    (viewModel as? any RefreshableViewModel).map { model in { model.refresh() } }
  }
}
