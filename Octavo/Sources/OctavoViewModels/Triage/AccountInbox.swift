import BinderyNavigation
import Foundation
import GitHubValues

/// The inbox of one account: its threads, and the requests about them.
///
/// It reads the store of the account while the inbox is needed.
@MainActor
final class AccountInbox: LifetimeProviding {
  /// The lifetime, which ends when the inbox is released.
  let lifetime = Lifetime()
  /// The account.
  let account: AccountServices
  /// The requests about threads that the server has not confirmed.
  @MutableProperty private(set) var requests: [OutboxRow] = []
  /// The progress of all requests of the account.
  @MutableProperty private(set) var sending = OutboxProgress()
  @MutableProperty private var stored = Stored<[InboxThread]>()
  @MutableProperty private var substituted = Stored<Bool>()
  /// The message of the last request that was made without a screen; `nil` if it has succeeded.
  @MutableProperty private(set) var failure: String?

  /// Whether the threads are built from searches.
  var isFromSearches: Bool { substituted.value == true }
  /// Whether the server returns notifications; `nil` while they were never requested.
  var hasNotifications: Bool? {
    isFromSearches ? false : stored.readAt == nil ? nil : true
  }
  /// The organizations whose threads the last response lacks; `nil` for none.
  var hiddenOrganizations: HiddenOrganizations? { account.sync.hiddenOrganizations(of: .inbox) }
  /// The time of the last response; `nil` if it is not known.
  var readAt: Date? { stored.readAt }
  /// Whether the server has ever sent the list.
  var isStored: Bool { stored.value != nil }
  /// Whether the store has all threads.
  var isComplete: Bool { stored.value != nil && !stored.hasMore }

  /// Returns whether the threads are those that the server had a few minutes ago.
  func isRecent(at now: Date) -> Bool {
    guard stored.value != nil else { return false }
    return readAt?.isWithin(300, before: now) ?? true
  }

  /// The threads as they are stored.
  @Computed({ (inbox: AccountInbox) in
    InboxState(inbox.stored.value ?? [], of: inbox.account.id)
  })
  private var storedState

  /// The effects of the requests on the threads.
  @Computed({ (inbox: AccountInbox) in inbox.storedState.changes(by: inbox.requests) })
  private var changes

  /// The threads that are not done, newest first, as the requests leave them.
  @Computed({ (inbox: AccountInbox) in inbox.storedState.applying(inbox.changes) })
  var state

  /// Threads by their repositories: those of the list, and all that are bookmarked.
  @Computed({ (inbox: AccountInbox) in
    Dictionary(grouping: inbox.state.all) { $0.thread.repository }
  })
  var threadsOfRepositories

  /// Observes the threads and the requests of an account while they are needed.
  init(_ account: AccountServices, isNeeded: Property<Bool>) {
    self.account = account
    let needed = isNeeded.producer.skipRepeats()
    _stored
      <~ needed.flatMap(.latest) {
        $0 ? account.store.observe(.inbox) : SignalProducer(value: Stored())
      }
    _substituted
      <~ needed.flatMap(.latest) {
        $0 ? account.store.observe(.isInboxFromSearches) : SignalProducer(value: Stored())
      }
    _requests
      <~ needed.flatMap(.latest) {
        $0 ? account.outbox.requests(ofKinds: InboxChange.kinds) : SignalProducer(value: [])
      }
    _sending
      <~ needed.flatMap(.latest) {
        $0 ? account.outbox.progress : SignalProducer(value: OutboxProgress())
      }
  }

  isolated deinit { lifetime.dispose() }

  /// Requests the list from the server, and keeps the message of a failure.
  ///
  /// - Parameter message: Returns the message for an error; `nil` for a cancellation.
  func refresh(_ message: (any Error) -> String?) async {
    do {
      try await account.sync.refresh(.inbox)
      failure = nil
    } catch {
      if let message = message(error) { failure = message }
    }
  }
}
