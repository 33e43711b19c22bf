public import Bindery

/// A scheduler of real time.
///
/// An action without a delay runs in a later job of the main actor, in the order of scheduling.
public final class MainScheduler: Scheduler {
  /// A scheduler that the whole program may share.
  public static let main = MainScheduler()

  private let clock = ContinuousClock()
  private let beginning: ContinuousClock.Instant
  private let queue = MainActorQueue()

  /// The time since the scheduler was made.
  public var now: Duration { beginning.duration(to: clock.now) }

  /// Makes a scheduler whose time begins now.
  public init() { beginning = clock.now }

  deinit {}

  /// Runs `action` in a later job of the main actor.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> any Disposable { queue.add(action) }

  /// Runs `action` once `delay` has passed.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    sleep(until: clock.now.advanced(by: delay), tolerance: nil, action)
  }

  /// Runs `action` once `delay` has passed, up to `leeway` later to save energy.
  @discardableResult
  public func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    sleep(until: clock.now.advanced(by: delay), tolerance: leeway, action)
  }

  private func sleep(
    until deadline: ContinuousClock.Instant,
    tolerance: Duration?,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let token = TaskDisposable()
    token.task = Task { @MainActor [clock] in
      try? await clock.sleep(until: deadline, tolerance: tolerance)
      if token.finish() { action() }
    }
    return token
  }
}

/// ReactiveSwift’s name for a scheduler with a queue; the only queue here is that of the main
/// actor.
public typealias QueueScheduler = MainScheduler
