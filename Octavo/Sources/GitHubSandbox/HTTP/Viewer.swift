import Foundation

/// The sender of a request.
struct Viewer: Equatable, Sendable {
  enum Credentials: Equatable, Sendable {
    case anonymous
    /// A user with a token.
    case token(login: String, hash: String, scopes: String)
    /// A user with a token that has no scopes.
    case permitted(login: String, hash: String, kind: TokenKind)
    /// A user with a password and, where it is required, a one-time code.
    case password(login: String)
  }

  static let anonymous = Viewer(credentials: .anonymous)

  let credentials: Credentials
  /// The organizations, in lower case, whose single sign-on the token is not authorized for.
  var closed: Set<String> = []

  /// Whether single sign-on keeps the token from what an account owns.
  func isKept(from owner: String) -> Bool {
    !closed.isEmpty && closed.contains(owner.lowercased())
  }

  var login: String? {
    switch credentials {
    case .anonymous: nil
    case .token(let login, _, _), .permitted(let login, _, _), .password(let login): login
    }
  }

  /// The hash of the token; `nil` without one.
  var tokenHash: String? {
    switch credentials {
    case .token(_, let hash, _), .permitted(_, let hash, _): hash
    case .anonymous, .password: nil
    }
  }

  /// The kind of a token without scopes; `nil` for all else.
  var tokenKind: TokenKind? {
    if case .permitted(_, _, let kind) = credentials { kind } else { nil }
  }

  /// Tells viewers apart who see different responses.
  var key: String {
    closed.isEmpty ? name : "\(name) without \(closed.sorted().joined(separator: " "))"
  }

  private var name: String {
    switch credentials {
    case .anonymous: ""
    case .token(let login, _, let scopes): "token \(login) \(scopes)"
    case .permitted(let login, _, let kind): "permitted \(login) \(kind)"
    case .password(let login): "password \(login)"
    }
  }

  var scopes: String? {
    if case .token(_, _, let scopes) = credentials { scopes } else { nil }
  }

  /// Whether a token has one of these scopes; all other viewers need none.
  func hasScope(among names: [String]) -> Bool {
    guard let scopes else { return true }
    let granted = scopes.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return !Set(granted).isDisjoint(with: names)
  }
}
