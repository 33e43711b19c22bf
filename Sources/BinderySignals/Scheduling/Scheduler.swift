/// A clock on which work can be put off: the real one, or one that a test turns by hand.
///
/// Work always runs on the main actor.
public protocol Scheduler: AnyObject {
  /// The time since a beginning of the scheduler's own. It never goes back.
  var now: Duration { get }

  /// Runs `action` once `delay` has passed, after what was due before.
  ///
  /// - Returns: A token: dispose of it to call the action off.
  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}

/// The scheduler of the real time.
public final class MainScheduler: Scheduler {
  private let clock = ContinuousClock()
  private let beginning: ContinuousClock.Instant

  /// The time since the scheduler was made.
  public var now: Duration { beginning.duration(to: clock.now) }

  /// Makes a scheduler whose time begins now.
  public init() { beginning = clock.now }

  deinit {}

  /// Runs `action` once `delay` has passed.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let deadline = clock.now.advanced(by: delay)
    let token = AnyDisposable()
    let task = Task { @MainActor [clock] in
      try? await clock.sleep(until: deadline, tolerance: nil)
      guard !token.isDisposed else { return }
      token.dispose()
      action()
    }
    return CompositeDisposable([token, AnyDisposable { task.cancel() }])
  }
}
