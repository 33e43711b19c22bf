import BinderyNavigation
import GitHubValues

/// The actions of a moderator about the texts of others.
extension IssueViewModel {
  /// Hiding a comment, showing it again, and what ends an advertisement.
  func moderation(of row: ThreadEntry) -> [ScreenAction] {
    guard rights.locks, let place else { return [] }
    var actions: [ScreenAction] = []
    if case .comment(let comment) = row.subject, row.request == nil {
      let isHidden = comment.hidden != nil
      actions.append(
        ScreenAction("hide", isHidden ? "Unhide" : "Hide…") { [services] in
          guard !isHidden else {
            return services.change([CommentHiding(comment, as: nil, on: place)])
          }
          Task.immediate { await services.hide(comment, on: place) }
        }
      )
    }
    let requests = requests(endingSpam: row, on: place)
    if !requests.isEmpty, !services.isUser(row.author ?? "") {
      actions.append(
        ScreenAction("spam", "Mark as Spam") { [services] in
          let isComment = requests.first is CommentHiding
          services.change(
            requests,
            isComment ? "Hidden as spam; locked and closed." : "Locked and closed as spam."
          )
        }
      )
    }
    return actions
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
  func botAction(of row: ThreadEntry) -> ScreenAction? {
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
