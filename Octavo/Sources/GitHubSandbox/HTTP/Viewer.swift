import Foundation

/// The sender of a request.
enum Viewer: Equatable, Sendable {
  case anonymous
  /// A user with a token.
  case token(login: String, hash: String, scopes: String)
  /// A user with a token that has no scopes.
  case permitted(login: String, hash: String, kind: TokenKind)
  /// A user with a password and, where it is required, a one-time code.
  case password(login: String)

  var login: String? {
    switch self {
    case .anonymous: nil
    case .token(let login, _, _), .permitted(let login, _, _), .password(let login): login
    }
  }

  /// The hash of the token; `nil` without one.
  var tokenHash: String? {
    switch self {
    case .token(_, let hash, _), .permitted(_, let hash, _): hash
    case .anonymous, .password: nil
    }
  }

  /// The kind of a token without scopes; `nil` for all else.
  var tokenKind: TokenKind? {
    if case .permitted(_, _, let kind) = self { kind } else { nil }
  }

  /// Tells viewers apart who see different responses.
  var key: String {
    switch self {
    case .anonymous: ""
    case .token(let login, _, let scopes): "token \(login) \(scopes)"
    case .permitted(let login, _, let kind): "permitted \(login) \(kind)"
    case .password(let login): "password \(login)"
    }
  }

  var scopes: String? {
    if case .token(_, _, let scopes) = self { scopes } else { nil }
  }

  /// Whether a token has one of these scopes; all other viewers need none.
  func hasScope(among names: [String]) -> Bool {
    guard let scopes else { return true }
    let granted = scopes.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return !Set(granted).isDisjoint(with: names)
  }
}
