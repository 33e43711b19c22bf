import BinderyNavigation
import GitHubValues

/// Muting issues, whether or not they are in the inbox, and the reason of their notifications.
extension Services {
  /// Returns the thread of the inbox that is about an issue; `nil` if there is none.
  func thread(of number: Int, in repository: GitHub.RepositoryName) -> InboxThread? {
    let place = "\(repository)".lowercased()
    return inbox.own?.state.threads.first { item in
      item.thread.subject.number == number
        && "\(item.thread.repository)".lowercased() == place
    }
  }

  /// The action that ends all notifications about issues; `nil` without an issue.
  func muteAction(of places: [GitHub.IssuePlace]) -> ScreenAction? {
    guard !places.isEmpty else { return nil }
    let (isOne, count) = (places.count == 1, Strings.count(places.count, "issue"))
    let title = isOne ? "Mute" : "Mute (\(places.count))"
    return ScreenAction("mute", title, section: Strings.issue) { [self] in
      change(places.map { IssueMute($0) }, isOne ? "Muted \(places[0])." : "Muted \(count).")
    }
  }
}

extension InboxThread {
  /// The reason for which the user is notified, in words: “notified: mentioned”.
  nonisolated var notifiedWords: String {
    switch subscription {
    case .muted: "muted"
    case .unsubscribed, nil: "notified: \(thread.reason.words)"
    }
  }
}
