public import Foundation

extension GitHub {
  /// A repository as its page and the lists show it.
  public struct Repository: Sendable, Hashable, Codable, Identifiable {
    /// The number that survives a renamed or moved repository.
    public var id: Int
    /// The account that owns it.
    public var owner: Account
    /// The name without its owner, such as “swift-nio”.
    public var name: String
    /// One line about the repository.
    public var description: String?
    /// The language most of it is written in.
    public var language: String?
    /// Whether only invited users see it.
    public var isPrivate: Bool
    /// Whether it was made as a copy of another repository.
    public var isFork: Bool
    /// Whether its owner closed it for changes.
    public var isArchived: Bool
    /// The default branch; `nil` if the response does not have it.
    public var defaultBranch: String?
    /// The number of users who have starred it.
    public var stars: Int
    /// The number of forks.
    public var forks: Int
    /// The number of open issues and pull requests.
    public var openIssues: Int
    /// The number of users who watch it; lists do not have it.
    public var watchers: Int?
    /// The topics its owner gave it.
    public var topics: [String]
    /// The licence's name, such as “MIT License”.
    public var license: String?
    /// The repository's page for a browser.
    public var htmlURL: URL?
    /// The project's home page, as written by its owner: not always a well-formed address.
    public var homepage: String?
    /// The time at which it was made.
    public var createdAt: Date?
    /// The time of the last change of its description or counts.
    public var updatedAt: Date?
    /// The time of the last push.
    public var pushedAt: Date?
    /// The rights of the user who is logged in; `nil` if the response does not have them.
    public var role: RepositoryRole?

    /// Makes a repository.
    public init(
      id: Int,
      owner: Account,
      name: String,
      description: String? = nil,
      language: String? = nil,
      isPrivate: Bool = false,
      isFork: Bool = false,
      isArchived: Bool = false,
      defaultBranch: String? = nil,
      stars: Int = 0,
      forks: Int = 0,
      openIssues: Int = 0,
      watchers: Int? = nil,
      topics: [String] = [],
      license: String? = nil,
      htmlURL: URL? = nil,
      homepage: String? = nil,
      createdAt: Date? = nil,
      updatedAt: Date? = nil,
      pushedAt: Date? = nil,
      role: RepositoryRole? = nil
    ) {
      self.id = id
      self.owner = owner
      self.name = name
      self.description = description
      self.language = language
      self.isPrivate = isPrivate
      self.isFork = isFork
      self.isArchived = isArchived
      self.defaultBranch = defaultBranch
      self.stars = stars
      self.forks = forks
      self.openIssues = openIssues
      self.watchers = watchers
      self.topics = topics
      self.license = license
      self.htmlURL = htmlURL
      self.homepage = homepage
      self.createdAt = createdAt
      self.updatedAt = updatedAt
      self.pushedAt = pushedAt
      self.role = role
    }

    /// The name with its owner, such as “apple/swift-nio”.
    public var fullName: RepositoryName { RepositoryName(owner: owner.login, name: name) }
  }
}
