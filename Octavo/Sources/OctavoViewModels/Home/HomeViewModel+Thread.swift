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
    return ScreenAction(id, title, section: Strings.thread, isEnabled: other != nil) { [services] in
      if let other { services.open(other, replacing: true) }
    }
  }

  /// Shows the next thread in place of one that is done, or the list after the last one.
  private func leave(_ thread: InboxThread) {
    if let next = untracked({ services.inbox.neighbour(of: thread, forward: true) }) {
      services.open(next, replacing: true)
    } else {
      services.navigation.pop()
    }
  }
}
