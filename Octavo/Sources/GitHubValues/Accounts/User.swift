public import Foundation

extension GitHub {
  /// An account with its profile: a user, an organisation or a bot.
  public struct User: Sendable, Hashable, Codable, Identifiable {
    /// The kind of an account, in lower case.
    public struct Kind: OpenEnumeration {
      /// The word of the server, in lower case.
      public let rawValue: String

      /// Makes the kind of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// A user.
      public static let user = Self(rawValue: "user")
      /// A group that owns repositories.
      public static let organization = Self(rawValue: "organization")
      /// A program that acts as a user.
      public static let bot = Self(rawValue: "bot")
    }

    /// The number that survives a renamed login.
    public var id: Int
    /// The name with which the account logs in, such as “octocat”.
    public var login: String
    /// The name that the account gives itself.
    public var name: String?
    /// The kind: a user, an organisation or a bot.
    public var kind: Kind
    /// The address of the picture, if the account has one.
    public var avatarURL: URL?
    /// The profile's page for a browser.
    public var htmlURL: URL?
    /// A few words by the account about itself.
    public var bio: String?
    /// The employer of the account, as written by itself.
    public var company: String?
    /// The place of the account, as written by itself.
    public var location: String?
    /// The public address for mail.
    public var email: String?
    /// The home page, as written by the account: not always a well-formed address.
    public var blog: String?
    /// The number of public repositories that the account owns.
    public var publicRepositories: Int
    /// The number of accounts that follow this one.
    public var followers: Int
    /// The number of accounts that this one follows.
    public var following: Int

    /// Makes a user.
    public init(
      id: Int,
      login: String,
      name: String? = nil,
      kind: Kind = .user,
      avatarURL: URL? = nil,
      htmlURL: URL? = nil,
      bio: String? = nil,
      company: String? = nil,
      location: String? = nil,
      email: String? = nil,
      blog: String? = nil,
      publicRepositories: Int = 0,
      followers: Int = 0,
      following: Int = 0
    ) {
      self.id = id
      self.login = login
      self.name = name
      self.kind = kind
      self.avatarURL = avatarURL
      self.htmlURL = htmlURL
      self.bio = bio
      self.company = company
      self.location = location
      self.email = email
      self.blog = blog
      self.publicRepositories = publicRepositories
      self.followers = followers
      self.following = following
    }

    /// The login, the picture and the kind, as lists have them.
    public var account: Account { Account(login: login, avatarURL: avatarURL, kind: kind) }
  }
}
