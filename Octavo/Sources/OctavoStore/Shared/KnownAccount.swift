public import Foundation

/// An account that this machine has stored, for the login screen.
public struct KnownAccount: Sendable, Hashable {
  /// The server's name, such as “github.com”.
  public var host: String
  /// The name with which the account logs in.
  public var login: String
  /// The name that the account gives itself.
  public var name: String?
  /// The address of the picture; its bytes may be stored too.
  public var avatarURL: URL?
  /// The time of the last login or change to the account here, if there was one.
  public var usedAt: Date?
  /// Whether the user has not logged out since.
  public var isLoggedIn: Bool
  /// The server's number of the token that the login has made.
  public var authorization: Int?
  /// The permissions of that token; `nil` if the server did not name them.
  public var scopes: [String]?

  /// Makes an account.
  public init(
    host: String,
    login: String,
    name: String? = nil,
    avatarURL: URL? = nil,
    usedAt: Date? = nil,
    isLoggedIn: Bool = false,
    authorization: Int? = nil,
    scopes: [String]? = nil
  ) {
    self.host = host
    self.login = login
    self.name = name
    self.avatarURL = avatarURL
    self.usedAt = usedAt
    self.isLoggedIn = isLoggedIn
    self.authorization = authorization
    self.scopes = scopes
  }
}
