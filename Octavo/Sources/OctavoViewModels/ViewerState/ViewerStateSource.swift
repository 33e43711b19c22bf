public import BinderyNavigation
public import GitHubValues

/// The stored stars and follows of the user who is logged in, and the requests that change them.
public protocol ViewerStateSource: AnyObject {
  /// Passes the flags that are known to `receive` before it returns, and changes from then on.
  ///
  /// When another account logs in, its flags are passed as a reset.
  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable

  /// Loads the state of a flag from the server and stores it; it has been passed to all observers
  /// on return.
  func load(_ flag: GitHub.ViewerFlag) async throws

  /// Requests a state of a flag whose present state is known.
  ///
  /// On return the request is stored and has been passed to all observers. It is sent in the
  /// background, now or when the server can be reached.
  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws

  /// Brings the flags up to date with the server: completely when that was long ago, else the
  /// latest.
  func refresh() async

  /// Waits until no request is being sent; one that waits for its next attempt does not count.
  func atRest() async

  /// Sends a value for each request that the server has refused.
  var failures: Signal<RequestFailure, Never> { get }
}
