/// The stars, follows and watches of all users: those that were set, and those that are made up.
struct SocialView: Sendable {
  struct Star: Equatable, Sendable {
    /// In lower case.
    let login: String
    let repository: Int
    let time: Int
  }

  private let snapshot: CatalogSnapshot
  private let lists: StateMemory.Lists

  private var follows: [StoredFollow] { lists.follows }

  init(snapshot: CatalogSnapshot, state: StateStore) async throws {
    self.snapshot = snapshot
    lists = try await state.lists()
  }

  func starCount(of repository: HostedRepository) -> Int {
    (snapshot.graph.stargazers[repository.id]?.count ?? 0) + stars(of: repository).count
  }

  func openIssueCount(of repository: HostedRepository) -> Int {
    lists.openIssues[repository.id] ?? 0
  }

  func stargazers(of repository: HostedRepository) -> [Star] {
    let made = (snapshot.graph.stargazers[repository.id] ?? []).map { login in
      madeUp(login, repository.id)
    }
    return made
      + stars(of: repository).map {
        Star(login: $0.login, repository: $0.repository, time: $0.time)
      }
  }

  /// The logins of the users who watch a repository, in lower case: those who have chosen to, the
  /// latest first, and then its authors, unless they have chosen not to.
  func watchers(of repository: HostedRepository) -> [String] {
    let chosen = lists.watchesByRepository[repository.id] ?? []
    let known = Set(chosen.map(\.login))
    return chosen.filter { !$0.isIgnored }.map(\.login)
      + snapshot.contributors(to: repository).filter { !known.contains($0) }
  }

  /// The repositories that a user has starred, newest first.
  func starred(by login: String) -> [Star] {
    let key = login.lowercased()
    let made = (snapshot.graph.stars[key] ?? []).map { madeUp(key, $0) }
    let stored = lists.stars.filter { $0.login == key }.map {
      Star(login: key, repository: $0.repository, time: $0.time)
    }
    return (stored + made).sorted { ($1.time, $0.repository) < ($0.time, $1.repository) }
  }

  func isStarred(_ repository: HostedRepository, by login: String) -> Bool {
    starred(by: login).contains { $0.repository == repository.id }
  }

  /// Logins in lower case.
  func followers(of login: String) -> [String] {
    let key = login.lowercased()
    return follows.filter { $0.target == key }.map(\.login)
      + (snapshot.graph.followers[key] ?? [])
  }

  /// Logins in lower case.
  func following(by login: String) -> [String] {
    let key = login.lowercased()
    return follows.filter { $0.login == key }.map(\.target)
      + (snapshot.graph.following[key] ?? [])
  }

  private func stars(of repository: HostedRepository) -> [StoredStar] {
    lists.starsByRepository[repository.id] ?? []
  }

  /// Dates a made-up star between the user's first commit and the newest.
  private func madeUp(_ login: String, _ repository: Int) -> Star {
    let user = snapshot.users.user(login: login)
    let since = user?.since ?? 0
    let span = max(0, (user?.until ?? 0) - since)
    let later = Int(stableHash("when", login, String(repository)) % UInt64(span + 1))
    return Star(login: login, repository: repository, time: since + later)
  }
}
