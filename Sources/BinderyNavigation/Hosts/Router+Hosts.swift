public import BinderySignals

extension Router {
  /// Registers a host, which has to call ``hostDidShow()`` after each change.
  ///
  /// - Returns: A handle; disposing of it removes the host.
  @discardableResult
  public func addHost() -> any Disposable {
    hosts += 1
    return AnyDisposable { [weak self] in
      guard let self else { return }
      hosts -= 1
      if hosts == 0 { hostDidShow() }
    }
  }

  /// Runs the completions of the requests so far, because the host shows their screens.
  public func hostDidShow() {
    guard !isPerforming else {
      hasShown = true
      return
    }
    runCompletions()
  }

  /// Goes back to the entry with an identifier, or to the one below the top, because the user has
  /// asked for it by a key or a button; guarded screens are asked.
  @discardableResult
  public func requestBack(to id: Int? = nil) -> NavigationOutcome {
    guard let last = untracked({ controllers }).last else { return .refused }
    if let id { return submit(.init(.init(.back(to: id), origin: .user))) }
    guard last.entries.count > 1 else {
      return submit(.init(.init(.dismiss, origin: .user)))
    }
    return submit(
      .init(.init(.back(to: last.entries[last.entries.count - 2].id), origin: .user))
    )
  }

  /// Dismisses the last controller, because the user has asked for it; guarded screens are asked.
  @discardableResult
  public func requestDismissal() -> NavigationOutcome {
    submit(.init(.init(.dismiss, origin: .user)))
  }

  /// Goes back to the entry with this identifier, because the user has already done so by a gesture
  /// that cannot be refused.
  public func viewDidPop(to id: Int) {
    submit(.init(.init(.back(to: id), origin: .user, isForced: true)))
  }

  /// Dismisses the last controller, because the user has already done so in a way that cannot be
  /// refused.
  public func viewDidDismiss() {
    submit(.init(.init(.dismiss, origin: .user, isForced: true)))
  }

  /// Sets whether the host shows the two top screens of a controller beside each other.
  ///
  /// The screen below the top is then visible beside the active one, but not active itself. One
  /// that was never shown, as below the target of a link, becomes active for a moment, so that it
  /// loads.
  public func setSplit(_ isSplit: Bool) {
    guard untracked({ self.isSplit }) != isSplit else { return }
    self.isSplit = isSplit
    if isPerforming { updateBeside() } else { exclusively { updateBeside() } }
  }

  /// The entry that is shown beside the top; `nil` without a split view, and where the top is a
  /// list with a preview beside it.
  public var besideEntry: NavigationController<Screen>.Entry? {
    guard isSplit, visiblePreview == nil, let last = controllers.last, last.entries.count > 1
    else { return nil }
    return last.entries[last.entries.count - 2]
  }

  func updateBeside() {
    let (beside, shown) = untracked { (besideEntry, visiblePreview?.entry) }
    for entry in untracked({ controllers }).flatMap(\.entries) {
      entry.screen.viewModel.isBeside = entry.id == beside?.id
    }
    if let entry = untracked({ preview?.entry }) {
      entry.screen.viewModel.isBeside = entry.id == shown?.id
    }
    // A screen that was never shown loads its content when it becomes active.
    for viewModel in [beside, shown].compactMap({ $0?.screen.viewModel })
    where untracked({ viewModel.phase }) == .initialised {
      viewModel.activate()
      viewModel.deactivate()
    }
  }
}
