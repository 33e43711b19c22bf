public import GitHubValues

/// A fact that a client reports while it works.
public enum ClientEvent: Sendable, Hashable {
  /// The remaining requests after a response that has them.
  case rateLimit(GitHub.RateLimit)
  /// The client waits before it repeats a request, because the server has asked for it.
  ///
  /// The error is the one that the caller would have got without the wait.
  case waiting(Duration, after: APIError)
  /// The server uses another version of its API than the client has asked for.
  case otherVersion(String)
}
