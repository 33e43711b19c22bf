import GitHubValues

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

  /// The name of the field that filters the files.
  public var filterTitle: String { "Filter Files" }

  /// Shows the lines in the other arrangement, also on other pages and after the next start.
  ///
  /// The arrangement that suits the width is stored as the automatic one, so that a page of another
  /// width is shown as it suits that width.
  func toggleLayout() {
    let wanted = isSideBySide ? ChangesLayout.unified : .sideBySide
    let suited = width == .wide ? ChangesLayout.sideBySide : .unified
    services.preferences[Settings.changesLayout] = wanted == suited ? .automatic : wanted
  }

  /// Returns the lines of a side of a hunk; `nil` where the changes have been replaced by others.
  public func source(of side: ChangeLine.Side) -> ChangeSource? {
    guard side.hunk == nil else {
      let file = stored.value?.files.first { $0.path == side.path }
      return file.flatMap(lines(of:))?.source(of: side)
    }
    guard let lines = contexts[side.path]?.context.lines else { return nil }
    let size = ChangeLine.Side.partLines
    let part = lines.dropFirst(side.part * size).prefix(size)
    let name = GitHub.TreeEntry(path: side.path).name
    return ChangeSource(fileName: name, firstLine: lines.first ?? "", lines: Array(part))
  }
}
