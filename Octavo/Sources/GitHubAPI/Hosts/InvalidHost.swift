/// The reason for which a text names no server.
public enum InvalidHost: Error, Hashable {
  /// The text is not a name or an address.
  case malformed
  /// The server would be reached over plain HTTP, where others can read the token.
  case insecure
  /// The address has a user name or a password, which belong into the login form.
  case containsCredentials
  /// The text is a token, which the next form asks for.
  case token
}

extension InvalidHost: CustomStringConvertible {
  /// One sentence for the user.
  public var description: String {
    switch self {
    case .malformed: "This is not the name or address of a server."
    case .insecure: "Over http:// others could read your token; use https://."
    case .token: "This is a token. Enter the server first; the token is asked for after that."
    case .containsCredentials: "Leave name and password out of the address."
    }
  }
}
