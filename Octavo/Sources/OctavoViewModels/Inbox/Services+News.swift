import BinderyNavigation
import Foundation
import GitHubValues

extension Services {
  /// Whether the user is notified of new threads outside of the program.
  var notifiesNews: Bool { notify != nil && preferences[Settings.notifiesNews] }

  /// The number of new threads in the inbox.
  public var unreadCount: Int { inbox.state.unreadCount }

  /// The name of the program with the number of new threads: “Octavo (3)”.
  public var programTitle: String {
    unreadCount > 0 ? "\(Strings.program) (\(unreadCount))" : Strings.program
  }

  /// Shows the page of a thread of which the user was notified, or the inbox for several.
  ///
  /// - Parameter target: The ``InboxNews/target`` of the notification.
  public func openNews(_ target: String) {
    let news = InboxNews.Target(target)
    let (item, shown) = untracked { (thread(of: news), session.shownAccount) }
    if let path = news.path, let link = try? DeepLink(parsing: path), news.account == shown {
      AppStart(self).open(link)
    } else if let item, item.thread.route != nil {
      open(item)
    } else if let account = news.account, account != shown {
      AppStart(self).change(to: account, showing: .inbox)
    } else if let link = try? link(to: "/-/inbox") {
      AppStart(self).open(link)
    }
  }

  /// Returns the arguments with which the window program shows what ``openNews(_:)`` would.
  public func argumentsToOpenNews(_ target: String) -> [String] {
    let news = InboxNews.Target(target)
    return untracked {
      let account = news.account.flatMap { try? session.services(of: $0) } ?? inbox.own?.account
      let page =
        news.path
        ?? thread(of: news).flatMap { item in
          item.thread.route == nil
            ? nil : item.thread.address(on: account?.web ?? web)?.path(percentEncoded: true)
        }
      let login = news.account.map { ["--account", $0.login] } ?? []
      return ["--host", account?.id.server ?? session.server.name] + login + [page ?? "/-/inbox"]
    }
  }

  private func thread(of news: InboxNews.Target) -> InboxThread? {
    guard let thread = news.thread else { return nil }
    let found =
      news.account == nil
      ? inbox.own : inbox.accounts.first { $0.account.id == news.account }
    return found?.state.threads.first { $0.id == thread }
  }

  /// Turns notifications on for the threads that a filter lets through; those that are there are
  /// left out.
  func beginNotifying(_ filter: String) {
    batch {
      preferences[Settings.notifiedFilter] = filter
      preferences[Settings.notifiesNews] = true
    }
    showNotice(filter.isEmpty ? "Notifications are on." : "Notifications are on for “\(filter)”.")
  }
}
