import Foundation
public import GitHubValues

extension GitHubAPI {
  /// Finds out whose token it is.
  ///
  /// - Throws: `.unauthorized` for a token that the server does not know.
  public func signIn(with token: GitHub.Token) async throws -> SignIn {
    let request = Request.get(["user"])
    return try await signedIn(with: token).requester.answer(to: request) { answer in
      SignIn(
        user: try answer.decode(Reading<GitHub.User>.self).value,
        token: token,
        scopes: answer["X-OAuth-Scopes"].map(Self.scopes)
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
  public func signIn(
    login: String,
    password: String,
    oneTimeCode: String? = nil,
    note: String
  ) async throws -> SignIn {
    let token = GitHub.Token(password)
    if host.isGitHub || Self.isToken(token.secret) { return try await signIn(with: token) }
    do {
      let credentials = Credentials.password(
        login: login,
        password: password,
        oneTimeCode: oneTimeCode
      )
      let grant = try await with(credentials).authorize(note: note)
      var signIn = try await signIn(with: grant.token)
      signIn.authorization = grant.id
      return signIn
    } catch let error as APIError where Self.meansNoTrade(error.reason) {
      return try await signIn(with: token)
    }
  }

  /// Takes back the token that a log-in made.
  ///
  /// A token that the server has forgotten already, or will not let go, is no error: the person
  /// is logged out here in any case.
  public func signOut(authorization: Int) async throws {
    do {
      try await perform(.delete, ["authorizations", "\(authorization)"])
    } catch let error as APIError
      where [.notFound, .unauthorized, .forbidden].contains(error.reason)
    {
      return
    }
  }

  private func authorize(note: String) async throws -> Grant {
    let wish = TokenWish(scopes: ["read:user", "repo", "user:follow"], note: note)
    return try await value(
      for: Request(
        method: .post,
        target: .path(["authorizations"], query: []),
        body: try JSONEncoder().encode(wish)
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

/// What a log-in asks for.
private struct TokenWish: Encodable {
  var scopes: [String]
  var note: String
}

/// A token that the server made for a log-in.
private struct Grant: Readable {
  var id: Int?
  var token: GitHub.Token

  init?(_ fields: Fields) {
    guard let secret = fields.words("token") else { return nil }
    id = fields.number("id")
    token = GitHub.Token(secret)
  }
}
