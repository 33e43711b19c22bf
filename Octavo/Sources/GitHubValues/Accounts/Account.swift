public import Foundation

extension GitHub {
  /// An account as lists and feeds mention it: a name and a picture.
  public struct Account: Sendable, Hashable, Codable, Identifiable {
    /// The name with which the account logs in, such as “octocat”.
    public var login: String
    /// The address of the picture, if the account has one.
    public var avatarURL: URL?

    /// Makes an account.
    public init(login: String, avatarURL: URL? = nil) {
      self.login = login
      self.avatarURL = avatarURL
    }

    /// The login, which no other account of the server has.
    public var id: String { login }
  }
}
