import BinderySignals

extension Router {
  /// Returns the place of the user with the state of each screen, those of tabs included.
  ///
  /// `version` is that of the app’s routes. Change it when a route gets another meaning.
  public func snapshot(version: Int) -> NavigationSnapshot<Screen.Route> {
    untracked {
      let path = restorablePath
      let states = zip(path.controllers, controllers).map { elements, controller in
        controller.entries.prefix(elements.count).map { entry in
          let own = (entry.screen.viewModel as? any RestorableViewModel)?.restorableState ?? [:]
          return own.merging(entry.tabs?.restorableState ?? [:]) { own, _ in own }
        }
      }
      return NavigationSnapshot(version: version, path: path, states: states)
    }
  }

  /// Shows the screens of a snapshot in one change, each with its state.
  ///
  /// - Returns: Whether there was anything to restore; a snapshot of another version is not.
  @discardableResult
  public func restore(_ snapshot: NavigationSnapshot<Screen.Route>, version: Int) -> Bool {
    guard snapshot.version == version, !snapshot.path.isEmpty else { return false }
    var submission = Submission(
      NavigationRequest(.set(snapshot.path.map { .route($0) }), .none, place: nil)
    )
    submission.states = snapshot.states
    return submit(submission) != .refused
  }

  /// Gives the screens that have been made for a snapshot their states.
  func restore(
    _ states: [[[String: String]]],
    to controllers: [NavigationController<Screen>],
    newerThan entry: Int
  ) {
    for (states, controller) in zip(states, controllers) {
      for (state, made) in zip(states, controller.entries) where made.id > entry {
        (made.screen.viewModel as? any RestorableViewModel)?.restore(state)
        made.tabs?.restore(state)
      }
    }
  }
}
