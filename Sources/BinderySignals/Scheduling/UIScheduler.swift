public import Bindery

/// A scheduler for views: an action runs synchronously, unless another action of the scheduler is
/// running.
///
/// An action that is scheduled by a running action is queued until that has returned, so the order
/// of scheduling is kept.
public final class UIScheduler: Scheduler {
  private let clock: any Scheduler
  private var queue: [(token: AnyDisposable, action: () -> Void)] = []
  private var isRunning = false

  /// The time of the scheduler that runs delayed actions.
  public var now: Duration { clock.now }

  /// Makes a scheduler that leaves delayed actions to `clock`.
  public init(delayingOn clock: any Scheduler = MainScheduler.main) { self.clock = clock }

  deinit {}

  /// Runs `action` before it returns, or directly after the action of the scheduler that is
  /// running.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    let token = AnyDisposable()
    queue.append((token, action))
    if !isRunning { runQueued() }
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

  private func runQueued() {
    isRunning = true
    // The release of an action may schedule another one, so the actions are moved out of the queue
    // first.
    while !queue.isEmpty {
      let actions = queue
      queue = []
      for (token, action) in actions where !token.isDisposed {
        token.dispose()
        action()
      }
    }
    isRunning = false
  }
}
