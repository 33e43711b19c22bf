extension ChangesViewModel {
  /// Whether lines before and after the change are beside each other.
  public var isSideBySide: Bool {
    switch services.preferences[Settings.changesLayout] {
    case .automatic: width == .wide
    case .unified: false
    case .sideBySide: width != .narrow
    }
  }

  /// The name of the other arrangement, which the action leads to.
  public var layoutTitle: String { isSideBySide ? "Unified" : "Side by Side" }

  /// Shows the lines in the other arrangement, also on other pages and after the next start.
  ///
  /// The arrangement that suits the width is stored as the automatic one, so that a page of another
  /// width is shown as it suits that width.
  func toggleLayout() {
    let wanted = isSideBySide ? ChangesLayout.unified : .sideBySide
    let suited = width == .wide ? ChangesLayout.sideBySide : .unified
    services.preferences[Settings.changesLayout] = wanted == suited ? .automatic : wanted
  }

  /// Selects the row that has the selected line in the present arrangement.
  ///
  /// An added line beside a deleted one has no row of its own in two columns; back in one column it
  /// is selected again.
  func keepSelection() {
    guard let id = selectedID, let files = stored.value?.files else { return }
    guard isSideBySide else {
      if let selectedLine, selectedLine.pair == id { select(selectedLine.line) } else { select(id) }
      return
    }
    let pair = files.lazy.compactMap { $0.pair(of: id) }.first?.id ?? id
    selectedLine = (pair, id)
    select(pair)
  }

  /// Returns the lines of a side of a hunk; `nil` where the changes have been replaced by others.
  public func source(of side: ChangeLine.Side) -> ChangeSource? {
    stored.value?.files.first { $0.path == side.path }?.source(of: side)
  }
}
