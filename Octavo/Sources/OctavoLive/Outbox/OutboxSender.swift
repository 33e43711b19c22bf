import BinderyNavigation
import Foundation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Sends the pending requests of an account, one at a time and a second apart.
///
/// Of all programs that are open, one sends: the one that has the account’s `SenderLock`. A request
/// of which nothing has left is sent again after a pause, which grows and which ``wake()`` ends.
/// One that the server may have carried out is in doubt for a minute, and is sent again after that:
/// it names a state, so a second time does no harm. A pause that the server has asked for is kept,
/// also after a new start. A request that the server refuses stays with the reason, affects nothing
/// that is shown, and is passed to `failed`; so is one whose token is refused, which stays pending
/// until ``wake()``.
@MainActor
final class OutboxSender {
  private let account: AccountStore
  private let send: (OutboxRow) async throws -> Void
  private let failed: (OutboxRow, APIError) -> Void
  private let scheduler: any Scheduler
  private let now: () -> Date
  /// The date at the start, and the time of the scheduler then.
  private let start: (date: Date, time: Duration)
  private let random: () -> Double
  private let report: (String) -> Void
  private let activity: Activity

  private var sending: Task<Void, Never>?
  private var isWoken = false
  private var hasEnded = false
  private let pause = SerialDisposable()
  /// The attempts to take the lock that another sender has had since.
  private var lockAttempts = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The attempts, a second apart, after which the wait for another program is reported.
  private static let patience = 5

  init(
    _ account: AccountStore,
    scheduler: any Scheduler,
    now: @escaping () -> Date,
    random: @escaping () -> Double,
    report: @escaping (String) -> Void,
    activity: Activity,
    send: @escaping (OutboxRow) async throws -> Void,
    failed: @escaping (OutboxRow, APIError) -> Void
  ) {
    self.account = account
    self.scheduler = scheduler
    self.now = now
    start = (now(), scheduler.now)
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

  /// The date, which neither stands still nor goes back while the program runs.
  private var time: Date {
    max(now(), start.date.addingTimeInterval((scheduler.now - start.time) / .seconds(1)))
  }

  /// Sends what is pending, unless the server has asked for a pause.
  func wake() {
    guard !hasEnded else { return }
    isWoken = true
    if sending == nil { sending = Task { await self.run() } }
  }

  /// Waits until no request is being sent; one that waits for its next attempt does not count.
  func atRest() async {
    guard sending != nil else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Cancels the request that is being sent, which is in doubt then, and sends nothing more.
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
        try await sendAll()
      } catch {
        if !hasEnded { report("The outbox cannot be read or written: \(error)") }
      }
    }
    sending = nil
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  private func sendAll() async throws {
    guard case .take = try await account.step(at: time) else { return try await rest() }
    guard let lock = try account.lockSender() else { return waitForLock() }
    lockAttempts = 0
    try await account.doubtInterrupted(at: time)
    while !hasEnded, case .take(let row) = try await account.step(at: time) {
      guard try await attempt(row) else { return }
    }
    withExtendedLifetime(lock) {}
    try await rest()
  }

  /// Wakes when the next request is due.
  private func rest() async throws {
    if case .wait(let date) = try await account.step(at: time) {
      // A little later, because dates are rounded.
      wakes(after: .seconds(max(0, date.timeIntervalSince(time)) + 0.001))
    }
  }

  /// Tries again in a second: another sender has the lock.
  private func waitForLock() {
    lockAttempts += 1
    if lockAttempts == Self.patience {
      let holder = account.senderProcess.map { "process \($0)" } ?? "another program"
      report("Requests wait for \(holder), which sends those of \(account.login) and does not end.")
    }
    wakes(after: .seconds(1))
  }

  /// Sends a request that is due.
  ///
  /// - Returns: Whether the next one may be sent.
  private func attempt(_ row: OutboxRow) async throws -> Bool {
    guard row.flag != nil else {
      try await account.ask(row, reason: "Another version of this program has made the request.")
      return true
    }
    guard let sent = try await account.begin(row) else { return true }
    do {
      try await send(sent)
    } catch let error as APIError {
      return try await settle(sent, after: error)
    } catch {
      try await account.doubt(sent, at: time)
      throw error
    }
    try await account.confirm(sent, at: time)
    return true
  }

  private func settle(_ row: OutboxRow, after error: APIError) async throws -> Bool {
    let decision = OutboxPolicy.decision(
      after: error,
      attempts: row.attempts,
      now: time,
      random: random()
    )
    switch decision {
    case .confirm:
      try await account.confirm(row, at: time)
      return true
    case .refuse:
      try await account.refuse(row, reason: error.message ?? "\(error.reason)", at: time)
      failed(row, error)
      return true
    case .doubt:
      try await account.doubt(row, at: time)
      return true
    case .pause:
      try await account.restore(row, at: time)
      failed(row, error)
      return false
    case .retry(let pause):
      try await account.restore(row, at: time)
      wakes(after: pause)
      return false
    case .wait(let pause):
      try await account.restore(row, at: time)
      try await account.pause(for: pause / .seconds(1), at: time)
      return true
    }
  }

  private func wakes(after delay: Duration) {
    pause.inner = scheduler.schedule(after: delay) { [weak self] in self?.wake() }
  }
}
