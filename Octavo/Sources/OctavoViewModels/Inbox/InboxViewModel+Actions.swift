public import BinderyNavigation
import GitHubValues

extension InboxViewModel: ActionProviding, SummaryListing {
  /// Refreshing, the unread threads alone, and all that are shown.
  public var actions: [ScreenAction] {
    let isUnreadOnly = filter.has(.state, "unread")
    let shown = shown
    let read = state.threads.filter { !$0.isUnread }
    return [
      services.refresh(self),
      ScreenAction("unread", isUnreadOnly ? "Show Read Threads Too" : "Show Unread Only") {
        self.toggle(.state, "unread")
      },
      ScreenAction("done.all", "Done with All Shown (\(shown.count))", isEnabled: !shown.isEmpty) {
        self.finish(shown)
      },
      ScreenAction("done.read", "Done with All Read (\(read.count))", isEnabled: !read.isEmpty) {
        self.finish(read)
      },
      ScreenAction("undo.request", "Undo", isEnabled: !held.isEmpty) { self.undo() },
    ]
  }

  /// Marking a thread, ending its notifications, and filtering by what it has.
  public func actions(for row: SummaryRow) -> [ScreenAction] {
    guard let item = item(of: row) else { return [] }
    let thread = item.thread
    return [
      ScreenAction("done", "Done", isPrimary: true) {
        self.change(NotificationDone(thread), "Done.")
      },
      ScreenAction("read", "Mark as Read", isEnabled: item.isUnread) {
        self.change(NotificationRead(thread))
      },
      ScreenAction("unsubscribe", "Unsubscribe", isEnabled: item.subscription == nil) {
        self.change(NotificationSubscription(.unsubscribed, to: thread))
      },
      ScreenAction("mute", "Mute", isEnabled: item.subscription != .muted) {
        self.change(NotificationSubscription(.muted, to: thread))
      },
      ScreenAction("only.repository", toggled(.repository, "\(thread.repository)")) {
        self.toggle(.repository, "\(thread.repository)")
      },
      ScreenAction("only.reason", toggled(.reason, thread.reason.rawValue)) {
        self.toggle(.reason, thread.reason.rawValue)
      },
    ] + services.pageActions(at: row.address)
  }

  /// The requests for threads that can still be taken back, in their order.
  private var held: [OutboxRow] {
    requests.filter { $0.kind == NotificationDone.name && $0.state == .held }
  }

  /// Takes back the last requests; of many that were made together, all that have not left.
  private func undo() {
    guard let last = held.last else { return }
    undo(held.filter { $0.createdAt == last.createdAt }.map(\.id))
  }

  private func undo(_ ids: [Int64]) {
    services.changeOutbox { [services] outbox in
      let count = try await outbox.takeBack(ids)
      if count < ids.count {
        services.showNotice("It is too late for \(Strings.count(ids.count - count, "thread")).")
      }
    }
  }

  private func change(_ request: any NotificationRequest, _ notice: String? = nil) {
    services.changeOutbox { [weak self] outbox in
      let id = try await outbox.add(request)
      guard let notice, let self, let id else { return }
      services.showNotice(notice, action: "Undo") { self.undo([id]) }
    }
  }

  /// Is done with threads, after a question that says how many they are.
  private func finish(_ items: [InboxThread]) {
    Task.immediate { [services] in
      let question = FinishingAlert.alert(items.count)
      guard await services.choices.ask(question) == FinishingAlert.finish else { return }
      services.changeOutbox { outbox in
        try await outbox.add(all: items.map { NotificationDone($0.thread, isBulk: true) })
      }
    }
  }

  private func toggled(_ qualifier: InboxFilter.Qualifier, _ value: String) -> String {
    let word = "\(qualifier.rawValue):\(value)"
    return filter.has(qualifier, value) ? "Do Not Filter by \(word)" : "Filter by \(word)"
  }

  private func toggle(_ qualifier: InboxFilter.Qualifier, _ value: String) {
    list.keyword = untracked { InboxFilter(list.keyword).toggling(qualifier, value).text }
  }
}

/// The question before many threads are done.
enum FinishingAlert {
  /// The choice to go on.
  static let finish = AlertContent.Choice("Done with All")

  /// Returns the question.
  static func alert(_ count: Int) -> AlertContent {
    AlertContent(
      title: "Done with \(Strings.count(count, "thread"))?",
      message: Strings.sending(count),
      choices: [AlertContent.Choice("Cancel", role: .cancel), finish]
    )
  }
}
