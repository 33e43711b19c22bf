import BinderyNavigation
public import OctavoMarkup

/// The parts of a document that are shown only on request.
extension DocumentContents {
  /// Opens or closes the fold with an address, and returns whether the address is one of a fold.
  public func toggleFold(at address: String) -> Bool {
    guard let name = MarkupFold.name(of: address) else { return false }
    set(untracked { toggledFolds }.symmetricDifference([name]))
    return true
  }

  /// Opens the folds around a part, and returns the names of those that the user has changed.
  @discardableResult
  public func open(_ part: MarkupPart) -> Set<String> {
    let toggled = untracked { toggledFolds }
    let closed = part.folds.filter { !$0.isOpen(toggled: toggled) }
    if !closed.isEmpty { set(toggled.symmetricDifference(closed.map(\.name))) }
    return untracked { toggledFolds }
  }

  /// Opens all folds, or closes them where all are open.
  func toggleFolds() {
    let (folds, toggled) = untracked { (self.folds, toggledFolds) }
    let opens = folds.contains { !$0.isOpen(toggled: toggled) }
    let changed = folds.filter { $0.isOpen(toggled: toggled) != opens }
    set(toggled.symmetricDifference(changed.map(\.name)))
  }

  /// The action that opens or closes all folds; `nil` without one.
  var foldsAction: ScreenAction? {
    guard !folds.isEmpty else { return nil }
    let isOpen = folds.allSatisfy { $0.isOpen(toggled: toggledFolds) }
    return ScreenAction("details.all", isOpen ? "Close All Folds" : "Open All Folds") {
      self.toggleFolds()
    }
  }
}
