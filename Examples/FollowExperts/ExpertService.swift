public import Bindery

/// A server as code without signals offers it: each request calls back, once, when it is done.
///
/// Disposing of what a request returns calls it off: it then calls back with `CancellationError`.
public protocol ExpertService: AnyObject {
  /// Asks for the experts.
  func experts(_ complete: @escaping (Result<[Expert], any Error>) -> Void) -> any Disposable

  /// Follows an expert, or stops following.
  func setFollowed(
    _ isFollowed: Bool,
    id: Expert.ID,
    _ complete: @escaping (Result<Bool, any Error>) -> Void
  ) -> any Disposable
}
