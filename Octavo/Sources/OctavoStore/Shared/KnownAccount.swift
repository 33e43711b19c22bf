public import Foundation

/// An account that this machine has seen, for the log-in screen.
public struct KnownAccount: Sendable, Hashable {
  /// The server's name, such as “github.com”.
  public var host: String
  /// The name under which the account signs in.
  public var login: String
  /// The name that the account gives itself.
  public var name: String?
  /// Where the picture is; its bytes may be kept too.
  public var avatarURL: URL?
  /// When the account last signed in here, if ever.
  public var signedInAt: Date?
  /// Whether it has not signed out since.
  public var isSignedIn: Bool
  /// The server's number for the token that the log-in made.
  public var authorization: Int?

  /// Makes an account.
  public init(
    host: String,
    login: String,
    name: String? = nil,
    avatarURL: URL? = nil,
    signedInAt: Date? = nil,
    isSignedIn: Bool = false,
    authorization: Int? = nil
  ) {
    self.host = host
    self.login = login
    self.name = name
    self.avatarURL = avatarURL
    self.signedInAt = signedInAt
    self.isSignedIn = isSignedIn
    self.authorization = authorization
  }
}
