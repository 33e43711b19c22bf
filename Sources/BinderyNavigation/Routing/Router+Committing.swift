import BinderySignals

extension Router {
  /// Replaces the controllers, calls `notify`, and then moves the view models through their phases.
  ///
  /// The tabs of entries that stay are selected while their screens are inactive, so that a covered
  /// tab loads nothing.
  func commit(
    _ after: [NavigationController<Screen>],
    tabs: [(entry: Int, tab: String)] = [],
    keepingPage keepsPage: Bool = false,
    notify: () -> Void = {}
  ) {
    let before = untracked { controllers }
    let (oldPreview, newPreview) = untracked {
      (preview, preview(after: after, keepingPage: keepsPage))
    }
    let isOther =
      oldPreview?.owner != newPreview?.owner || oldPreview?.entry?.id != newPreview?.entry?.id
    batch {
      controllers = after
      if isOther { preview = newPreview }
    }
    notify()
    withdrawQuestion(unlessShownBy: after)
    let shown = after.flatMap(\.entries) + [newPreview?.entry].compactMap(\.self)
    let stay = Set(shown.map { ObjectIdentifier($0.screen.viewModel) })
    let oldTop = before.last?.top
    let newTop = after.last?.top
    if let oldTop, oldTop.id != newTop?.id { oldTop.screen.viewModel.deactivate() }
    for controller in before.reversed() {
      end(controller.entries.filter { !stay.contains(ObjectIdentifier($0.screen.viewModel)) })
    }
    let closed = [oldPreview?.entry].compactMap(\.self)
    end(closed.filter { !stay.contains(ObjectIdentifier($0.screen.viewModel)) })
    for (id, tab) in tabs {
      after.flatMap(\.entries).first { $0.id == id }?.tabs?.tabs.select(id: tab)
    }
    updateBeside()
    newTop?.screen.viewModel.activate()
  }

  /// Ends the view models of entries, the last first.
  func end(_ entries: [NavigationController<Screen>.Entry]) {
    for entry in entries.reversed() { entry.screen.viewModel.end() }
  }
}
