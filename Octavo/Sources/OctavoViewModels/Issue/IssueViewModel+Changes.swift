import BinderyNavigation
import GitHubValues

/// The changes of the issue itself, as far as the user may make them.
extension IssueViewModel {
  /// Closing, reopening, labels, assignees, milestone, lock and title.
  var changes: [ScreenAction] {
    guard let issue = page, place != nil,
      let subject = services.subject(issue, of: repository, in: storedRepository.value)
    else { return [] }
    let title = ScreenAction("title", "Change Title…", section: Strings.issue) { self.editTitle() }
    return services.changeActions(of: [subject]) + (rights.edits ? [title] : [])
      + [pin, branching].compactMap(\.self) + projectActions(rights)
  }

  /// Pinning the issue in its repository; `nil` while it is not known whether it is pinned.
  private var pin: ScreenAction? {
    guard rights.locks, let place, let facts = links.facts(requests) else { return nil }
    let title = facts.isPinned ? "Unpin" : "Pin"
    return ScreenAction("pin", title, section: Strings.issue) { [services] in
      services.change([IssuePinRequest(!facts.isPinned, place)])
    }
  }

  /// Sending the comment that is written and closing the issue: two requests, in this order.
  var closingActions: [ScreenAction] {
    guard let writing, writing.purpose == .new, let issue = page, let place,
      issue.state != .closed, rights.closes
    else { return [] }
    let send = writing.composer.sendCommand
    let reason: GitHub.IssueStateReason? = issue.isPullRequest ? nil : .completed
    return [
      ScreenAction("send.close", "Comment and Close", isEnabled: writing.composer.isSendable) {
        [services] in
        guard !send.isExecuting else { return }
        Task.immediate {
          do {
            try await send()
            services.change([IssueStateRequest(open: false, as: reason, place)], "Closed.")
          } catch {
            // The issue stays open.
            writing.composer.failure = services.message(for: error)
          }
        }
      }
    ]
  }
}
