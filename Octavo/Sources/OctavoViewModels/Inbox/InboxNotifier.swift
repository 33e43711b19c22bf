import BinderyNavigation
import Foundation
import GitHubValues

/// Requests the inbox while no screen of it does, and notifies the user outside of the program of
/// what is new, if he has turned that on.
///
/// The inbox is requested while a window can be seen, for the number on the tab, or notifications
/// are on. The time of the notification is stored with the thread, so that neither a second program
/// nor the next start sends it again.
@MainActor
final class InboxNotifier: LifetimeProviding {
  /// The lifetime, which ends when the notifier is released.
  let lifetime = Lifetime()
  private let services: Services
  private let polling: ListPolling
  /// Whether it has looked for the setting before, so that a change of that is one of the user.
  private var hasBegun = false
  /// Whether it notifies: not before the threads that were there when the user has turned it on are
  /// marked.
  private var isReady = false

  /// The time after which the inbox is requested for the first time: the first screen comes first.
  private static var delay: Duration { .seconds(2) }

  /// Makes a notifier, which calls `didRequest` after each of its requests.
  init(_ services: Services, didRequest: @escaping () -> Void = {}) {
    self.services = services
    polling = ListPolling(
      services,
      .inbox,
      isNeeded: {
        guard services.inbox.screens == 0 else { return false }
        return services.notifiesNews
          || services.polling.isOnScreen && services.polling.requestsNumbers
      },
      poll: {
        Task.immediate {
          try? await services.sync.refresh(.inbox)
          didRequest()
        }
      }
    )
    lifetime += services.scheduler.schedule(after: Self.delay) { [weak self] in
      guard let self else { return }
      // Notifications of what comes within quiet hours are sent after them.
      polling.begin(during: lifetime) { [weak self] in self?.notify() }
    }
    lifetime.observe(self) { notifier in
      let isOn = notifier.services.notifiesNews
      untracked { notifier.follow(isOn) }
    }
    lifetime.observe(self) { notifier in
      guard notifier.services.notifiesNews, !notifier.candidates.isEmpty else { return }
      untracked { notifier.notify() }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The new threads of which the user was not notified.
  private var candidates: [InboxThread] {
    let filter = InboxFilter(services.preferences[Settings.notifiedFilter])
    return services.inbox.state.threads.filter { item in
      item.isUnread && item.thread.isNewer(than: item.notifiedAt) && filter.matches(item)
    }
  }

  private func follow(_ isOn: Bool) {
    defer { hasBegun = true }
    guard isOn else { return isReady = false }
    if hasBegun { passOver() } else { isReady = true }
  }

  /// Marks the threads that are there when the user turns notifications on, without sending any.
  private func passOver() {
    Task.immediate { [weak self, services] in
      _ = try? await services.markAsNotified(untracked { services.inbox.state.threads })
      self?.isReady = true
    }
  }

  private func notify() {
    let candidates = untracked { self.candidates }
    guard isReady, !candidates.isEmpty,
      !services.preferences[Settings.quietHours].contains(services.now(), in: services.timeZone)
    else { return }
    Task.immediate { [services] in
      // Threads that cannot be marked are left to another time.
      guard let items = try? await services.markAsNotified(candidates), !items.isEmpty else {
        return
      }
      for news in InboxNews.news(about: items, for: services.outbox.login) {
        services.notify?(news)
      }
    }
  }
}

extension Services {
  /// Whether the user is notified of new threads outside of the program.
  var notifiesNews: Bool { notify != nil && preferences[Settings.notifiesNews] }

  /// The number of new threads in the inbox.
  public var unreadCount: Int { inbox.state.unreadCount }

  /// The name of the program with the number of new threads: “Octavo (3)”.
  public var programTitle: String {
    unreadCount > 0 ? "\(Strings.program) (\(unreadCount))" : Strings.program
  }

  /// Marks threads as notified, and returns those that no other program has marked before.
  fileprivate func markAsNotified(_ items: [InboxThread]) async throws -> [InboxThread] {
    try await sync.change(items.map(\.id), of: .inbox) { item in
      guard item.thread.isNewer(than: item.notifiedAt) else { return false }
      item.notifiedAt = item.thread.updatedAt
      return true
    }
  }

  /// Shows the page of a thread of which the user was notified, or the inbox for several.
  public func openNews(_ thread: String?) {
    let items = untracked { inbox.state.threads }
    if let item = items.first(where: { $0.id == thread }), item.thread.route != nil {
      open(item)
    } else if let link = try? link(to: "/-/inbox") {
      AppStart(self).open(link)
    }
  }

  /// Returns the arguments with which the window program shows what ``openNews(_:)`` would.
  public func argumentsToOpenNews(_ thread: String?) -> [String] {
    let item = untracked { inbox.state.threads }.first { $0.id == thread }
    let page = item.flatMap { item in
      item.thread.route == nil ? nil : item.thread.address(on: web)?.path(percentEncoded: true)
    }
    return ["--host", session.server.name, page ?? "/-/inbox"]
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
