extension ChangesViewModel {
  /// Whether lines before and after the change are beside each other.
  public var isSideBySide: Bool {
    switch services.preferences[Settings.changesLayout] {
    case .automatic: width == .wide
    case .unified: false
    case .sideBySide: width != .narrow
    }
  }

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
    guard let files = stored.value?.files, files.indices.contains(side.file) else { return nil }
    return files[side.file].source(of: side)
  }
}
