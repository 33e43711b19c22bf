/// A handle of something that can be ended: an observation, a binding, a running piece of work.
///
/// Ending twice is the same as ending once.
@MainActor
public protocol Disposable: AnyObject {
  /// Whether the work has been ended.
  var isDisposed: Bool { get }

  /// Ends the work; a second call does nothing.
  func dispose()
}
