public import Bindery

/// A scheduler of real time.
///
/// An action runs in a later job of the main actor: by due time, and for equal times in the order
/// of scheduling. Actions that are due together run in one job; an action that one of them
/// schedules runs in another. Very long delays mean never, see ``Scheduler``.
public final class MainScheduler: Scheduler {
  /// A scheduler that the whole program may share.
  public static let main = MainScheduler()

  private let clock: () -> Duration
  private let queue: TimerQueue

  /// The time since the scheduler was made.
  public var now: Duration { clock() }

  /// Makes a scheduler whose time begins now.
  public convenience init() {
    let clock = ContinuousClock()
    let beginning = clock.now
    self.init(now: { beginning.duration(to: clock.now) }) { due, tolerance in
      try await clock.sleep(
        until: beginning.advanced(by: due),
        tolerance: tolerance > .zero ? tolerance : nil
      )
    }
  }

  /// Makes a scheduler with a clock: `sleep` waits until a time, up to a tolerance longer.
  package init(
    now: @escaping () -> Duration,
    sleep: @escaping @MainActor (_ due: Duration, _ tolerance: Duration) async throws -> Void
  ) {
    clock = now
    queue = TimerQueue(now: now, sleep: sleep)
  }

  deinit {}

  /// Runs `action` once `delay` has passed.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(after: delay, leeway: .zero, action)
  }

  /// Runs `action` once `delay` has passed, up to `leeway` later to save energy.
  @discardableResult
  public func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    queue.add(due: now.due(after: delay), leeway: min(max(leeway, .zero), .never), action)
  }
}
