/// The catalog as one viewer sees it, with the stars and follows of the moment.
struct ViewerCatalog: Sendable {
  let snapshot: CatalogSnapshot
  let social: SocialView
  private let state: StateStore
  /// The login of the viewer; `nil` without one.
  private let viewer: String?

  init(_ catalog: RepositoryCatalog, state: StateStore, viewer: String?) async throws {
    snapshot = try await catalog.snapshot()
    social = try await SocialView(snapshot: snapshot, state: state)
    self.state = state
    self.viewer = viewer
  }

  func details(of repository: HostedRepository) async -> RepositoryDetails {
    let activity = snapshot.activities[repository.id]
    let created = snapshot.created(repository)
    let contributors = snapshot.contributors(to: repository)
    let owner = snapshot.users.user(login: repository.owner) ?? User(login: repository.owner)
    let permissions = viewer.map { login in
      RepositoryPermissions(
        isOwner: login.lowercased() == owner.key,
        isContributor: contributors.contains(login.lowercased())
      )
    }
    return RepositoryDetails(
      repository: repository,
      owner: owner,
      defaultBranch: activity?.refs.defaultBranch ?? "main",
      created: created,
      pushed: activity?.refs.pushedAt ?? created,
      languages: await languages(of: repository, at: activity?.refs.head),
      stars: social.starCount(of: repository),
      openIssues: social.openIssueCount(of: repository),
      watchers: social.watchers(of: repository).count,
      permissions: permissions
    )
  }

  /// Counted once for each state of the default branch, in whichever run.
  private func languages(
    of repository: HostedRepository,
    at head: ObjectID?
  ) async -> LanguageCount {
    guard let head else { return LanguageCount() }
    if let known = repository.git.knownLanguages(at: head) { return known }
    do {
      if let known = try await state.languages(repository: repository.id, commit: head) {
        repository.git.keep(known, at: head)
        return known
      }
      let counted = try await repository.git.languages(at: head)
      try await state.set(languages: counted, repository: repository.id, commit: head)
      return counted
    } catch {
      // A repository that has become unreadable is still listed; asking for it tells why.
      return LanguageCount()
    }
  }
}
