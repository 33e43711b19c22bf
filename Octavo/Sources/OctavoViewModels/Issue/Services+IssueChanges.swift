import BinderyNavigation
import GitHubValues

/// The changes of issues, the same ones for one and for many, wherever they are shown.
extension Services {
  /// Closing, reopening, labels, assignees, milestone and lock, as far as the user may change them.
  func changeActions(of subjects: [IssueSubject]) -> [ScreenAction] {
    let triaged = subjects.filter(\.rights.triages)
    return stateActions(of: subjects) + choiceActions(of: triaged)
      + [
        assignment(of: triaged), lock(subjects.filter(\.rights.locks), of: subjects.count),
        transfer(of: subjects),
      ]
      .compactMap(\.self)
  }

  /// Subscribing to issues and unsubscribing; of one, whose subscription may be unknown, the other
  /// state.
  func subscriptionActions(of subjects: [IssueSubject]) -> [ScreenAction] {
    if let place = subjects.first?.place, subjects.count == 1 {
      let isSubscribed = viewerState.isSet(.subscription(to: place))
      let title = Strings.subscriptionAction(isSubscribed: isSubscribed)
      return [
        ScreenAction("subscribe", title, section: Strings.issue) { [self] in
          Task.immediate { await changeSubscription(to: place, shownAs: isSubscribed) }
        }
      ]
    }
    return [("subscribe", "Subscribe", true), ("unsubscribe", "Unsubscribe", false)].compactMap {
      id,
      title,
      target in
      action(id, title, for: subjects, of: subjects.count) { [self] subjects in
        let count = Strings.count(subjects.count, "issue")
        change(
          subjects.map { subject in
            let flag = GitHub.ViewerFlag.subscription(to: subject.place)
            return SubscriptionRequest(
              FlagChange(flag: flag, target: target, repository: subject.place.name)
            )
          },
          target ? "Subscribed to \(count)." : "Unsubscribed from \(count)."
        )
      }
    }
  }

  private func action(
    _ id: String,
    _ title: String,
    for subjects: [IssueSubject],
    of count: Int,
    perform: @escaping ([IssueSubject]) -> Void
  ) -> ScreenAction? {
    guard !subjects.isEmpty else { return nil }
    let title = count > 1 ? "\(title) (\(subjects.count))" : title
    return ScreenAction(id, title, section: Strings.issue) { perform(subjects) }
  }

  private func stateActions(of subjects: [IssueSubject]) -> [ScreenAction] {
    let (open, closed) = (subjects.filter(\.canClose), subjects.filter(\.canReopen))
    let reasons: [(String, String, GitHub.IssueStateReason?)] =
      open.allSatisfy(\.issue.isPullRequest)
      ? [("close", "Close Without Merging", nil)]
      : [
        ("close", "Close as Completed", .completed),
        ("close.unplanned", "Close as Not Planned", .notPlanned),
        ("close.duplicate", "Close as Duplicate\(subjects.count == 1 ? "…" : "")", .duplicate),
      ]
    let closing = reasons.map { id, title, reason in
      action(id, title, for: open, of: subjects.count) { [self] chosen in
        if reason == .duplicate, chosen.count == 1, subjects.count == 1 {
          let number = chosen[0].issue.number
          navigation.present(.issueChoice(.original, chosen[0].repository, [number]))
          return
        }
        let words = reason.map { " as \($0.words)" } ?? ""
        change(
          chosen.map { subject in
            let reason = subject.issue.isPullRequest ? nil : reason
            return IssueStateRequest(open: false, as: reason, subject.place)
          },
          Self.notice("Closed", chosen.count, words)
        )
      }
    }
    let reopening = action("reopen", "Reopen", for: closed, of: subjects.count) { [self] chosen in
      change(
        chosen.map { IssueStateRequest(open: true, $0.place) },
        Self.notice("Reopened", chosen.count)
      )
    }
    return (closing + [reopening]).compactMap(\.self)
  }

  /// Choosing labels, assignees or the milestone, where all issues are of one repository.
  private func choiceActions(of subjects: [IssueSubject]) -> [ScreenAction] {
    guard let name = subjects.first?.repository, subjects.allSatisfy({ $0.repository == name })
    else { return [] }
    let choices: [IssueChoice] =
      subjects.contains(where: \.issue.isPullRequest)
      ? IssueChoice.ofDraft
      : IssueChoice.ofMany + (subjects.count == 1 ? [.subIssues, .blockers] : [])
    return choices.compactMap { choice in
      action(choice.rawValue, choice.action, for: subjects, of: subjects.count) { [self] chosen in
        navigation.present(.issueChoice(choice, name, chosen.map(\.issue.number)))
      }
    }
  }

  /// Moving one issue to another repository of its owner.
  private func transfer(of subjects: [IssueSubject]) -> ScreenAction? {
    guard let subject = subjects.first, subjects.count == 1, subject.rights.locks,
      !subject.issue.isPullRequest
    else { return nil }
    return ScreenAction(IssueChoice.repository.rawValue, "Transfer…", section: Strings.issue) {
      [self] in
      navigation.present(
        .issueChoice(.repository, subject.repository, [subject.issue.number])
      )
    }
  }

  /// Assigns issues to the user, or removes the assignment where all of them have it.
  private func assignment(of subjects: [IssueSubject]) -> ScreenAction? {
    let others = subjects.filter { subject in
      !subject.issue.assignees.contains { isUser($0.login) }
    }
    let isAssigned = others.isEmpty
    let title = isAssigned ? "Unassign Me" : "Assign to Me"
    let chosen = isAssigned ? subjects : others
    return action("assign.me", title, for: chosen, of: subjects.count) { [self] chosen in
      guard let login = outbox.login else { return }
      let account = GitHub.Account(login: login)
      change(
        chosen.map { IssueAssigneeRequest(account, isSet: !isAssigned, on: $0.place) },
        chosen.count == 1
          ? nil : Self.notice(isAssigned ? "Unassigned from" : "Assigned to", chosen.count)
      )
    }
  }

  /// Locks conversations, or unlocks them where all of them are locked.
  private func lock(_ subjects: [IssueSubject], of count: Int) -> ScreenAction? {
    let unlocked = subjects.filter { !$0.issue.isLocked }
    let isLocked = unlocked.isEmpty
    if isLocked {
      return action("lock", "Unlock Conversation", for: subjects, of: count) { [self] chosen in
        change(
          chosen.map { IssueLockRequest(locked: false, $0.place) },
          Self.notice("Unlocked", chosen.count)
        )
      }
    }
    return action("lock", "Lock Conversation…", for: unlocked, of: count) { [self] chosen in
      Task.immediate { await lock(chosen) }
    }
  }

  /// Asks for the reason, and locks conversations.
  private func lock(_ subjects: [IssueSubject]) async {
    let option = await navigation.present { .optionPicker(.lockReason, current: nil, result: $0) }
    guard let option else { return }
    let reason = option.value.map { GitHub.LockReason(rawValue: $0) }
    change(
      subjects.map { IssueLockRequest(locked: true, because: reason, $0.place) },
      Self.notice("Locked", subjects.count, reason.map { " as \($0.rawValue)" } ?? "")
    )
  }

  /// The notice after an action: “Closed 3 issues as completed.”.
  private static func notice(_ verb: String, _ count: Int, _ words: String = "") -> String {
    count == 1 ? "\(verb)\(words)." : "\(verb) \(Strings.count(count, "issue"))\(words)."
  }
}
