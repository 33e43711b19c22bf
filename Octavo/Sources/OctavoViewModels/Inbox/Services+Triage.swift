import BinderyNavigation
import Foundation
import GitHubValues

/// The actions for threads, in the list and on the page of a subject.
extension Services {
  /// Returns the actions for threads, the same ones for one and for many, wherever they are shown.
  ///
  /// Many are sent behind all other requests.
  ///
  /// - Parameters:
  ///   - items: The threads.
  ///   - didFinish: Called after the user is done with them.
  /// - Returns: The actions.
  func triageActions(
    of items: [InboxThread],
    didFinish: @escaping () -> Void = {}
  ) -> [ScreenAction] {
    let isBulk = items.count > 1
    // The server has no thread for what was built from a search.
    let known = items.filter { !$0.thread.isFromSearch }
    func action(
      _ id: String,
      _ title: String,
      for items: [InboxThread],
      perform: @escaping ([InboxThread]) -> Void
    ) -> ScreenAction {
      ScreenAction(
        id,
        isBulk ? "\(title) (\(items.count))" : title,
        section: Strings.thread,
        isEnabled: !items.isEmpty,
        isPrimary: id == "done"
      ) { perform(items) }
    }
    let actions = [
      action("done", "Done", for: items.filter { $0.mark != .done }) { [self] items in
        let words = isBulk ? "Done with \(Strings.count(items.count, "thread"))." : "Done."
        change(items.map { NotificationDone($0.thread) }, words)
        didFinish()
      },
      action("read", "Mark as Read", for: items.filter(\.isUnread)) { [self] items in
        change(items.map { NotificationRead($0.thread) })
      },
      action("unsubscribe", "Unsubscribe", for: known.filter { $0.subscription == nil }) {
        [self] items in
        change(items.map { NotificationSubscription(.unsubscribed, to: $0.thread) })
      },
      action("mute", "Mute", for: known.filter { $0.subscription != .muted }) { [self] items in
        change(items.map { NotificationSubscription(.muted, to: $0.thread) })
      },
      action("bookmark", items.isBookmarked ? "Remove Bookmark" : "Bookmark Here", for: items) {
        [self] in setBookmark(of: $0, to: $0.isBookmarked ? nil : now())
      },
    ]
    return known.isEmpty ? actions.filter { !["unsubscribe", "mute"].contains($0.id) } : actions
  }

  /// Bookmarks threads, or removes their bookmarks; only this machine knows of them.
  private func setBookmark(of items: [InboxThread], to date: Date?) {
    Task.immediate { [self] in
      do {
        _ = try await sync.change(items.map(\.id), of: .inbox) { item in
          item.bookmarkedAt = date
          return true
        }
      } catch {
        showNotice(message(for: error))
      }
    }
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

  /// Shows the page of a thread, which is read as soon as that shows it; says so if it has none.
  func open(_ item: InboxThread, replacing: Bool = false) {
    guard let route = item.thread.route else {
      let kind = item.thread.subject.kind.names.words
      return showNotice("\(kind)s have no page here. “Open in Browser” shows it.")
    }
    if replacing { navigation.replace(route) } else { navigation.push(route) }
  }

  /// Marks the threads as read whose subject a page shows, each time that it shows something new.
  ///
  /// - Parameters:
  ///   - route: The page.
  ///   - activation: Ends that.
  ///   - isShown: Whether the page shows the subject, rather than that it is being loaded.
  func readThreads(
    at route: Route,
    during activation: Lifetime,
    where isShown: @escaping () -> Bool
  ) {
    activation.observe(self) { services in
      guard isShown() else { return }
      untracked { services.inbox.threads(at: route).forEach(services.markAsRead) }
    }
  }

  /// Marks a thread as read, unless nothing in it is new.
  func markAsRead(_ item: InboxThread) {
    if item.isUnread { change([NotificationRead(item.thread)]) }
  }

  /// Marks all threads as read that the user has seen, or those about a repository, by one request
  /// that can be taken back for five seconds; of threads from searches only this machine notes it.
  func markAsRead(
    _ items: [InboxThread],
    allOf repository: GitHub.RepositoryName? = nil
  ) {
    let found = items.filter(\.thread.isFromSearch)
    if !found.isEmpty { change(found.map { NotificationRead($0.thread) }) }
    let others = items.filter { !$0.thread.isFromSearch }
    guard let newest = others.compactMap(\.thread.updatedAt).max() else { return }
    let place = repository.map {
      InboxRead.Place($0, others.lazy.compactMap(\.thread.repositoryID).first)
    }
    let words = Strings.count(others.count, "thread")
    change([InboxRead(of: place, upTo: newest)], "\(words) marked as read.")
  }

  private func undo(_ ids: [Int64]) {
    changeOutbox { [self] outbox in
      let count = try await outbox.takeBack(ids)
      if count < ids.count {
        let words = ids.count == 1 ? "that" : Strings.count(ids.count - count, "thread")
        showNotice("It is too late for \(words).")
      }
    }
  }

  private func change(_ requests: [any RequestKind], _ notice: String? = nil) {
    changeOutbox { [weak self] outbox in
      let ids =
        requests.count == 1
        ? [try await outbox.add(requests[0])].compactMap(\.self)
        : try await outbox.add(all: requests)
      guard let notice, let self, !ids.isEmpty else { return }
      showNotice(notice, action: "Undo") { self.undo(ids) }
    }
  }
}

extension [InboxThread] {
  /// Whether all of them are bookmarked.
  fileprivate var isBookmarked: Bool { allSatisfy { $0.bookmarkedAt != nil } }
}
