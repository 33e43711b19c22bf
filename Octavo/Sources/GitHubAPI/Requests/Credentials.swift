import Foundation
public import GitHubValues

/// The credentials of a request.
///
/// Credentials print as a mask, so that they cannot reach a log by accident.
public enum Credentials: Sendable, Hashable {
  /// No credentials.
  case none
  /// A token.
  case token(GitHub.Token)
  /// A user name and a password, which Enterprise servers accept for a login.
  case password(login: String, password: String, oneTimeCode: String? = nil)

  /// The texts that must reach no file and no log.
  var secrets: [String] {
    switch self {
    case .none: []
    case .token(let token): [token.secret]
    case .password(_, let password, _): [password]
    }
  }

  /// The headers with the credentials.
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
  /// The kind of the credentials, without their contents.
  public var description: String {
    switch self {
    case .none: "none"
    case .token: "token •••"
    case .password: "password •••"
    }
  }

  /// The kind of the credentials, without their contents.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
