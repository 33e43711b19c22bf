import BinderyNavigation
import GitHubValues

/// The events between the comments, and the comments that are folded.
extension IssueViewModel {
  /// Requests the new part of the timeline, and the facts that the issue lacks.
  func refreshTimeline() async throws {
    guard let place = untracked({ place }) else { return }
    try await reader.refreshTimeline()
    try await loadPlace()
    // Servers and tokens that lack these facts have the thread.
    guard let issue = untracked({ page }) else { return }
    try? await pull.refresh(issue, at: place)
    try? await links.refresh(issue, at: place)
    try? await projects.refresh(issue, at: place)
  }

  /// Requests the events that the user’s own changes have made, as soon as these are confirmed.
  func refreshAfterChanges() {
    // The changes themselves have succeeded; the events come with the next refresh.
    lifetime.add(timelineCommand.errors.observeValues { _ in })
    lifetime.add(
      loadCommand.errors.observeValues { [services] in
        if let message = services.message(for: $0) { services.showNotice(message) }
      }
    )
    lifetime.observe(self, self, \.changeKinds, initial: false) { viewModel, old, new in
      let ended = (old ?? [:]).filter { new[$0.key] == nil }
      if ended.values.contains(where: IssueLinks.kinds.contains) {
        viewModel.links.isOutdated = true
      }
      if ended.values.contains(IssueProjectMembership.name) {
        viewModel.projects.isOutdated = true
      }
      guard viewModel.phase == .active, !ended.isEmpty else { return }
      viewModel.timelineCommand.execute()
    }
  }

  /// Shows folded comments as a whole, or as a line again.
  func toggle(_ row: ThreadEntry) {
    switch row.subject {
    case .folded(let comments): opened.formUnion(comments.map(\.id))
    case .comment(let comment): opened.remove(comment.id)
    case .thread(let thread, _): toggledThreads.formSymmetricDifference([thread.id])
    default: break
    }
  }

  /// The action that opens the page of an event, or the comments of a line.
  func openingActions(of row: ThreadEntry) -> [ScreenAction] {
    if let target = row.target {
      return [ScreenAction("open.entry", "Open \(target.title)") { self.follow(target.address) }]
    }
    switch row.subject {
    case .folded(let comments):
      let title = comments.count == 1 ? "Show Comment" : "Show Comments"
      return [ScreenAction("open.entry", title) { self.toggle(row) }]
    case .thread(let thread, let isOpen):
      let page = ThreadPage(thread, number, repository, services.web)
      return [
        ScreenAction("open.entry", isOpen ? "Fold Thread" : "Show Thread") { self.toggle(row) },
        ScreenAction("open.file", "Show in Files") { self.follow(page.address) },
      ]
    case .gap: return gapActions
    case .comment(let comment)
    where opened.contains(comment.id)
      && (comment.hidden != nil || comment.isAutomatic(bots, for: services.outbox.login ?? "")):
      return [ScreenAction("open.entry", "Fold Comment") { self.toggle(row) }]
    default: return []
    }
  }
}

nonisolated extension ThreadEntry {
  /// Whether only a line is shown of it.
  var isLine: Bool {
    switch subject {
    case .events, .folded, .fact, .gap: true
    case .issue, .comment, .review, .thread, .reviewComment, .request: false
    }
  }

  /// Whether the keys that move between the entries stop at it: at all that have a text, an action
  /// or a page.
  var isStop: Bool {
    switch subject {
    case .events, .fact: target != nil
    case .issue, .comment, .folded, .review, .thread, .reviewComment, .request, .gap: true
    }
  }
}
