import BinderyNavigation
import Foundation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Sends the pending requests of an account, in order and one at a time.
///
/// A request that may succeed later is sent again after a pause, which grows and which ``wake()``
/// ends, and at the next start. It sets a state, so it does no harm that the server may receive it
/// twice. A pause that the server has asked for is kept, also after a new start. A request that the
/// server refuses is given up and passed to `failed`; so is one whose token is refused, which stays
/// pending until ``wake()``.
@MainActor
final class OutboxSender {
  private let account: AccountStore
  private let send: (OutboxAction) async throws -> Void
  private let failed: (OutboxAction, APIError) -> Void
  private let scheduler: any Scheduler
  private let now: () -> Date
  private let random: () -> Double
  private let report: (String) -> Void
  private let activity: Activity

  private var sending: Task<Void, Never>?
  private var isWoken = false
  private var hasEnded = false
  private let pause = SerialDisposable()
  /// The end of the pause that the server has asked for.
  private var earliest = Date.distantPast
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(
    _ account: AccountStore,
    scheduler: any Scheduler,
    now: @escaping () -> Date,
    random: @escaping () -> Double,
    report: @escaping (String) -> Void,
    activity: Activity,
    send: @escaping (OutboxAction) async throws -> Void,
    failed: @escaping (OutboxAction, APIError) -> Void
  ) {
    self.account = account
    self.scheduler = scheduler
    self.now = now
    self.random = random
    self.report = report
    self.activity = activity
    self.send = send
    self.failed = failed
  }

  isolated deinit {
    sending?.cancel()
    pause.dispose()
  }

  /// Sends what is pending, unless the server has asked for a pause.
  func wake() {
    guard !hasEnded else { return }
    isWoken = true
    if sending == nil, earliest <= now() { sending = Task { await self.run() } }
  }

  /// Waits until no request is being sent; one that waits for its next attempt does not count.
  func atRest() async {
    guard sending != nil else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Cancels the request that is being sent, which stays pending, and sends nothing more.
  func end() async {
    hasEnded = true
    pause.dispose()
    sending?.cancel()
    await sending?.value
  }

  private func run() async {
    activity.begin()
    defer { activity.end() }
    // A request that is added while the last one ends is not forgotten.
    while isWoken, !hasEnded {
      isWoken = false
      do {
        while !hasEnded, let action = try await account.nextAction(), try await attempt(action) {}
      } catch {
        if !hasEnded { report("The outbox cannot be read or written: \(error)") }
      }
    }
    sending = nil
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// Sends a request that is due.
  ///
  /// - Returns: Whether the next one may be sent.
  private func attempt(_ action: OutboxAction) async throws -> Bool {
    if let date = action.nextAttempt, date > now() {
      rest(until: date)
      return false
    }
    guard try await account.begin(action) else { return true }
    do {
      try await send(action)
    } catch let error as APIError {
      return try await settle(action, after: error)
    }
    try await account.confirm(action, at: now())
    return true
  }

  private func settle(_ action: OutboxAction, after error: APIError) async throws -> Bool {
    let decision = OutboxPolicy.decision(
      after: error.reason,
      attempts: action.attempts + 1,
      now: now(),
      random: random()
    )
    switch decision {
    case .refuse:
      try await account.reject(action)
      failed(action, error)
      return true
    case .pause:
      failed(action, error)
      return false
    case .retry(let pause):
      wakes(after: pause)
      return false
    case .wait(let pause):
      let date = now().addingTimeInterval(pause / .seconds(1))
      try await account.postpone(action, until: date)
      rest(until: date)
      return false
    }
  }

  /// Sends nothing until a date that the server has named.
  private func rest(until date: Date) {
    earliest = date
    wakes(after: .seconds(date.timeIntervalSince(now())))
  }

  private func wakes(after delay: Duration) {
    pause.inner = scheduler.schedule(after: delay) { [weak self] in self?.wake() }
  }
}
