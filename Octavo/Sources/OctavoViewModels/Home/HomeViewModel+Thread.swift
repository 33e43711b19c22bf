import BinderyNavigation
import GitHubValues

/// The thread of the inbox that the page on top is about.
extension HomeViewModel {
  /// The actions for the thread: those of the list, and the way to the pages beside it.
  var threadActions: [ScreenAction] {
    guard let thread else { return [] }
    // The page of an issue has an action of its own for its subscription.
    let triage = services.triageActions(of: [thread]) { self.leave(thread) }.filter {
      $0.id != "unsubscribe" || thread.thread.subject.number == nil
    }
    return triage + [
      move("next.thread", "Next Thread", from: thread, forward: true),
      move("previous.thread", "Previous Thread", from: thread, forward: false),
    ]
  }

  private func move(
    _ id: String,
    _ title: String,
    from thread: InboxThread,
    forward: Bool
  ) -> ScreenAction {
    let other = services.inbox.neighbour(of: thread, forward: forward)
    let account = other?.account == thread.account ? nil : other?.account
    let title = account.map { "\(title) (\($0.login))" } ?? title
    return ScreenAction(id, title, section: Strings.thread, isEnabled: other != nil) { [services] in
      if let other { services.open(other, replacing: true) }
    }
  }

  /// Shows the next thread in place of one that is done, or the list after the last one.
  ///
  /// The next thread of another account is not shown: the user would go on as that account.
  private func leave(_ thread: InboxThread) {
    let next = untracked { services.inbox.neighbour(of: thread, forward: true) }
    if let next, next.account == thread.account {
      services.open(next, replacing: true)
    } else {
      services.navigation.pop()
    }
  }
}
