/// The reason why a login on a page of the server, or with the token of `gh`, has failed.
public nonisolated struct LoginFailure: Error, Hashable {
  /// A reason that the user can act on.
  public enum Reason: Sendable, Hashable {
    /// The user has refused the login on the page.
    case denied
    /// The code is no longer valid.
    case expired
    /// The callback does not belong to the page that was opened.
    case wrongState
    /// The server does not accept the code.
    case wrongCode
    /// The server does not accept the client id or its secret.
    case wrongClient
    /// The program may not log in by a code.
    case deviceLoginDisabled
    /// No browser was found.
    case noBrowser
    /// The browser has not returned in time.
    case noCallback
    /// The program `gh` has no token for the server.
    case noGHToken
    /// The server does not accept the token of the program `gh`.
    case refusedGHToken
    /// Another reason, by the server's code for it: untrusted text.
    case other(String)
  }

  /// The reason.
  public let reason: Reason
  /// The difference of the local clock to the server's, if it is large; negative for one behind.
  public let clockSkew: Duration?

  /// Makes a failure.
  public init(_ reason: Reason, clockSkew: Duration? = nil) {
    self.reason = reason
    self.clockSkew = clockSkew
  }
}
