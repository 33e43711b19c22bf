#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

extension TablePane {
  /// Edits the filter and scrolls.
  public func handle(_ event: InputEvent, _ state: TablePaneState<Table>) -> Bool {
    defer { table.reached(state.list.selection) }
    if event == .key(KeyPress(.escape)), filter.isPalette { return false }
    if event == .key(KeyPress(.escape)), !state.isFiltering, removeMarks() { return true }
    if event == .key(KeyPress(.escape)), state.isFiltering || !untracked({ table.keyword }).isEmpty
    {
      clearFilter(state)
      return true
    }
    if case .wheel = event {
      move(event, state)
      return true
    }
    guard state.isFiltering else { return false }
    switch event {
    case .key(KeyPress(.enter)): endFiltering(state)
    case .key(KeyPress(.down)) where filter.isSearch: state.isFiltering = false
    case .key(KeyPress(.up)), .key(KeyPress(.down)), .key(KeyPress(.pageUp)),
      .key(KeyPress(.pageDown)):
      move(event, state)
    default:
      state.field.update(untracked { table.keyword })
      guard state.field.handle(event) else { return false }
      state.endRestoration(of: table)
      table.keyword = state.field.text
      state.selectFirst()
    }
    return true
  }

  /// Selects a row, opens the selected one, leads to a section, or begins to edit the filter.
  public func click(_ target: ClickTarget, _ state: TablePaneState<Table>) -> Bool {
    state.endRestoration(of: table)
    switch target {
    case .item(indexName, let index):
      let headings = untracked { state.sections(of: table).headings }
      if headings.indices.contains(index) { state.list.select(headings[index].start) }
      return true
    case .item(filterName, _):
      state.isFiltering = true
      return true
    case .item(chipName, let index):
      removeChip(at: index)
      return true
    case .item(markName, let index) where table is any MarkableTable:
      toggleMark(at: index)
      return true
    case .item(let name, let index) where name.hasPrefix(actionName):
      state.isFiltering = false
      state.list.select(index)
      ownActions(at: index).action(String(name.dropFirst(actionName.count)))?.perform()
      return true
    default:
      guard let wasSelected = state.list.click(target) else { return false }
      if wasSelected || filter.isPicker { table.open(at: state.list.selection) }
      return true
    }
  }

  /// Returns the actions of the selected row: open it, and those that the view model has for it.
  public func actions(_ state: TablePaneState<Table>) -> [ScreenAction] {
    // The keys of the rows would be typed into the filter.
    guard !state.isFiltering else { return [] }
    let index = state.list.selection
    let row = table.row(at: index)
    var actions: [ScreenAction] = []
    if let provider = table as? any RowActionProviding {
      actions = Self.rowActions(of: provider, row).map { action in
        guard action.id == "mark", table is any MarkableTable else { return action }
        return action.followed { move(.key(Motion.down.keys[0]), state) }
      }
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
      filter.isSearch ? "Search" : "Filter",
      keys: map["filter"],
      section: "This Page",
      isHint: true
    ) { state.isFiltering = true }
    let clear = table.keyword.isEmpty ? [] : [clearAction("filter.clear", state)]
    let motions = KeyAction.motions(map) { move($0, state) } + rangeActions(state, map)
    guard table is any SectionedTableViewModel else { return [filter] + clear + motions }
    let sections = [
      ("section.next", "Next section", true), ("section.previous", "Previous section", false),
    ]
    .map { id, title, isForward in
      KeyAction(id, title, keys: map[id], section: "Moving") { jump(state, forward: isForward) }
    }
    return [filter] + clear + motions + sections
  }

  /// The keys of the filter, which ``handle(_:_:)`` performs.
  private func filterKeys(_ state: TablePaneState<Table>) -> [KeyAction] {
    let title =
      switch filter {
      case .list: "Done"
      case .picker, .palette: "Choose"
      case .search: "Search"
      }
    let done = KeyAction("filter.done", title, keys: [KeyPress(.enter)], isHint: true) {
      endFiltering(state)
    }
    return filter.isPalette ? [done] : [done, clearAction("back", state)]
  }

  private func clearAction(_ id: String, _ state: TablePaneState<Table>) -> KeyAction {
    let title = filter.isSearch ? "Clear" : "Show all"
    return KeyAction(id, title, keys: [KeyPress(.escape)], isHint: true) { clearFilter(state) }
  }

  private func clearFilter(_ state: TablePaneState<Table>) {
    state.isFiltering = false
    table.keyword = ""
  }

  /// Does what Enter does in the filter.
  private func endFiltering(_ state: TablePaneState<Table>) {
    switch filter {
    case .list: state.isFiltering = false
    case .picker, .palette: table.open(at: state.list.selection)
    case .search(let search):
      search()
      state.isFiltering = untracked { table.keyword }.isEmpty
    }
  }

  /// Moves the selection, and asks for more rows near the end.
  func move(_ event: InputEvent, _ state: TablePaneState<Table>) {
    state.endRestoration(of: table)
    state.list.handle(event)
    table.reached(state.list.selection)
  }

  /// Ends the editing of the filter.
  public func didLoseFocus(_ state: TablePaneState<Table>) {
    state.isFiltering = filter.isPalette
  }

  /// Selects the first row of the next section, of this one, or of the one before.
  private func jump(_ state: TablePaneState<Table>, forward: Bool) {
    let headings = untracked { state.sections(of: table).headings }
    let selection = state.list.selection
    let place =
      forward
      ? (headings.place(ofRow: selection) ?? -1) + 1
      : headings.place(ofRow: selection - 1)
    state.endRestoration(of: table)
    if let place, place < headings.count { state.list.select(headings[place].start) }
    table.reached(state.list.selection)
  }

  /// Returns the actions of a row itself, whichever rows are marked.
  private func ownActions(at index: Int) -> [ScreenAction] {
    func actions<Provider: RowActionProviding>(_ provider: Provider) -> [ScreenAction] {
      untracked { provider.row(at: index).map { provider.actions(for: $0) } ?? [] }
    }
    return (table as? any RowActionProviding).map { actions($0) } ?? []
  }

  private static func rowActions<Provider: RowActionProviding>(
    of provider: Provider,
    _ row: Table.Row?
  ) -> [ScreenAction] {
    provider.offeredActions(at: row as? Provider.Row)
  }
}
#endif
