import GitHubEndpoints
public import GitHubValues

extension GitHubAPI {
  /// Logs in with a token.
  ///
  /// - Throws: `.unauthorized` for a token that the server does not know.
  public func logIn(with token: GitHub.Token) async throws -> Login {
    let owner = try await authenticated(with: token).send(.tokenOwner)
    return Login(user: owner.user, token: token, scopes: owner.scopes)
  }

  /// Logs in with a user name and a password, for which the server makes a token.
  ///
  /// GitHub itself has accepted no passwords since 2020, so that there the password must be a
  /// token. Other servers make tokens or do not; if not, the password is tried as a token.
  ///
  /// The server's list of tokens has the new one under `note`, which must be new there.
  ///
  /// - Throws: `.otpRequired` if a code is required, `.unauthorized` for a wrong password or code.
  public func logIn(
    login: String,
    password: String,
    oneTimeCode: String? = nil,
    note: String
  ) async throws -> Login {
    let token = GitHub.Token(password)
    if host.isGitHub || token.isWellFormed { return try await logIn(with: token) }
    let credentials = Credentials.password(
      login: login,
      password: password,
      oneTimeCode: oneTimeCode
    )
    guard let made = try await with(credentials).authorization(noted: note) else {
      return try await logIn(with: token)
    }
    var result = try await logIn(with: made.token)
    result.authorization = made.id
    return result
  }

  /// Makes a token; `nil` if the server does not offer that.
  ///
  /// A server from before projects refuses their scope, so it is asked for a token without that.
  private func authorization(noted note: String) async throws -> Authorization? {
    let scopes = ["read:org", "read:user", "repo", "user:follow"]
    do {
      return try await send(.authorization(TokenRequest(scopes: ["project"] + scopes, note: note)))
    } catch let error as APIError {
      guard case .validation = error.reason else { throw error }
      return try await send(.authorization(TokenRequest(scopes: scopes, note: note)))
    }
  }

  /// Revokes the token that a login has made.
  ///
  /// A token that the server no longer knows, or does not revoke, is no error: the user logs out
  /// in any case.
  public func revoke(authorization: Int) async throws {
    try await send(.revocation(ofAuthorization: authorization))
  }
}
