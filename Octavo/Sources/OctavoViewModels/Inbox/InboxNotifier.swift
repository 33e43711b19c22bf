import BinderyNavigation
import GitHubValues

/// Notifies the user outside of the program of what is new in the inboxes of all accounts that are
/// logged in, if he has turned that on, and requests these inboxes.
@MainActor
final class InboxNotifier: LifetimeProviding {
  /// The lifetime, which ends when the notifier is released.
  let lifetime = Lifetime()
  private let services: Services
  private let didRequest: () -> Void
  /// The notifiers of the accounts, by the identities of their inboxes.
  private var notifiers: [ObjectIdentifier: AccountNotifier] = [:]

  /// Makes a notifier, which calls `didRequest` after each of its requests.
  init(_ services: Services, didRequest: @escaping () -> Void = {}) {
    (self.services, self.didRequest) = (services, didRequest)
    lifetime.observe(self) { notifier in
      let accounts = notifier.services.inbox.accounts
      untracked { notifier.follow(accounts) }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// An account that logs in is followed, and one that logs out no longer.
  private func follow(_ accounts: [AccountInbox]) {
    let known = notifiers
    notifiers = [:]
    for inbox in accounts {
      notifiers[ObjectIdentifier(inbox)] =
        known[ObjectIdentifier(inbox)]
        ?? AccountNotifier(services, inbox, didRequest: didRequest)
    }
  }
}
