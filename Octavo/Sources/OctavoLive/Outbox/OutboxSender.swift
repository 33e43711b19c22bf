import BinderyNavigation
import Foundation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Sends the pending requests of an account, one at a time and a second apart.
///
/// Of all programs that are open, one sends: the one that has the account’s `SenderLock`. A request
/// of which nothing has left is sent again after a pause, which grows and which ``wake()`` ends.
/// One that the server may have carried out is in doubt for a minute; then its kind decides: it is
/// looked for, read, or sent again. A pause that the server has asked for is kept, also after a new
/// start. A request that the server refuses stays with the reason, affects nothing that is shown,
/// and is passed to `failed`; so is one whose token is refused, which stays pending until
/// ``wake()``.
@MainActor
final class OutboxSender {
  let account: AccountStore
  let gitHub: any GitHubService
  private let fail: (RequestFailure) -> Void
  private let scheduler: any Scheduler
  private let now: () -> Date
  /// The date at the start, and the time of the scheduler then.
  private let start: (date: Date, time: Duration)
  let random: () -> Double
  /// Returns the requests of this hour that are left; `nil` if that is not known.
  private let limit: () -> GitHub.RateLimit?
  /// Returns whether there is a token: without one the server hides what is private.
  private let hasToken: () -> Bool
  private let report: (String) -> Void
  private let activity: Activity
  /// The reason why this sender sends nothing now; `nil` for none, and for one that is stored.
  @MutableProperty private(set) var wait: OutboxProgress.Wait?

  private var sending: Task<Void, Never>?
  private var isWoken = false
  private var state = State.active
  private let pause = SerialDisposable()
  /// The attempts to take the lock that another sender has had since.
  private var lockAttempts = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private enum State {
    case active, suspended, ended
  }

  /// The attempts, a second apart, after which the wait for another program is reported.
  private static let patience = 5

  init(
    _ account: AccountStore,
    by gitHub: any GitHubService,
    scheduler: any Scheduler,
    now: @escaping () -> Date,
    random: @escaping () -> Double,
    limit: @escaping () -> GitHub.RateLimit?,
    hasToken: @escaping () -> Bool,
    report: @escaping (String) -> Void,
    activity: Activity,
    failed: @escaping (RequestFailure) -> Void
  ) {
    self.account = account
    self.gitHub = gitHub
    self.scheduler = scheduler
    self.now = now
    start = (now(), scheduler.now)
    (self.random, self.limit, self.hasToken) = (random, limit, hasToken)
    self.report = report
    self.activity = activity
    fail = failed
  }

  isolated deinit {
    sending?.cancel()
    pause.dispose()
  }

  /// Passes a failure on.
  func failed(_ row: OutboxRow, _ error: APIError) { fail(RequestFailure(row, error: error)) }

  /// Passes on what the server has left out of a request.
  func remarked(_ row: OutboxRow, _ remark: String) { fail(RequestFailure(row, remark: remark)) }

  /// The date, which neither stands still nor goes back while the program runs.
  var time: Date {
    max(now(), start.date.addingTimeInterval((scheduler.now - start.time) / .seconds(1)))
  }

  /// Sends what is pending, unless the server has asked for a pause or the sender is suspended.
  func wake() {
    isWoken = true
    if state == .active, sending == nil { sending = Task { await self.run() } }
  }

  /// Waits until no request is being sent; one that waits for its next attempt does not count.
  func atRest() async {
    guard sending != nil else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Sends nothing more until ``resume()``, so that another program may.
  ///
  /// The request that is being sent has a second to end, and is in doubt otherwise.
  func suspend() async {
    stop(.suspended)
    let limit = scheduler.schedule(after: .seconds(1)) { [weak self] in self?.sending?.cancel() }
    await sending?.value
    limit.dispose()
  }

  /// Sends again, after ``suspend()``.
  func resume() {
    guard state == .suspended else { return }
    state = .active
    wake()
  }

  /// Sends what is due within some seconds, and nothing more after that.
  func finish(within seconds: Double) async {
    let end = time.addingTimeInterval(seconds)
    let limit = scheduler.schedule(after: .seconds(seconds)) { [weak self] in
      self?.stop(.suspended)
      self?.sending?.cancel()
    }
    wake()
    await atRest()
    while state == .active, case .wait(let date)? = try? await step(), date <= end {
      await withCheckedContinuation { continuation in
        scheduler.schedule(after: delay(until: date)) { continuation.resume() }
      }
      wake()
      await atRest()
    }
    limit.dispose()
    await suspend()
  }

  /// Cancels the request that is being sent, which is in doubt then, and sends nothing more.
  func end() async {
    stop(.ended)
    sending?.cancel()
    await sending?.value
  }

  private func stop(_ state: State) {
    self.state = state
    pause.inner = nil
  }

  private func run() async {
    activity.begin()
    defer { activity.end() }
    // A request that is added while the last one ends is not forgotten.
    while isWoken, state == .active {
      isWoken = false
      do {
        try await sendAll()
      } catch {
        if state == .active { report("The outbox cannot be read or written: \(error)") }
      }
    }
    sending = nil
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  private func sendAll() async throws {
    guard hasToken() else { return }
    var step = try await step()
    if step.needsLock {
      guard let lock = try account.lockSender() else { return waitForLock() }
      defer { lock.keep() }
      lockAttempts = 0
      try await account.doubtInterrupted(at: time)
      try await dateDoubts()
      step = try await self.step()
      while state == .active, case .take(let row) = step {
        guard try await attempt(row) else { return }
        wait = nil
        try await dateDoubts()
        step = try await self.step()
      }
    }
    // The step is not read again, because a pause may have ended meanwhile.
    switch step {
    case .wait(let date): wakes(after: delay(until: min(date, bulkPause ?? date)))
    case .interrupted: wakes(after: .seconds(1))
    case .rest:
      wait = bulkPause.map { .limit(until: $0) }
      if let bulkPause { wakes(after: delay(until: bulkPause)) }
    case .take: break
    }
  }

  private func step() async throws -> OutboxStep {
    try await account.step(
      at: time,
      skippingBulk: bulkPause != nil,
      creatingContent: RequestKinds.creatingContent
    )
  }

  /// The time until which bulk requests wait, because less than half of the requests of this hour
  /// are left; `nil` if they need not wait.
  private var bulkPause: Date? { limit()?.endOfShortage(at: time) }

  /// Tries again in a second: another sender has the lock.
  private func waitForLock() {
    lockAttempts += 1
    if lockAttempts == Self.patience {
      let holder = account.senderProcess.map { "process \($0)" } ?? "another program"
      report("Requests wait for \(holder), which sends those of \(account.login) and does not end.")
    }
    wakes(after: .seconds(1))
  }

  /// The time until a date, and a little more, because dates are rounded.
  private func delay(until date: Date) -> Duration {
    .seconds(max(0, date.timeIntervalSince(time)) + 0.001)
  }

  /// Tries again after a pause, because the server could not be reached.
  func retries(after pause: Duration, _ error: APIError) {
    wait = [.offline, .timedOut].contains(error.reason) ? .network : .server
    wakes(after: pause)
  }

  /// Tries again after a delay; ``wake()`` ends it.
  func wakes(after delay: Duration) {
    guard state == .active else { return }
    pause.inner = scheduler.schedule(after: delay) { [weak self] in self?.wake() }
  }
}
