public import Bindery

/// A clock that runs actions later: a real clock, or one that a test advances.
///
/// ```swift
/// let reminder = scheduler.schedule(after: .seconds(30)) { print("Half a minute has passed.") }
///
/// reminder.dispose()  // It is no longer needed.
/// ```
///
/// Actions always run on the main actor. Slow work is `async` and runs elsewhere by itself.
///
/// - Order: actions run in the order of their due times, and those without a delay in the order of
///   scheduling.
/// - Lifetime: the scheduler retains an action until it has run or its handle was disposed of.
///   Releasing the handle ends nothing.
/// - Errors: an action that is due while the main actor is busy runs late, and is not skipped.
/// - Cost: one object for each action, and O(log n) of the pending ones to add or to cancel it. A
///   ``MainScheduler`` has one sleeping task, which is started anew when another action becomes the
///   first.
///
/// A delay of a hundred years or more means never: `.seconds(Int64.max)` switches a timeout off.
/// The action stays scheduled until its handle is disposed of.
@MainActor
public protocol Scheduler: AnyObject {
  /// The time since a reference point of the scheduler. It never decreases.
  var now: Duration { get }

  /// Runs `action` without a delay: synchronously, or in a later job of the main actor.
  ///
  /// - Returns: A handle: disposing of it cancels the action.
  @discardableResult
  func schedule(_ action: @escaping () -> Void) -> any Disposable

  /// Runs `action` once `delay` has passed, after the actions that were due before.
  ///
  /// - Returns: A handle: disposing of it cancels the action.
  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable

  /// Runs `action` once `delay` has passed, up to `leeway` later to save energy.
  ///
  /// - Returns: A handle: disposing of it cancels the action.
  @discardableResult
  func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable
}

extension Scheduler {
  /// Runs `action` after the actions that are due now.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    schedule(after: .zero, action)
  }

  /// Runs `action` once `delay` has passed; the leeway is not used.
  @discardableResult
  public func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(after: delay, action)
  }
}
