import BinderyNavigation
import GitHubValues

/// The actions for a thread, in the list and on the page of its subject.
extension Services {
  /// Returns the actions for a thread, the same ones wherever it is shown.
  ///
  /// - Parameters:
  ///   - item: The thread.
  ///   - didFinish: Called after the user is done with it.
  /// - Returns: The actions.
  func triageActions(
    of item: InboxThread,
    didFinish: @escaping () -> Void = {}
  ) -> [ScreenAction] {
    let thread = item.thread
    return [
      ScreenAction("done", "Done", section: Strings.thread, isPrimary: true) { [self] in
        change(NotificationDone(thread), "Done.")
        didFinish()
      },
      ScreenAction(
        "read",
        "Mark as Read",
        section: Strings.thread,
        isEnabled: item.isUnread
      ) { [self] in change(NotificationRead(thread)) },
      ScreenAction(
        "unsubscribe",
        "Unsubscribe",
        section: Strings.thread,
        isEnabled: item.subscription == nil
      ) { [self] in change(NotificationSubscription(.unsubscribed, to: thread)) },
      ScreenAction(
        "mute",
        "Mute",
        section: Strings.thread,
        isEnabled: item.subscription != .muted
      ) { [self] in change(NotificationSubscription(.muted, to: thread)) },
    ]
  }

  /// The action that takes back the last threads with which the user was done.
  var undoAction: ScreenAction {
    ScreenAction("undo.request", "Undo", isEnabled: !inbox.held.isEmpty) { [self] in
      // Of many that were made together, all that have not left are taken back.
      let held = untracked { inbox.held }
      guard let last = held.last else { return }
      undo(held.filter { $0.createdAt == last.createdAt }.map(\.id))
    }
  }

  /// Shows the page of a thread, which is read then; says so if it has none.
  func open(_ item: InboxThread, replacing: Bool = false) {
    guard let route = item.thread.route else {
      let kind = item.thread.subject.kind.names.words
      return showNotice("\(kind)s have no page here. “Open in Browser” shows it.")
    }
    // The page notes what is new in the thread before that is read.
    if replacing { navigation.replace(route) } else { navigation.push(route) }
    markAsRead(item)
  }

  /// Marks a thread as read, unless nothing in it is new.
  func markAsRead(_ item: InboxThread) {
    if item.isUnread { change(NotificationRead(item.thread)) }
  }

  private func undo(_ ids: [Int64]) {
    changeOutbox { [self] outbox in
      let count = try await outbox.takeBack(ids)
      if count < ids.count {
        showNotice("It is too late for \(Strings.count(ids.count - count, "thread")).")
      }
    }
  }

  private func change(_ request: any NotificationRequest, _ notice: String? = nil) {
    changeOutbox { [weak self] outbox in
      let id = try await outbox.add(request)
      guard let notice, let self, let id else { return }
      showNotice(notice, action: "Undo") { self.undo([id]) }
    }
  }
}
