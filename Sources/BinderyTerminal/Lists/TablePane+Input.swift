#if canImport(Glibc) || canImport(Musl)
public import Bindery

extension TablePane {
  /// Edits the filter and scrolls.
  public func handle(_ event: InputEvent, _ state: TablePaneState<Table>) -> Bool {
    defer { table.reached(state.list.selection) }
    if event == .key(KeyPress(.escape)), state.isFiltering || !untracked({ table.keyword }).isEmpty
    {
      state.isFiltering = false
      table.keyword = ""
      return true
    }
    if case .wheel = event { return state.list.handle(event) }
    guard state.isFiltering else { return false }
    switch event {
    case .key(KeyPress(.enter)): state.isFiltering = false
    case .key(KeyPress(.up)), .key(KeyPress(.down)), .key(KeyPress(.pageUp)),
      .key(KeyPress(.pageDown)):
      state.list.handle(event)
    default:
      state.field.update(untracked { table.keyword })
      guard state.field.handle(event) else { return false }
      table.keyword = state.field.text
      state.selectFirst()
    }
    return true
  }

  /// Selects a row, opens the selected one, or leads to a section.
  public func click(_ target: ClickTarget, _ state: TablePaneState<Table>) -> Bool {
    if case .item(indexName, let index) = target {
      let headings = untracked { TableSections(table).headings }
      if headings.indices.contains(index) { state.list.select(headings[index].start) }
      return true
    }
    guard let wasSelected = state.list.click(target) else { return false }
    if wasSelected { table.open(at: state.list.selection) }
    return true
  }

  /// Returns the actions of the selected row: open it, and those that the view model has for it.
  public func actions(_ state: TablePaneState<Table>) -> [ScreenAction] {
    // The keys of the rows would be typed into the filter.
    guard !state.isFiltering else { return [] }
    let index = state.list.selection
    let row = table.row(at: index)
    var actions: [ScreenAction] = []
    if let row, let provider = table as? any RowActionProviding {
      actions = Self.rowActions(of: provider, row)
    }
    if actions.action("open") == nil {
      let open = ScreenAction("open", "Open", isEnabled: row != nil, isPrimary: true) {
        table.open(at: index)
      }
      actions.insert(open, at: 0)
    }
    if let refreshable = table as? any RefreshableViewModel {
      actions.append(ScreenAction("refresh", "Refresh") { refreshable.refresh() })
    }
    return actions
  }

  /// Returns the keys of the filter, the motions and the sections.
  public func keyActions(_ state: TablePaneState<Table>, _ map: KeyMap) -> [KeyAction] {
    guard !state.isFiltering else { return filterKeys(state) }
    let filter = KeyAction(
      "filter",
      "Filter",
      keys: map["filter"],
      section: "This Page",
      isHint: true
    ) { state.isFiltering = true }
    let motions = KeyAction.motions(map) { event in
      state.list.handle(event)
      table.reached(state.list.selection)
    }
    guard table is any SectionedTableViewModel else { return [filter] + motions }
    let sections = [
      ("section.next", "Next section", true), ("section.previous", "Previous section", false),
    ]
    .map { id, title, isForward in
      KeyAction(id, title, keys: map[id], section: "Moving") { jump(state, forward: isForward) }
    }
    return [filter] + motions + sections
  }

  /// The keys of the filter, which ``handle(_:_:)`` performs.
  private func filterKeys(_ state: TablePaneState<Table>) -> [KeyAction] {
    [
      KeyAction("filter.done", "Done", keys: [KeyPress(.enter)], isHint: true) {
        state.isFiltering = false
      },
      KeyAction("back", "Show all", keys: [KeyPress(.escape)], isHint: true) {
        _ = handle(.key(KeyPress(.escape)), state)
      },
    ]
  }

  /// Ends the editing of the filter.
  public func didLoseFocus(_ state: TablePaneState<Table>) { state.isFiltering = false }

  /// Selects the first row of the next section, of this one, or of the one before.
  private func jump(_ state: TablePaneState<Table>, forward: Bool) {
    let starts = untracked { TableSections(table).headings }.map(\.start)
    let place = state.list.selection
    let row = forward ? starts.first { $0 > place } : starts.last { $0 < place }
    if let row { state.list.select(row) }
    table.reached(state.list.selection)
  }

  private static func rowActions<Provider: RowActionProviding>(
    of provider: Provider,
    _ row: Table.Row
  ) -> [ScreenAction] {
    (row as? Provider.Row).map { provider.actions(for: $0) } ?? []
  }
}
#endif
