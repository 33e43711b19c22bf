public import Bindery

/// A clock on which work can be put off: the real one, or one that a test turns by hand.
///
/// Work always runs on the main actor. What is slow is `async` and runs elsewhere by itself.
@MainActor
public protocol Scheduler: AnyObject {
  /// The time since a beginning of the scheduler's own. It never goes back.
  var now: Duration { get }

  /// Runs `action` as soon as it is its turn: at once, or later.
  ///
  /// - Returns: A handle: disposing of it cancels the action.
  @discardableResult
  func schedule(_ action: @escaping () -> Void) -> any Disposable

  /// Runs `action` once `delay` has passed, after what was due before.
  ///
  /// - Returns: A handle: disposing of it cancels the action.
  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable

  /// Runs `action` once `delay` has passed, up to `leeway` later where that saves energy.
  ///
  /// - Returns: A handle: disposing of it cancels the action.
  @discardableResult
  func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable
}

/// In ReactiveSwift, a scheduler that knows the time; here all do.
public typealias DateScheduler = Scheduler

extension Scheduler {
  /// Runs `action` once it is its turn among what is due now.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    schedule(after: .zero, action)
  }

  /// Runs `action` once `delay` has passed; the leeway is not made use of.
  @discardableResult
  public func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(after: delay, action)
  }
}
