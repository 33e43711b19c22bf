public import BinderySignals

extension Router {
  /// Whether a host can show a page beside the active screen.
  public var hasRoomBeside: Bool { isSplit }

  /// Shows the page of a route beside the list on top, or a sentence, in place of what was there.
  ///
  /// A list that is not active shows nothing, and where there is no room nothing is made. The page
  /// of the same route stays.
  ///
  /// - Parameters:
  ///   - content: The page or the sentence; `nil` for no such area any more.
  ///   - viewModel: The list, which is the top screen or in the selected tab of that.
  public func preview(_ content: PreviewContent<Screen.Route>?, beside viewModel: ViewModel) {
    let show = { [weak self, weak viewModel] in
      if let self, let viewModel { self.show(content, beside: viewModel) }
    }
    if isPerforming { previews.append(show) } else { exclusively(show) }
  }

  /// Opens the page beside the list, because the user has moved to it: its view model becomes the
  /// top of the stack, and active.
  @discardableResult
  public func openPreview() -> NavigationOutcome {
    guard let route = untracked({ visiblePreview?.entry?.route }) else { return .refused }
    return submit(Submission(NavigationRequest(.push(.route(route)), .none, origin: .user)))
  }

  /// Returns whether the screen of an entry is a list beside which the pages of its rows are shown,
  /// or has one in its selected tab.
  public func showsPreviews(_ entry: NavigationController<Screen>.Entry) -> Bool {
    let screen = entry.tabs?.selectedScreen ?? entry.screen
    return screen.viewModel is any PreviewingTable
  }

  private func show(_ content: PreviewContent<Screen.Route>?, beside viewModel: ViewModel) {
    guard let content else {
      // A list that is covered keeps its page, which the request that covers it decides on.
      if let preview, preview.source === viewModel, preview.owner == controllers.last?.top.id {
        replacePreview(with: nil)
      }
      return
    }
    guard isSplit, viewModel.phase == .active, controllers.count == 1, let owner = controllers.last
    else { return }
    let old = preview?.owner == owner.top.id ? preview : nil
    var (entry, words) = (old?.entry, "")
    switch content {
    case .page(let route): if entry?.route != route { entry = makePreview(of: route) }
    case .words(let text): (entry, words) = (nil, text)
    }
    if let old, old.source === viewModel, old.entry?.id == entry?.id, old.words == words { return }
    replacePreview(
      with: PagePreview(owner: owner.top.id, entry, words: words, source: viewModel)
    )
  }

  /// Removes a page that the user has left, unless the list has asked for it since then.
  ///
  /// - Returns: Whether there was one.
  func removeUnwantedPreview() -> Bool {
    guard let preview, preview.source == nil else { return false }
    replacePreview(with: nil)
    return true
  }

  private func replacePreview(with new: PagePreview<Screen>?) {
    let old = preview?.entry?.screen.viewModel
    preview = new
    if let old, old !== new?.entry?.screen.viewModel { old.end() }
    updateBeside()
  }

  /// Returns the preview after a change of the controllers, which have not changed yet.
  ///
  /// A page that is opened leaves the preview. One that the user leaves by going back becomes the
  /// preview, so that a list that wants the same page requests nothing.
  ///
  /// - Parameters:
  ///   - after: The controllers after the change.
  ///   - keepsPage: Whether a page that is left may stay.
  /// - Returns: The preview; `nil` for none.
  func preview(
    after: [NavigationController<Screen>],
    keepingPage keepsPage: Bool
  ) -> PagePreview<Screen>? {
    let entries = after.flatMap(\.entries)
    let isOpened = entries.contains { $0.id == preview?.entry?.id }
    if let preview, !isOpened, after.contains(where: { $0.top.id == preview.owner }) {
      return preview
    }
    guard keepsPage, isSplit, after.count == 1, let owner = after.last?.top,
      let before = controllers.first?.entries,
      let place = before.firstIndex(where: { $0.id == owner.id }), place + 1 < before.count
    else { return nil }
    let left = before[place + 1]
    guard left.route != nil, left.tabs == nil, !left.returnsResult,
      !entries.contains(where: { $0.screen.viewModel === left.screen.viewModel }),
      (left.screen.viewModel as? any LeavingGuard)?.guardsLeaving != true
    else { return nil }
    return PagePreview(owner: owner.id, left, source: nil)
  }

  /// The preview while it is on the screen, beside the top of the only controller.
  var visiblePreview: PagePreview<Screen>? {
    guard isSplit, let preview, preview.owner == controllers.last?.top.id else { return nil }
    return preview
  }
}
