public import Bindery

extension Scheduler {
  /// Runs `action` once `delay` has passed, and then every `interval`.
  ///
  /// Runs are due at multiples of the interval: a late run does not delay the following ones, and
  /// missed runs are skipped.
  ///
  /// - Parameters:
  ///   - delay: The time before the first run.
  ///   - interval: The time between runs; it must be longer than zero.
  ///   - leeway: The largest delay of a run that is acceptable to save energy.
  ///   - action: The action to repeat.
  /// - Returns: A handle: disposing of it stops the repetition.
  @discardableResult
  public func schedule(
    after delay: Duration,
    interval: Duration,
    leeway: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    precondition(interval > .zero, "schedule(after:interval:) needs an interval above zero")
    let repetition = Repetition(on: self, every: interval, leeway: leeway, action)
    repetition.begin(after: delay)
    return repetition
  }

  /// Waits until `duration` has passed.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: Duration) async throws {
    let token = SerialDisposable()
    await withTaskCancellationHandler {
      let waiter = Waiter<Void>()
      resume(waiter, after: duration, orAtTheEndOf: token)
      await waiter.wait()
    } onCancel: {
      Task { @MainActor in token.dispose() }
    }
    try Task.checkCancellation()
  }

  /// Resumes `waiter` after `duration`, when `token` is disposed of, or when the scheduler drops
  /// the action.
  private func resume(
    _ waiter: Waiter<Void>,
    after duration: Duration,
    orAtTheEndOf token: SerialDisposable
  ) {
    let resumption = ScopedDisposable(AnyDisposable { waiter.resume() })
    guard !Task.isCancelled else { return }
    let timer = schedule(after: duration) { resumption.dispose() }
    token.inner = AnyDisposable {
      timer.dispose()
      resumption.dispose()
    }
  }

  /// Waits until the scheduler’s time is `deadline`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Duration) async throws {
    try await sleep(for: now.delay(until: deadline))
  }

  /// Returns a stream of the scheduler’s times at every `interval`, without end.
  ///
  /// Of times that have not been requested, only the newest is kept.
  public func timer(interval: Duration) -> AsyncStream<Duration> {
    let (times, continuation) = AsyncStream.makeStream(
      of: Duration.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let ticks = AnyDisposable(
      schedule(after: interval, interval: interval) { [unowned self] in
        continuation.yield(now)
      }
    )
    continuation.onTermination = { _ in Task { @MainActor in ticks.dispose() } }
    return times
  }
}

/// A repeated action.
private final class Repetition: Disposable {
  private let scheduler: any Scheduler
  private let interval: Duration
  private let leeway: Duration
  private var action: (() -> Void)?
  private var due = Duration.zero
  private let timer = SerialDisposable()

  var isDisposed: Bool { action == nil }

  init(
    on scheduler: any Scheduler,
    every interval: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.leeway = leeway
    self.action = action
  }

  deinit {}

  func begin(after delay: Duration) {
    due = scheduler.now.due(after: delay)
    wait()
  }

  func dispose() {
    action = nil
    timer.dispose()
  }

  private func wait() {
    let delay = scheduler.now.delay(until: due)
    timer.inner = scheduler.schedule(after: delay, leeway: leeway) { self.run() }
  }

  private func run() {
    guard let action else { return }
    action()
    guard !isDisposed else { return }
    due = due.due(after: interval)
    let now = scheduler.now
    if due < now {
      let missed = (now - due).attoseconds / interval.attoseconds
      due += interval * missed
      if due < now { due = due.due(after: interval) }
    }
    wait()
  }
}
