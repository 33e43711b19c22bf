import BinderySignals

extension Router {
  /// Replaces the controllers, calls `notify`, and then moves the view models through their phases.
  ///
  /// The tabs of entries that stay are selected while their screens are inactive, so that a covered
  /// tab loads nothing.
  func commit(
    _ after: [NavigationController<Screen>],
    tabs: [(entry: Int, tab: String)] = [],
    notify: () -> Void = {}
  ) {
    let before = untracked { controllers }
    controllers = after
    notify()
    withdrawQuestion(unlessShownBy: after)
    let stay = Set(after.flatMap(\.entries).map { ObjectIdentifier($0.screen.viewModel) })
    let oldTop = before.last?.top
    let newTop = after.last?.top
    if let oldTop, oldTop.id != newTop?.id { oldTop.screen.viewModel.deactivate() }
    for controller in before.reversed() {
      end(controller.entries.filter { !stay.contains(ObjectIdentifier($0.screen.viewModel)) })
    }
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
