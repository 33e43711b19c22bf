public import Bindery

/// A scheduler for views: work runs at once, unless other work of the scheduler is under way.
///
/// Work that is scheduled inside such work waits until that is done, so the order is kept.
public final class UIScheduler: Scheduler {
  private let clock: any Scheduler
  @exclusivity(unchecked) private var queue: [(token: AnyDisposable, action: () -> Void)] = []
  private var isRunning = false

  /// The time of the scheduler that delays are left to.
  public var now: Duration { clock.now }

  /// Makes a scheduler that leaves delays to `clock`.
  public init(delayingOn clock: any Scheduler = MainScheduler.main) { self.clock = clock }

  deinit {}

  /// Runs `action` before it returns, or right after the work of the scheduler that is under way.
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

  /// Runs `action` once `delay` has passed, up to `leeway` later where that saves energy.
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
    // What goes with an action may schedule another one, so they are out of their place by then.
    while !queue.isEmpty {
      for (token, action) in replace(&queue, with: []) where !token.isDisposed {
        token.dispose()
        action()
      }
    }
    isRunning = false
  }
}
