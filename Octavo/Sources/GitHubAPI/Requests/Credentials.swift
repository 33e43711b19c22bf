import Foundation
public import GitHubValues

/// Who is asking.
///
/// Credentials print as a mask, so that they cannot reach a log by accident.
public enum Credentials: Sendable, Hashable {
  /// Nobody in particular.
  case none
  /// The holder of a token.
  case token(GitHub.Token)
  /// Somebody with a name and a password, as Enterprise servers accept them for a login.
  case password(login: String, password: String, oneTimeCode: String? = nil)

  /// The headers that say so.
  var headers: [(String, String)] {
    switch self {
    case .none: []
    case .token(let token): [("Authorization", "Bearer \(token.secret)")]
    case .password(let login, let password, let code):
      [
        ("Authorization", "Basic \(Data("\(login):\(password)".utf8).base64EncodedString())")
      ] + (code.map { [("X-GitHub-OTP", $0)] } ?? [])
    }
  }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind of credentials; nothing of their contents.
  public var description: String {
    switch self {
    case .none: "none"
    case .token: "token •••"
    case .password: "password •••"
    }
  }

  /// The kind of credentials; nothing of their contents.
  public var debugDescription: String { description }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
