/// A deliberate failure, which tests that a client copes with it.
public struct SandboxFault: Sendable {
  /// The effect of a fault on a request.
  public enum Effect: Sendable, Equatable {
    /// The answer waits this long.
    case delay(Duration)
    /// The answer waits until `releaseHeldRequests()`.
    case hold
    /// An error takes the place of the answer; it has this body if one is given.
    case status(Int, body: String? = nil)
    /// The body ends after so many bytes, and with it the connection.
    case cutBody(after: Int)
    /// The connection is reset before any answer.
    case reset
    /// The token the request carries is no longer known, from now on.
    case revokeToken
    /// The hourly limit is used up, until its window ends.
    case exhaustLimit
    /// The secondary limit refuses the request and asks to wait so many seconds.
    case secondaryLimit(retryAfter: Int)
  }

  /// The effect.
  public var effect: Effect
  /// The method it happens to; any if `nil`.
  public var method: String?
  /// The beginning of the path below `/api/v3`, such as `/user/starred`.
  public var pathPrefix: String
  /// The number of requests that it affects; all if `nil`.
  public var count: Int?

  /// Makes a fault that happens to every request, unless it is narrowed down.
  public init(
    _ effect: Effect,
    method: String? = nil,
    pathPrefix: String = "/",
    count: Int? = nil
  ) {
    self.effect = effect
    self.method = method
    self.pathPrefix = pathPrefix
    self.count = count
  }
}
