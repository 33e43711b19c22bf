import Foundation

/// Everything the sandbox serves; found when first asked for, and looked at again when it changed.
actor RepositoryCatalog {
  nonisolated let state: StateStore
  private let clock: @Sendable () -> Date
  private let report: @Sendable (SandboxProblem) -> Void
  private let load: @Sendable () async throws -> CatalogSource
  /// The contents as they were loaded, and under the present names of the repositories.
  private var loaded: Task<CatalogSource, any Error>?
  private var source: Task<CatalogSource, any Error>?
  private var current: Task<CatalogSnapshot, any Error>?
  private var checked = Date.distantPast
  private var version = 0
  private let copies: RepositoryCopies

  /// The repositories that could not be read when the latest snapshot was made.
  private(set) var unreadable: [SandboxProblem] = []

  /// The time for which users, counts and events may lag behind a commit.
  private static let freshness: TimeInterval = 2

  init(
    state: StateStore,
    clock: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (SandboxProblem) -> Void,
    copies: RepositoryCopies = RepositoryCopies(mode: .none),
    load: @escaping @Sendable () async throws -> CatalogSource
  ) {
    self.state = state
    self.clock = clock
    self.report = report
    self.copies = copies
    self.load = load
  }

  /// The repositories and profiles themselves.
  func contents() async throws -> CatalogSource {
    let base = loaded ?? Task { [load] in try await load() }
    loaded = base
    let task =
      source
      ?? Task { [state, copies] in
        let source = try await base.value.naming(try await state.namings())
        return await source.replacing { await copies.known($0) }
      }
    source = task
    do {
      return try await task.value
    } catch {
      (loaded, source) = (nil, nil)
      throw error
    }
  }

  /// Reads the names of the repositories again, because one was renamed.
  func forgetNames() {
    (source, current) = (nil, nil)
    checked = .distantPast
  }

  /// Keeps for the next run what git has said about the demo world, and removes the copies that are
  /// not kept.
  func save() async {
    try? await source?.value.kept?.save()
    await copies.removeTemporary()
  }

  /// Returns a repository that may be written to; `nil` if it must stay as it is.
  func writable(_ repository: HostedRepository) async throws -> GitRepository? {
    let isNew = await copies.known(repository) == nil
    let found = try await copies.writable(repository)
    if found != nil, isNew { forgetNames() }
    return found
  }

  /// People, counts and events derived from the commits of all repositories.
  func snapshot() async throws -> CatalogSnapshot {
    let now = clock()
    if let current, abs(now.timeIntervalSince(checked)) < Self.freshness {
      return try await current.value
    }
    checked = now
    let previous = current
    let task = Task {
      let known = try? await previous?.value
      return try await makeSnapshot(known: known)
    }
    current = task
    do {
      return try await task.value
    } catch {
      current = nil
      throw error
    }
  }

  /// The number of the snapshot, which is brought up to date first; 0 before the first.
  func revision() async -> Int {
    guard current != nil else { return 0 }
    _ = try? await snapshot()
    return version
  }

  private func makeSnapshot(known: CatalogSnapshot?) async throws -> CatalogSnapshot {
    let source = try await contents()
    let (activities, problems) = await Self.activities(of: source.repositories)
    for problem in problems where !unreadable.contains(problem) { report(problem) }
    // A repository that could not be read is empty in a snapshot, and read again for the next one.
    let isComplete = problems.isEmpty && unreadable.isEmpty
    unreadable = problems
    if let known, isComplete, known.refs == activities.mapValues(\.refs) { return known }
    var registry = LoginRegistry(
      known: try await state.names().merging(Self.names(source)) { $1 },
      reserved: source.repositories.map(\.owner) + source.users.map(\.login)
        + source.organizations.map(\.profile.login) + source.accounts.map(\.login)
    )
    let snapshot = CatalogSnapshot(source: source, activities: activities, registry: &registry)
    try await state.add(names: registry.additions)
    // Only in the demo world, whose users are made up, do other accounts begin with anything.
    let seeded = source.hasInventedStars ? source.accounts : [source.account]
    for account in seeded { try await seed(account, source, snapshot) }
    try await IssueStore(state: state).seed(snapshot.scripted)
    let pulls = PullStore(state: state)
    if !source.pulls.isEmpty, try await !pulls.isSeeded() {
      let scripted = try await ScriptedPulls(source, activities)
      try await pulls.seed(scripted, teams: source.organizations.flatMap(\.teams))
    }
    if source.hasInventedStars {
      try await ProjectStore(state: state)
        .seed(of: source.account.login, in: source.repositories)
    }
    version += 1
    return snapshot
  }

  /// Writes the stars and follows that an account begins with.
  private func seed(
    _ account: SandboxAccount,
    _ source: CatalogSource,
    _ snapshot: CatalogSnapshot
  ) async throws {
    let seeds = snapshot.graph.seeds(for: account.login, in: snapshot)
    try await state.seed(
      login: account.login.lowercased(),
      stars: source.hasInventedStars ? seeds.stars : [],
      follows: seeds.follows,
      time: Int(clock().timeIntervalSince1970)
    )
  }

  /// Reads all repositories side by side; one that cannot be read counts as empty.
  private static func activities(
    of repositories: [HostedRepository]
  ) async -> (activities: [Int: CatalogSnapshot.Activity], problems: [SandboxProblem]) {
    await withTaskGroup(of: (HostedRepository, CatalogSnapshot.Activity, String?).self) { group in
      for repository in repositories {
        group.addTask {
          do {
            let (refs, history) = try await (repository.git.refs(), repository.git.history())
            return (repository, .init(refs: refs, history: history), nil)
          } catch {
            let message = (error as? GitFailure)?.explanation ?? "\(error)"
            return (repository, .empty, message)
          }
        }
      }
      var activities: [Int: CatalogSnapshot.Activity] = [:]
      var problems: [SandboxProblem] = []
      for await (repository, activity, message) in group {
        activities[repository.id] = activity
        guard let message else { continue }
        problems.append(SandboxProblem(folder: repository.git.directory, message: message))
      }
      return (activities, problems.sorted { $0.folder < $1.folder })
    }
  }

  /// The addresses whose owners are known without asking any commit.
  private static func names(_ source: CatalogSource) -> [String: String] {
    var names: [String: String] = [:]
    for account in source.accounts { names[account.email.lowercased()] = account.login }
    for user in source.users {
      for email in user.emails { names[email.lowercased()] = user.login }
    }
    return names
  }
}
