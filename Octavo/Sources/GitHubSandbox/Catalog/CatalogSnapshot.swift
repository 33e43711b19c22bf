import DemoWorld

/// The users of all repositories and their activity, at one moment.
struct CatalogSnapshot: Sendable {
  struct Activity: Sendable {
    let refs: RefList
    let history: History

    static let empty = Activity(refs: RefList(defaultBranch: "main"), history: History())
  }

  let organizations: [Organization]
  private(set) var repositories: [HostedRepository]
  let activities: [Int: Activity]
  private(set) var users = UserDirectory()
  private(set) var graph = SocialGraph()
  /// The accounts that can log in.
  let accounts: [SandboxAccount]
  /// The rights of all users in the repositories.
  private(set) var roles: RepositoryRoles
  /// The actions that come from a script, with their times.
  let scripted: [ScriptedAction]
  /// The topics that a search features.
  let topics: [DemoWorld.Topic]
  /// The times at which repositories were published, in seconds since 1970, by full name.
  private let published: [String: Int]

  /// The number of commits of each user in each repository, by login and repository.
  private(set) var contributions: [String: [Int: Int]] = [:]
  /// The logins of those who have committed to each repository, most active first.
  private var contributors: [Int: [String]] = [:]
  private var repositoriesByID: [Int: HostedRepository]

  var refs: [Int: RefList] { activities.mapValues(\.refs) }

  init(source: CatalogSource, activities: [Int: Activity], registry: inout LoginRegistry) {
    organizations = source.organizations
    repositories = source.repositories
    repositoriesByID = Self.byID(source.repositories)
    accounts = source.accounts
    roles = RepositoryRoles(accounts: [], organizations: [], committed: [:])
    let activities = Self.withoutParents(activities, source.repositories)
    self.activities = activities
    scripted = ScriptedAction.all(of: source, activities)
    topics = source.topics
    let newest = activities.values.compactMap(\.refs.pushedAt).max() ?? 0
    published = source.publications.mapValues { newest - $0 }
    addKnownPeople(source)
    for repository in source.repositories { addAuthors(of: repository, registry: &registry) }
    contributors = Self.contributors(contributions)
    roles = RepositoryRoles(
      accounts: source.accounts,
      organizations: source.organizations,
      committed: contributions
    )
    if source.hasInventedStars {
      // Private repositories, forks and archived ones get no made-up stars.
      let starred = Set(
        source.repositories.filter { !$0.isPrivate && !$0.isFork && !$0.traits.isArchived }
          .map(\.id)
      )
      graph = SocialGraph(
        contributions: contributions.mapValues { $0.filter { starred.contains($0.key) } },
        accounts: Set(source.accounts.map { $0.login.lowercased() })
      )
    }
  }

  /// Returns the snapshot without the private repositories that a viewer does not see.
  func visible(to viewer: Viewer) -> CatalogSnapshot {
    guard repositories.contains(where: { !$0.isVisible(to: viewer) }) else { return self }
    var copy = self
    copy.repositories = repositories.filter { $0.isVisible(to: viewer) }
    copy.repositoriesByID = Self.byID(copy.repositories)
    return copy
  }

  /// Returns the organisation with a login, or `nil` if that is no organisation.
  func organization(login: String) -> Organization? {
    organizations.first { $0.profile.key == login.lowercased() }
  }

  /// Returns the organisations that a user is a member of.
  func organizations(of login: String) -> [Organization] {
    organizations.filter { $0.hasMember(login) }
  }

  func repository(id: Int) -> HostedRepository? { repositoriesByID[id] }

  func history(of repository: HostedRepository) -> History {
    activities[repository.id]?.history ?? History()
  }

  /// The time at which a repository was published, or else that of its first commit.
  func created(_ repository: HostedRepository) -> Int {
    published[repository.origin] ?? history(of: repository).oldest ?? repository.git.made
  }

  /// Logins of those who have committed to a repository, most active first.
  func contributors(to repository: HostedRepository) -> [String] {
    contributors[repository.id] ?? []
  }

  private static func byID(_ repositories: [HostedRepository]) -> [Int: HostedRepository] {
    Dictionary(repositories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func contributors(_ contributions: [String: [Int: Int]]) -> [Int: [String]] {
    var counts: [Int: [(login: String, commits: Int)]] = [:]
    for (login, repositories) in contributions {
      for (repository, commits) in repositories {
        counts[repository, default: []].append((login, commits))
      }
    }
    return counts.mapValues { authors in
      authors.sorted { ($1.commits, $0.login) < ($0.commits, $1.login) }.map(\.login)
    }
  }

  private mutating func addKnownPeople(_ source: CatalogSource) {
    for organization in source.organizations { users.add(organization.profile) }
    for user in source.users { users.add(user) }
    for account in source.accounts {
      users.add(User(login: account.login, name: account.name, emails: [account.email]))
    }
    for repository in source.repositories { users.add(User(login: repository.owner)) }
  }

  private mutating func addAuthors(of repository: HostedRepository, registry: inout LoginRegistry) {
    let authors = history(of: repository).authors.values.sorted {
      ($0.first, $0.email) < ($1.first, $1.email)
    }
    for author in authors {
      let login = registry.login(name: author.name, email: author.email)
      users.add(
        User(
          login: login,
          name: author.name,
          emails: [author.email],
          since: author.first,
          until: author.last
        )
      )
      contributions[login.lowercased(), default: [:]][repository.id, default: 0] += author.commits
    }
  }
}
