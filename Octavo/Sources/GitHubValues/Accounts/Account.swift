public import Foundation

extension GitHub {
  /// An account as lists and feeds mention it: a name and a picture.
  public struct Account: Sendable, Hashable, Codable, Identifiable {
    /// The name with which the account logs in, such as “octocat”.
    public var login: String
    /// The address of the picture, if the account has one.
    public var avatarURL: URL?
    /// The kind; `nil` if the response does not have it, as in events.
    public var kind: User.Kind?

    /// Makes an account.
    public init(login: String, avatarURL: URL? = nil, kind: User.Kind? = nil) {
      self.login = login
      self.avatarURL = avatarURL
      self.kind = kind
    }

    /// The login, which no other account of the server has.
    public var id: String { login }

    /// Whether a program acts with the account, such as “dependabot[bot]”.
    public var isBot: Bool { kind == .bot || login.hasSuffix("[bot]") }
  }
}
