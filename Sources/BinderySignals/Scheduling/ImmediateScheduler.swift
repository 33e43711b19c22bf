public import Bindery

/// A scheduler that runs actions without a delay synchronously.
public final class ImmediateScheduler: Scheduler {
  private let clock: any Scheduler

  /// The time of the scheduler that runs delayed actions.
  public var now: Duration { clock.now }

  /// Makes a scheduler that leaves delayed actions to `clock`.
  public init(delayingOn clock: any Scheduler = MainScheduler.main) { self.clock = clock }

  deinit {}

  /// Runs `action` before it returns.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    action()
    let token = AnyDisposable()
    token.dispose()
    return token
  }

  /// Runs `action` once `delay` has passed.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    clock.schedule(after: delay, action)
  }

  /// Runs `action` once `delay` has passed, up to `leeway` later to save energy.
  @discardableResult
  public func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    clock.schedule(after: delay, leeway: leeway, action)
  }
}
