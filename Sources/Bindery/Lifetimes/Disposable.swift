/// A handle of something that can be ended: an observation, a binding, a running piece of work.
///
/// ```swift
/// let clock = startClock()
/// clock.dispose()  // ends it; a second call does nothing
/// print(clock.isDisposed)  // true
/// ```
///
/// - Order: no value is sent after ``dispose()`` has returned. Work that ends slowly, such as a
///   task, may still run.
/// - Lifetime: only an ``ObservationToken`` ends the work when it is released. Releasing another
///   handle changes nothing; that work ends with its signal, its target or its owner.
/// - Errors: ending twice is the same as ending once.
/// - Cost: that of ending the work; an observation is removed in O(1).
@MainActor
public protocol Disposable: AnyObject {
  /// Whether the work has been ended.
  var isDisposed: Bool { get }

  /// Ends the work; a second call does nothing.
  func dispose()
}
