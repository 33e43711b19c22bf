import BinderyNavigation
import GitHubValues

/// The changes of the issue itself, as far as the user may make them.
extension IssueViewModel {
  /// The rights of the user, without which no change is offered.
  var rights: IssueRights {
    let repository = storedRepository.value
    let isBarred = services.obstacle(toWritingIn: repository) != nil
    return IssueRights(isBarred ? nil : repository, isAuthor: isUser(page?.author))
  }

  private func isUser(_ account: GitHub.Account?) -> Bool {
    account.map { services.isUser($0.login) } ?? false
  }

  /// Closing, reopening, labels, assignees, milestone, title and lock.
  var changes: [ScreenAction] {
    guard let issue = page, let place else { return [] }
    let rights = rights
    func action(_ id: String, _ title: String, perform: @escaping () -> Void) -> ScreenAction {
      ScreenAction(id, title, section: Strings.issue, perform: perform)
    }
    var actions: [ScreenAction] = []
    let isOwnClosing = isUser(issue.closedBy)
    if issue.state == .closed
      ? issue.mergedAt == nil && (rights.triages || rights.closes && isOwnClosing) : rights.closes
    {
      actions += stateActions(of: issue, at: place).map { id, title, request, notice in
        action(id, title) { self.services.change([request], notice) }
      }
    }
    if rights.triages {
      actions += IssueChoice.allCases.map { choice in
        action(choice.rawValue, choice.action) { [self] in
          services.navigation.present(.issueChoice(choice, repository, number))
        }
      }
      actions.append(assignment(of: issue, at: place))
    }
    if rights.edits { actions.append(action("title", "Change Title…") { self.editTitle() }) }
    if rights.locks {
      actions.append(
        action("lock", issue.isLocked ? "Unlock Conversation" : "Lock Conversation") {
          let notice = issue.isLocked ? "Unlocked." : "Locked."
          self.services.change([IssueLockRequest(locked: !issue.isLocked, place)], notice)
        }
      )
    }
    return actions
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

  private func stateActions(
    of issue: GitHub.Issue,
    at place: GitHub.IssuePlace
  ) -> [(String, String, any RequestKind, String)] {
    if issue.state == .closed {
      return [("reopen", "Reopen", IssueStateRequest(open: true, place), "Reopened.")]
    }
    if issue.isPullRequest {
      return [("close", "Close Without Merging", IssueStateRequest(open: false, place), "Closed.")]
    }
    let reasons: [(String, String, GitHub.IssueStateReason)] = [
      ("close", "Close as Completed", .completed),
      ("close.unplanned", "Close as Not Planned", .notPlanned),
      ("close.duplicate", "Close as Duplicate", .duplicate),
    ]
    return reasons.map { id, title, reason in
      let request = IssueStateRequest(open: false, as: reason, place)
      return (id, title, request, "Closed as \(reason.words).")
    }
  }

  /// Assigns the issue to the user, or removes the assignment.
  private func assignment(of issue: GitHub.Issue, at place: GitHub.IssuePlace) -> ScreenAction {
    let isAssigned = issue.assignees.contains { isUser($0) }
    let title = isAssigned ? "Unassign Me" : "Assign to Me"
    return ScreenAction("assign.me", title, section: Strings.issue) {
      guard let login = self.services.outbox.login else { return }
      let request = IssueAssigneeRequest(
        GitHub.Account(login: login),
        isSet: !isAssigned,
        on: place
      )
      self.services.change([request])
    }
  }
}

/// The changes of an issue that a user may make.
nonisolated struct IssueRights: Equatable {
  /// Whether the issue can be closed and reopened.
  var closes = false
  /// Whether it can get labels, assignees and a milestone.
  var triages = false
  /// Whether its title and text can be changed.
  var edits = false
  /// Whether its conversation can be locked.
  var locks = false
  /// Whether the repository can get labels.
  var makesLabels: Bool { locks }

  /// Reads the rights of a repository; none while it or the role of the user is not known, and in
  /// an archived one.
  init(_ repository: GitHub.Repository?, isAuthor: Bool) {
    guard let repository, !repository.isArchived, let role = repository.role else { return }
    triages = role >= .triage
    closes = triages || isAuthor
    locks = role >= .write
    edits = locks || isAuthor
  }
}
