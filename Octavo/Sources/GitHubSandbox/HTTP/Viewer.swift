/// Who sends a request.
enum Viewer: Equatable, Sendable {
  case anonymous
  /// Somebody who has shown a token.
  case token(login: String, hash: String, scopes: String)
  /// Somebody who has shown a password and, where it is wanted, a one-time code.
  case password(login: String)

  var login: String? {
    switch self {
    case .anonymous: nil
    case .token(let login, _, _), .password(let login): login
    }
  }

  var scopes: String? {
    if case .token(_, _, let scopes) = self { scopes } else { nil }
  }
}
