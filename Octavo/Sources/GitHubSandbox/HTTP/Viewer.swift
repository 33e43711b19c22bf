import Foundation

/// The sender of a request.
enum Viewer: Equatable, Sendable {
  case anonymous
  /// A user with a token.
  case token(login: String, hash: String, scopes: String)
  /// A user with a password and, where it is required, a one-time code.
  case password(login: String)

  var login: String? {
    switch self {
    case .anonymous: nil
    case .token(let login, _, _), .password(let login): login
    }
  }

  /// Tells viewers apart who see different responses.
  var key: String {
    switch self {
    case .anonymous: ""
    case .token(let login, _, let scopes): "token \(login) \(scopes)"
    case .password(let login): "password \(login)"
    }
  }

  var scopes: String? {
    if case .token(_, _, let scopes) = self { scopes } else { nil }
  }

  /// Whether a token has one of these scopes; a password and a viewer without a token need none.
  func hasScope(among names: [String]) -> Bool {
    guard let scopes else { return true }
    let granted = scopes.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return !Set(granted).isDisjoint(with: names)
  }
}
