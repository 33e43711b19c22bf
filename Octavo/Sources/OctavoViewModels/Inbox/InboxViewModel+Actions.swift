public import BinderyNavigation
import GitHubValues

extension InboxViewModel: ActionProviding, SummaryListing, MarkableTable {
  /// Refreshing, the unread threads alone, all that are shown, and the filters.
  public var actions: [ScreenAction] {
    let isUnreadOnly = filter.has(.state, "unread")
    let (shown, unread) = (openCount, state.unreadCount)
    let read = state.threads.count - unread
    // While the list is read for the first time, the user has not seen all threads.
    let isComplete = services.inbox.listed.allSatisfy { inbox in
      inbox.isComplete || !services.session.isUsable(inbox.account.id)
    }
    let canReadAll = isComplete && unread > 0
    return [
      services.refresh(self),
      ScreenAction("unread", isUnreadOnly ? "Show Read Threads Too" : "Show Unread Only") {
        self.toggle(.state, "unread")
      },
      ScreenAction("done.all", "Done with All Shown (\(shown))", isEnabled: shown > 0) {
        self.finish { self.shown.filter { $0.mark != .done } }
      },
      ScreenAction("done.read", "Done with All Read (\(read))", isEnabled: read > 0) {
        self.finish { self.state.threads.filter { !$0.isUnread } }
      },
      ScreenAction("read.all", "Mark All as Read (\(unread))", isEnabled: canReadAll) {
        self.services.readAll(untracked { self.state.unread() })
      },
      services.undoAction,
    ] + filterActions + [accountsAction, newsAction].compactMap(\.self) + authorizations
  }

  /// Being done with threads and ending their notifications; of one thread also reading all of its
  /// repository, and filtering by what it has.
  public func actions(for rows: [SummaryRow]) -> [ScreenAction] {
    let items = items(of: rows)
    guard let row = rows.first, items.count == 1 else { return services.triageActions(of: items) }
    let thread = items[0].thread
    let inbox = services.inbox.accounts.first { $0.account.id == items[0].account }
    let neighbours = inbox?.state.unreadCounts[thread.repository] ?? 0
    return services.triageActions(of: items) + [
      ScreenAction(
        "read.repository",
        "Mark All of \(thread.repository) as Read (\(neighbours))",
        isEnabled: inbox?.isComplete == true && neighbours > 0
      ) {
        let items = untracked { inbox?.state.unread(of: thread.repository) ?? [] }
        self.services.readAll(items, of: thread.repository)
      },
      ScreenAction("only.repository", toggled(.repository, "\(thread.repository)")) {
        self.toggle(.repository, "\(thread.repository)")
      },
      ScreenAction("only.reason", toggled(.reason, thread.reason.rawValue)) {
        self.toggle(.reason, thread.reason.rawValue)
      },
    ] + accountActions(of: items[0]) + services.pageActions(at: row.address)
  }

  /// Is done with threads, after a question that says how many they are.
  private func finish(_ chosen: () -> [InboxThread]) {
    let items = untracked(chosen)
    Task.immediate { [services] in
      let question = FinishingAlert.alert(
        items.count,
        isSent: !items.allSatisfy(\.thread.isFromSearch)
      )
      guard await services.choices.ask(question) == FinishingAlert.finish else { return }
      services.change(items) { NotificationDone($0.thread) }
    }
  }

  /// Filtering by the account of a thread, in a list of several.
  private func accountActions(of item: InboxThread) -> [ScreenAction] {
    guard services.inbox.isShared, let account = item.account else { return [] }
    let name = services.inbox.names[account] ?? account.login
    return [
      ScreenAction("only.account", toggled(.account, name)) { self.toggle(.account, name) }
    ]
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

  /// Returns the question, which says how long it takes where something is sent.
  static func alert(_ count: Int, isSent: Bool) -> AlertContent {
    AlertContent(
      title: "Done with \(Strings.count(count, "thread"))?",
      message: isSent ? Strings.sending(count) : "Only this machine notes that.",
      choices: [AlertContent.Choice("Cancel", role: .cancel), finish]
    )
  }
}
