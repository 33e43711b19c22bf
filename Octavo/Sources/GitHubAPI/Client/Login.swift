public import GitHubValues

/// The result of a successful login.
public struct Login: Sendable, Hashable {
  /// The user who has logged in.
  public var user: GitHub.User
  /// The token of later requests.
  public var token: GitHub.Token
  /// The scopes of the token; `nil` if the server does not send them (fine-grained tokens).
  public var scopes: [String]?
  /// The server's number of a token that it has made for this login.
  ///
  /// A token that the user has entered has none, and is not revoked when the user logs out.
  public var authorization: Int?

  /// Makes the result of a login.
  public init(
    user: GitHub.User,
    token: GitHub.Token,
    scopes: [String]? = nil,
    authorization: Int? = nil
  ) {
    self.user = user
    self.token = token
    self.scopes = scopes
    self.authorization = authorization
  }
}
