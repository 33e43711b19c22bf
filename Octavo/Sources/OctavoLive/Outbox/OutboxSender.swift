import BinderyNavigation
import Foundation
import GitHubEndpoints
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
  private let account: AccountStore
  private let gitHub: any GitHubService
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
  private var isSuspended = false
  private let pause = SerialDisposable()
  /// The attempts to take the lock that another sender has had since.
  private var lockAttempts = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The attempts, a second apart, after which the wait for another program is reported.
  private static let patience = 5

  init(
    _ account: AccountStore,
    by gitHub: any GitHubService,
    scheduler: any Scheduler,
    now: @escaping () -> Date,
    random: @escaping () -> Double,
    report: @escaping (String) -> Void,
    activity: Activity,
    failed: @escaping (OutboxRow, APIError) -> Void
  ) {
    self.account = account
    self.gitHub = gitHub
    self.scheduler = scheduler
    self.now = now
    start = (now(), scheduler.now)
    self.random = random
    self.report = report
    self.activity = activity
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
    isSuspended = false
    isWoken = true
    if sending == nil { sending = Task { await self.run() } }
  }

  /// Waits until no request is being sent; one that waits for its next attempt does not count.
  func atRest() async {
    guard sending != nil else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Sends nothing more until ``wake()``, so that another program may.
  ///
  /// The request that is being sent has a second to end, and is in doubt otherwise.
  func suspend() async {
    isSuspended = true
    pause.inner = nil
    let limit = scheduler.schedule(after: .seconds(1)) { [weak self] in self?.sending?.cancel() }
    await sending?.value
    limit.dispose()
  }

  /// Sends what is due within some seconds, and then does what ``suspend()`` does.
  func finish(within seconds: Double) async {
    let end = time.addingTimeInterval(seconds)
    var isLate = false
    let limit = scheduler.schedule(after: .seconds(seconds)) { [weak self] in
      isLate = true
      self?.sending?.cancel()
    }
    wake()
    await atRest()
    while !isLate, case .wait(let date)? = try? await account.step(at: time), date <= end {
      await withCheckedContinuation { continuation in
        scheduler.schedule(after: .seconds(max(0, date.timeIntervalSince(time)) + 0.001)) {
          continuation.resume()
        }
      }
      wake()
      await atRest()
    }
    limit.dispose()
    await suspend()
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
    while isWoken, !hasEnded, !isSuspended {
      isWoken = false
      do {
        try await sendAll()
      } catch {
        if !hasEnded, !isSuspended { report("The outbox cannot be read or written: \(error)") }
      }
    }
    sending = nil
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  private func sendAll() async throws {
    var step = try await account.step(at: time)
    if step.needsLock {
      guard let lock = try account.lockSender() else { return waitForLock() }
      lockAttempts = 0
      try await account.doubtInterrupted(at: time)
      try await dateDoubts()
      step = try await account.step(at: time)
      while !hasEnded, !isSuspended, case .take(let row) = step {
        guard try await attempt(row) else { return }
        try await dateDoubts()
        step = try await account.step(at: time)
      }
      withExtendedLifetime(lock) {}
    }
    // The step is not read again, because a pause may have ended meanwhile.
    switch step {
    // A little later, because dates are rounded.
    case .wait(let date): wakes(after: .seconds(max(0, date.timeIntervalSince(time)) + 0.001))
    case .interrupted: wakes(after: .seconds(1))
    case .take, .rest: break
    }
  }

  /// Stores the time of the server at which doubts have begun, if that can be read now.
  private func dateDoubts() async throws {
    guard try await account.hasUndatedDoubt(),
      let date = try? await gitHub.send(.presentAccount).date
    else { return }
    try await account.dateDoubts(from: date)
  }

  /// Reads under which login the account is known now, once the doubt about a request has ended by
  /// the clock of the server, too.
  ///
  /// - Returns: The login; `nil` if the request has been put back until the end of its doubt.
  private func loginAfterDoubt(_ row: OutboxRow) async throws -> String? {
    guard row.isDoubted else { return account.login }
    let present = try await gitHub.send(.presentAccount)
    if row.state == .doubt, let date = present.date {
      if row.doubtFrom == nil { try await account.dateDoubts(from: date) }
      let rest = (row.doubtFrom ?? date).timeIntervalSince(date) + AccountStore.doubt
      guard rest <= 0 else {
        try await account.postpone(row, for: min(rest, AccountStore.doubt), at: time)
        return nil
      }
    }
    return present.login
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

  /// Sends a request that is due, or finds out what has become of it.
  ///
  /// - Returns: Whether the next one may be sent.
  private func attempt(_ row: OutboxRow) async throws -> Bool {
    guard let request = RequestKinds.request(row) else {
      try await account.ask(row, reason: "Another version of this program has made the request.")
      return true
    }
    if row.isStale(at: time) {
      try await account.ask(row, reason: "It has waited for more than a day.")
      return true
    }
    let highest: Int?
    let login: String
    do {
      guard let present = try await loginAfterDoubt(row) else { return true }
      login = present
      if row.isDoubted, type(of: request).category == .creation,
        try await decide(request, context(row, as: login))
      {
        return true
      }
      switch try await request.prepare(in: context(row, as: login)) {
      case .send(let number): highest = number
      case .confirm(let result):
        try await confirm(row, result)
        return true
      case .ask(let reason, let result):
        try await account.ask(row, reason: reason) { try result.changes(LiveChanges($0)) }
        return true
      }
    } catch let error as APIError {
      return try await postpone(row, after: error)
    }
    guard let sent = try await account.begin(row, highest: highest) else { return true }
    do {
      try await confirm(sent, try await request.send(in: context(sent, as: login)))
      return true
    } catch let error as APIError {
      if type(of: request).reached.contains(error.reason),
        case .found(let result)? = try? await request.find(in: context(sent, as: login))
      {
        try await confirm(sent, result)
        return true
      }
      return try await settle(sent, after: error)
    } catch {
      try await account.doubt(sent, at: time)
      throw error
    }
  }

  private func context(_ row: OutboxRow, as login: String) -> RequestAttempt {
    RequestAttempt(row, as: login, at: time, by: gitHub) { [account] item in
      try await account.isClaimed(item, by: row.kind)
    }
  }

  private func confirm(_ row: OutboxRow, _ result: RequestResult) async throws {
    try await account.confirm(row, item: result.item, at: time) {
      try result.changes(LiveChanges($0))
    }
  }

  /// Decides about a creation that the server may have carried out.
  ///
  /// - Returns: Whether it needs no further attempt.
  private func decide(
    _ request: any RequestKind,
    _ attempt: RequestAttempt
  ) async throws -> Bool {
    let row = attempt.row
    switch try await request.find(in: attempt) {
    case .found(let result):
      try await confirm(row, result)
      return true
    case .unknown(let reason):
      try await account.ask(row, reason: reason)
      return true
    case .notFound where row.isCarriedOut:
      try await account.ask(row, reason: "The server has carried it out, but it is not there.")
      return true
    case .notFound:
      let later = try await account.dependents(of: row)
      guard !later.isEmpty else { return false }
      let merged = request.merged(with: later.compactMap(RequestKinds.request))
      return try await account.end(row, as: merged?.stored, at: time)
    }
  }

  /// Settles a request whose subject could not be read.
  ///
  /// - Returns: Whether the next one may be sent.
  private func postpone(_ row: OutboxRow, after error: APIError) async throws -> Bool {
    switch decision(for: row, after: error) {
    case .refuse where row.isDoubted:
      try await account.ask(row, reason: "It cannot be known: \(error.words)")
    case .refuse: try await refuse(row, error)
    case .pause:
      failed(row, error)
      return false
    case .retry(let pause):
      wakes(after: pause)
      return false
    case .wait(let pause): try await account.pause(for: pause / .seconds(1), at: time)
    case .doubt, .confirm: try await account.postpone(row, for: AccountStore.doubt, at: time)
    }
    return true
  }

  /// Settles a request that was sent.
  ///
  /// - Returns: Whether the next one may be sent.
  private func settle(_ row: OutboxRow, after error: APIError) async throws -> Bool {
    switch decision(for: row, after: error) {
    case .confirm:
      // It is carried out, but the number of what it has made is not known.
      if let request = RequestKinds.request(row), type(of: request).category == .creation {
        try await account.doubt(row, isCarriedOut: true, at: time)
      } else {
        try await account.confirm(row, at: time)
      }
      return true
    case .refuse where error.reason == .redirect:
      try await account.ask(row, reason: "It has moved. Open its page to see where it is now.")
      return true
    case .refuse:
      try await refuse(row, error)
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

  private func decision(for row: OutboxRow, after error: APIError) -> OutboxPolicy.Decision {
    OutboxPolicy.decision(after: error, attempts: row.attempts, now: time, random: random())
  }

  private func refuse(_ row: OutboxRow, _ error: APIError) async throws {
    try await account.refuse(row, reason: error.words, at: time)
    failed(row, error)
  }

  private func wakes(after delay: Duration) {
    guard !isSuspended else { return }
    pause.inner = scheduler.schedule(after: delay) { [weak self] in self?.wake() }
  }
}

extension APIError {
  /// The words of the server, or else the reason.
  fileprivate var words: String { message ?? "\(reason)" }
}
