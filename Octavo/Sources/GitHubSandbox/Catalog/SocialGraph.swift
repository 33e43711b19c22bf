/// The stars and follows of all users of the demo world but the accounts.
///
/// Commits do not contain them, so they are made up: users star the repositories that they work on
/// and some others, and users of one repository follow one another. The same commits give the same
/// graph. The users of one's own repositories are real, so nothing is made up for them.
struct SocialGraph: Sendable {
  /// Logins by repository.
  private(set) var stargazers: [Int: [String]] = [:]
  /// Repositories by login.
  private(set) var stars: [String: [Int]] = [:]
  private(set) var followers: [String: [String]] = [:]
  private(set) var following: [String: [String]] = [:]

  /// Only so many of a repository's authors are followed, or the graph grows with their square.
  private static let prominent = 20

  init() {}

  init(contributions: [String: [Int: Int]], accounts: Set<String>) {
    var authors: [Int: [(login: String, commits: Int)]] = [:]
    for (login, repositories) in contributions {
      for (repository, commits) in repositories {
        authors[repository, default: []].append((login, commits))
      }
    }
    for repository in authors.keys {
      authors[repository]?.sort { ($1.commits, $0.login) < ($0.commits, $1.login) }
    }
    for login in contributions.keys.sorted() where !accounts.contains(login) {
      let own = contributions[login] ?? [:]
      for repository in authors.keys.sorted() where Self.stars(login, repository, own) {
        stargazers[repository, default: []].append(login)
        stars[login, default: []].append(repository)
      }
      let colleagues = Set(
        own.keys.flatMap { (authors[$0] ?? []).prefix(Self.prominent).map(\.login) }
      )
      for other in colleagues.sorted() where Self.follows(login, other) {
        followers[other, default: []].append(login)
        following[login, default: []].append(other)
      }
    }
  }

  private static func stars(_ login: String, _ repository: Int, _ own: [Int: Int]) -> Bool {
    let chance = stableHash("star", login, String(repository)) % 8
    return own[repository] != nil ? chance < 6 : chance < 2
  }

  private static func follows(_ login: String, _ other: String) -> Bool {
    login != other && stableHash("follow", login, other) % 8 < 5
  }

  /// The stars and follows that an account begins with: the repositories with the most stars, and
  /// the most active authors, whose news it then sees.
  func seeds(
    for account: String,
    in snapshot: CatalogSnapshot
  ) -> (stars: [Int], follows: [String]) {
    let active = snapshot.contributions.filter { $0.key != account.lowercased() }
      .map { (login: $0.key, commits: $0.value.values.reduce(0, +)) }
      .sorted { ($1.commits, $0.login) < ($0.commits, $1.login) }
    let starred = snapshot.repositories.filter { $0.owner.lowercased() != account.lowercased() }
      .map { (id: $0.id, name: $0.fullName, count: stargazers[$0.id]?.count ?? 0) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return (
      starred.prefix(max(1, starred.count / 2)).prefix(6).map(\.id),
      active.prefix(6).map(\.login)
    )
  }
}
