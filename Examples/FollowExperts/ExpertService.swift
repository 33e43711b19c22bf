public import Bindery

/// A service with callbacks instead of signals: each request calls its callback once, when it ends.
///
/// Disposing of the returned handle cancels the request, which then calls back with
/// `CancellationError`.
public protocol ExpertService: AnyObject {
  /// Requests the list of experts.
  func experts(_ complete: @escaping (Result<[Expert], any Error>) -> Void) -> any Disposable

  /// Follows an expert, or stops following.
  ///
  /// Calls back with whether the expert is followed afterwards.
  func setFollowed(
    _ isFollowed: Bool,
    id: Expert.ID,
    _ complete: @escaping (Result<Bool, any Error>) -> Void
  ) -> any Disposable
}
