import Digests
import Foundation

/// Determines the sender of a request by its `Authorization` header.
struct Authentication: Sendable {
  let catalog: RepositoryCatalog
  let state: StateStore
  let revoked: RevokedTokens
  let singleSignOn: SingleSignOn
  /// The scopes of the tokens of accounts; `nil` for those of each account.
  let scopes: String?
  /// A token of the first account that has no scopes.
  let fineGrainedToken: String?

  /// Returns the viewer with these credentials; without the header the viewer is anonymous.
  ///
  /// - Throws: A 401 if what is shown is not valid.
  func viewer(of headers: [String: String]) async throws -> Viewer {
    guard let header = headers["authorization"] else { return .anonymous }
    var viewer = Viewer(credentials: try await credentials(in: header, headers))
    viewer.closed = try await singleSignOn.closed(to: viewer)
    return viewer
  }

  private func credentials(
    in header: String,
    _ headers: [String: String]
  ) async throws -> Viewer.Credentials {
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { throw ErrorResponse.badCredentials }
    let value = parts[1].trimmingCharacters(in: .whitespaces)
    switch parts[0].lowercased() {
    case "bearer", "token": return try await credentials(token: value)
    case "basic": return try await credentials(basic: value, code: headers["x-github-otp"])
    default: throw ErrorResponse.badCredentials
    }
  }

  private func credentials(token value: String) async throws -> Viewer.Credentials {
    let hash = SHA256.hexadecimal(value)
    let accounts = try await catalog.contents().accounts
    guard !revoked.contains(hash) else { throw ErrorResponse.badCredentials }
    for account in accounts where SecretText.isEqual(hash, SHA256.hexadecimal(account.token)) {
      if let kind = TokenKind(value) {
        return .permitted(login: account.login, hash: hash, kind: kind)
      }
      return .token(login: account.login, hash: hash, scopes: scopes ?? account.scopes)
    }
    if let fineGrainedToken, SecretText.isEqual(value, fineGrainedToken),
      let first = accounts.first
    {
      return .permitted(login: first.login, hash: hash, kind: .fineGrained)
    }
    guard let stored = try await state.token(hash: hash) else { throw ErrorResponse.badCredentials }
    return .token(login: stored.login, hash: hash, scopes: stored.scopes)
  }

  /// A token may take the place of the password, and then needs no code.
  private func credentials(
    basic value: String,
    code: String?
  ) async throws -> Viewer.Credentials {
    guard let data = Data(base64Encoded: value),
      let text = String(validating: data, as: UTF8.self), let colon = text.firstIndex(of: ":")
    else { throw ErrorResponse.badCredentials }
    let name = text[..<colon].lowercased()
    let password = String(text[text.index(after: colon)...])
    let named = try await catalog.contents().accounts.first { account in
      [account.login, account.email].contains { $0.lowercased() == name }
    }
    guard let account = named, SecretText.isEqual(password, account.password) else {
      return try await credentials(token: password)
    }
    guard let wanted = account.oneTimeCode else { return .password(login: account.login) }
    guard let code, SecretText.isEqual(code, wanted) else { throw ErrorResponse.oneTimeCode }
    return .password(login: account.login)
  }
}
