extension GitHub {
  /// A program as it is registered with a server, which logs users in on the server's pages.
  public struct OAuthClient: Sendable, Hashable {
    /// The public identifier.
    public var id: String
    /// The secret, which a login in a browser needs, and a login by a code does not.
    public var secret: Token?

    /// Makes a client.
    public init(id: String, secret: Token? = nil) {
      self.id = id
      self.secret = secret
    }
  }
}
