/// The catalog as one viewer sees it, with the stars and follows of the moment.
struct ViewerCatalog: Sendable {
  let snapshot: CatalogSnapshot
  let social: SocialView
  private let state: StateStore
  /// The login of the viewer; `nil` without one.
  private let viewer: String?

  init(_ catalog: RepositoryCatalog, state: StateStore, viewer: Viewer) async throws {
    snapshot = try await catalog.snapshot().visible(to: viewer)
    social = try await SocialView(snapshot: snapshot, state: state)
    self.state = state
    self.viewer = viewer.login
  }

  func details(of repository: HostedRepository) async -> RepositoryDetails {
    details(of: repository, await languages(of: [repository]))
  }

  /// Returns the details of several repositories, such as those on a page, with one query for the
  /// languages of all.
  func details(of repositories: [HostedRepository]) async -> [RepositoryDetails] {
    let languages = await languages(of: repositories)
    return repositories.map { details(of: $0, languages) }
  }

  private func details(
    of repository: HostedRepository,
    _ languages: [Int: LanguageCount]
  ) -> RepositoryDetails {
    let activity = snapshot.activities[repository.id]
    let created = snapshot.created(repository)
    let owner = snapshot.users.user(login: repository.owner) ?? User(login: repository.owner)
    let permissions = viewer.map { login in
      RepositoryPermissions(role: snapshot.roles.role(of: login, in: repository))
    }
    return RepositoryDetails(
      repository: repository,
      owner: owner,
      defaultBranch: activity?.refs.defaultBranch ?? "main",
      created: created,
      pushed: activity?.refs.pushedAt ?? created,
      languages: languages[repository.id] ?? LanguageCount(),
      stars: social.starCount(of: repository),
      openIssues: social.openIssueCount(of: repository),
      watchers: social.watchers(of: repository).count,
      forks: forks(of: repository).count,
      permissions: permissions
    )
  }

  /// Returns the forks of a repository that the viewer sees.
  func forks(of repository: HostedRepository) -> [HostedRepository] {
    snapshot.repositories.filter { $0.traits.parent == repository.origin.lowercased() }
  }

  /// Returns the repository from which another was forked.
  func parent(of repository: HostedRepository) -> HostedRepository? {
    snapshot.repositories.first { $0.origin.lowercased() == repository.traits.parent }
  }

  /// Returns the languages by repository, counted once for each state of the default branch, in
  /// whichever run.
  private func languages(of repositories: [HostedRepository]) async -> [Int: LanguageCount] {
    var counts: [Int: LanguageCount] = [:]
    var unknown: [(repository: HostedRepository, head: ObjectID)] = []
    for repository in repositories {
      guard let head = snapshot.activities[repository.id]?.refs.head else { continue }
      counts[repository.id] = repository.git.knownLanguages(at: head)
      if counts[repository.id] == nil { unknown.append((repository, head)) }
    }
    guard !unknown.isEmpty else { return counts }
    let heads = Dictionary(unknown.map { ($0.repository.id, $0.head) }, uniquingKeysWith: { $1 })
    // Without the stored ones they are counted again.
    let stored = (try? await state.languages(at: heads)) ?? [:]
    for (repository, head) in unknown {
      if let known = stored[repository.id] {
        repository.git.keep(known, at: head)
        counts[repository.id] = known
      } else {
        counts[repository.id] = await countedLanguages(of: repository, at: head)
      }
    }
    return counts
  }

  private func countedLanguages(
    of repository: HostedRepository,
    at head: ObjectID
  ) async -> LanguageCount? {
    do {
      let counted = try await repository.git.languages(at: head)
      try await state.set(languages: counted, repository: repository.id, commit: head)
      return counted
    } catch {
      // A repository that has become unreadable is still listed; asking for it tells why.
      return nil
    }
  }
}
