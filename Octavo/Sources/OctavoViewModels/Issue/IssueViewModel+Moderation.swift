import BinderyNavigation
import GitHubValues

/// The actions of a moderator about the texts of others.
extension IssueViewModel {
  /// Hiding a comment, or showing it again; `nil` for another entry.
  func hiding(of row: ThreadEntry) -> ScreenAction? {
    guard rights.locks, let place, case .comment(let comment) = row.subject, row.request == nil
    else { return nil }
    let isHidden = comment.hidden != nil
    return ScreenAction("hide", isHidden ? "Unhide" : "Hide…") { [services] in
      guard !isHidden else { return services.change([CommentHiding(comment, as: nil, on: place)]) }
      Task.immediate { await services.hide(comment, on: place) }
    }
  }

  /// The actions of the selected entry that are in the menu alone: a click beside a link must not
  /// close an issue.
  func menuActions(of row: ThreadEntry) -> [ScreenAction] {
    [spam(row), botAction(of: row)].compactMap(\.self)
  }

  /// Ending an advertisement: hiding it, locking the conversation, and closing the issue.
  private func spam(_ row: ThreadEntry) -> ScreenAction? {
    guard rights.locks, let place, !services.isUser(row.author ?? "") else { return nil }
    let requests = requests(endingSpam: row, on: place)
    guard !requests.isEmpty else { return nil }
    let words =
      requests.first is CommentHiding
      ? "Hidden as spam; locked and closed." : "Locked and closed as spam."
    return ScreenAction("spam", "Mark as Spam") { [services] in services.change(requests, words) }
  }

  /// The requests that hide a comment, lock the conversation and close the issue, in this order.
  private func requests(
    endingSpam row: ThreadEntry,
    on place: GitHub.IssuePlace
  ) -> [any RequestKind] {
    guard row.isOnServer, row.isComment, row.request == nil, let page else { return [] }
    var requests: [any RequestKind] = []
    if case .comment(let comment) = row.subject, comment.hidden == nil {
      requests.append(CommentHiding(comment, as: .spam, on: place))
    }
    if !page.isLocked { requests.append(IssueLockRequest(locked: true, because: .spam, place)) }
    if page.state != .closed {
      let reason: GitHub.IssueStateReason? = page.isPullRequest ? nil : .notPlanned
      requests.append(IssueStateRequest(open: false, as: reason, place))
    }
    return requests
  }

  /// Treating the author of a comment as a program, or as a user again; `nil` for a program that
  /// the server calls so.
  private func botAction(of row: ThreadEntry) -> ScreenAction? {
    guard case .comment(let comment) = row.subject, let author = comment.author, !author.isBot,
      !services.isUser(author.login)
    else { return nil }
    let (login, preferences) = (author.login, services.preferences)
    let isNamed = bots.isNamed(login)
    return ScreenAction("bot", "Treat \(login) as a \(isNamed ? "User" : "Bot")") {
      var logins = preferences[Settings.botLogins].filter { $0.lowercased() != login.lowercased() }
      if !isNamed { logins.append(login) }
      preferences[Settings.botLogins] = logins
    }
  }
}

extension Services {
  /// Asks for the reason, and hides a comment.
  fileprivate func hide(_ comment: GitHub.Comment, on place: GitHub.IssuePlace) async {
    let option = await navigation.present { .optionPicker(.hidingReason, current: nil, result: $0) }
    guard let value = option?.value else { return }
    let reason = GitHub.HidingReason(rawValue: value)
    change([CommentHiding(comment, as: reason, on: place)], "Hidden as \(reason.words).")
  }
}
