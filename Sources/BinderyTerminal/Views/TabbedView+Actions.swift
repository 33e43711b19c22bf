#if canImport(Glibc) || canImport(Musl)
extension TabbedView {
  /// The actions of the selected view and of the screen around the tabs, and the keys that select
  /// tabs.
  public var actions: [KeyAction] {
    let inner = selected.actions
    guard !isModal else { return inner }
    let outer = outerActions + numbers { [unowned self] in tabs.select($0) } + moves
    return inner + (isTyping ? outer.map(\.withoutTypedKeys) : outer)
  }

  /// The actions of the screen around the tabs, and the numbers, which first go back to the tabs.
  public func actionsWhileCovered(goBack: @escaping () -> Bool) -> [KeyAction] {
    let numbers = numbers { [unowned self] index in
      // A second selection of the same tab would load its content again.
      if goBack(), untracked({ tabs.selectedIndex }) != index { tabs.select(index) }
    }
    return outerActions.map(\.withoutHint) + numbers
  }

  private var outerActions: [KeyAction] { ownActions().map { KeyAction($0, keys) } }

  private func numbers(_ select: @escaping (Int) -> Void) -> [KeyAction] {
    guard kind == .tabs else { return [] }
    return tabs.labels.prefix(9).enumerated().map { index, label in
      KeyAction(
        "tab.\(index + 1)",
        label.title,
        keys: keys["tab.\(index + 1)"],
        section: "Tabs"
      ) { select(index) }
    }
  }

  private var moves: [KeyAction] {
    let moves =
      switch kind {
      case .tabs: [("tab.next", "Next tab", 1), ("tab.previous", "Previous tab", -1)]
      case .segments:
        [("segment.next", "Next part", 1), ("segment.previous", "Previous part", -1)]
      }
    return moves.map { id, title, distance in
      KeyAction(
        id,
        title,
        keys: keys[id],
        section: "Tabs",
        isHint: kind == .segments && distance > 0
      ) { [unowned self] in step(distance) }
    }
  }

  private func step(_ distance: Int) {
    let count = tabs.labels.count
    tabs.select((untracked { tabs.selectedIndex } + distance + count) % count)
  }
}
#endif
