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
    let endings = [
      action("unsubscribe", "Unsubscribe", for: known.filter { $0.subscription == nil }) {
        [self] items in
        change(items) { NotificationSubscription(.unsubscribed, to: $0.thread) }
      },
      action("mute", "Mute", for: known.filter { $0.subscription != .muted }) { [self] items in
        change(items) { NotificationSubscription(.muted, to: $0.thread) }
      },
    ]
    return [
      action("done", "Done", for: items.filter { $0.mark != .done }) { [self] items in
        let words = isBulk ? "Done with \(Strings.count(items.count, "thread"))." : "Done."
        change(items, words) { NotificationDone($0.thread) }
        didFinish()
      },
      action("read", "Mark as Read", for: items.filter(\.isUnread)) { [self] items in
        change(items) { NotificationRead($0.thread) }
      },
    ] + (known.isEmpty ? [] : endings) + [
      action("bookmark", items.isBookmarked ? "Remove Bookmark" : "Bookmark Here", for: items) {
        [self] in setBookmark(of: $0, to: $0.isBookmarked ? nil : now())
      }
    ]
  }

  /// Bookmarks threads, or removes their bookmarks; only this machine knows of them.
  private func setBookmark(of items: [InboxThread], to date: Date?) {
    let accounts = Dictionary(grouping: items) { $0.account ?? session.shownAccount }
    Task.immediate { [self] in
      for (account, items) in accounts {
        do {
          guard let account else { continue }
          let ids = items.map(\.id)
          _ = try await session.services(of: account).sync.change(ids, of: .inbox) { item in
            item.bookmarkedAt = date
            return true
          }
        } catch {
          showNotice(message(for: error))
        }
      }
    }
  }

  /// The action that takes back the last threads with which the user was done.
  var undoAction: ScreenAction {
    ScreenAction("undo.request", "Undo", isEnabled: inbox.canUndo) { [self] in
      // Of many that were made together, all that have not left are taken back.
      undo(untracked { inbox.undoable })
    }
  }

  /// Shows the page of a thread, which is read as soon as that shows it; says so if it has none.
  ///
  /// For a thread of another account, that one is shown from then on.
  func open(_ item: InboxThread, replacing: Bool = false) {
    guard let route = item.thread.route else { return showNotice(item.missingPageWords) }
    if let account = item.account, account != untracked({ session.shownAccount }) {
      return AppStart(self).change(to: account, showing: route)
    }
    inbox.noteOpened(item)
    if replacing { navigation.replace(route) } else { navigation.push(route) }
  }
}

extension [InboxThread] {
  /// Whether all of them are bookmarked.
  fileprivate var isBookmarked: Bool { allSatisfy { $0.bookmarkedAt != nil } }
}
