public import GitHubValues

/// What a successful login leaves behind.
public struct Login: Sendable, Hashable {
  /// Who logged in.
  public var user: GitHub.User
  /// What later requests are made with.
  public var token: GitHub.Token
  /// What the token may do; `nil` when the server does not say (fine-grained tokens).
  public var scopes: [String]?
  /// The server's number for a token that it made for this login.
  ///
  /// A token that the person brought along has none, and outlives the log-out.
  public var authorization: Int?

  /// Makes the outcome of a login.
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
