import Foundation
public import GitHubValues

extension GitHubAPI {
  /// Finds out whose token it is.
  ///
  /// - Throws: `.unauthorized` for a token that the server does not know.
  public func logIn(with token: GitHub.Token) async throws -> Login {
    let request = Request.get(["user"])
    return try await authenticated(with: token).requester.response(to: request) { response in
      Login(
        user: try response.decode(LenientObject<GitHub.User>.self).value,
        token: token,
        scopes: response["X-OAuth-Scopes"].map(Self.scopes)
      )
    }
  }

  /// Trades a name and password for a token.
  ///
  /// GitHub itself has not taken passwords since 2020, so that there the password has to be a
  /// token. So it may be on other servers, of which only some trade.
  ///
  /// The server's list of tokens shows the new one under `note`, which must be new there.
  ///
  /// - Throws: `.otpRequired` when a code is wanted, `.unauthorized` for a wrong password or code.
  public func logIn(
    login: String,
    password: String,
    oneTimeCode: String? = nil,
    note: String
  ) async throws -> Login {
    let token = GitHub.Token(password)
    if host.isGitHub || Self.isToken(token.secret) { return try await logIn(with: token) }
    do {
      let credentials = Credentials.password(
        login: login,
        password: password,
        oneTimeCode: oneTimeCode
      )
      let grant = try await with(credentials).authorize(note: note)
      var login = try await logIn(with: grant.token)
      login.authorization = grant.id
      return login
    } catch let error as APIError where Self.meansNoTrade(error.reason) {
      return try await logIn(with: token)
    }
  }

  /// Takes back the token that a login made.
  ///
  /// A token that the server has forgotten already, or will not let go, is no error: the person
  /// is logged out here in any case.
  public func revoke(authorization: Int) async throws {
    do {
      try await perform(.delete, ["authorizations", "\(authorization)"])
    } catch let error as APIError
      where [.notFound, .unauthorized, .forbidden].contains(error.reason)
    {
      return
    }
  }

  private func authorize(note: String) async throws -> Authorization {
    let tokenRequest = TokenRequest(scopes: ["read:user", "repo", "user:follow"], note: note)
    return try await value(
      for: Request(
        method: .post,
        target: .path(["authorizations"], query: []),
        body: try JSONEncoder().encode(tokenRequest)
      )
    )
  }

  /// Whether the server has no such trade, rather than no such account.
  private static func meansNoTrade(_ reason: APIError.Reason) -> Bool {
    switch reason {
    case .notFound, .unexpected(status: 405), .server(status: 501): true
    default: false
    }
  }

  /// Whether a password is a token by its looks.
  private static func isToken(_ text: String) -> Bool {
    let prefixes = ["ghp_", "gho_", "ghu_", "ghs_", "github_pat_"]
    return prefixes.contains { text.hasPrefix($0) }
      || (text.utf8.count == 40 && text.allSatisfy(\.isHexDigit))
  }

  private static func scopes(in header: String) -> [String] {
    header.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

/// What a login asks for.
private struct TokenRequest: Encodable {
  var scopes: [String]
  var note: String
}

/// A token that the server made for a login.
private struct Authorization: LenientDecodable {
  var id: Int?
  var token: GitHub.Token

  init?(_ object: JSONObject) {
    guard let secret = object.nonEmptyString("token") else { return nil }
    id = object.integer("id")
    token = GitHub.Token(secret)
  }
}
