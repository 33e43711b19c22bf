/// The branch that a new pull request merges.
struct PullHead: Sendable {
  let repository: HostedRepository
  let branch: RefList.Branch
}

extension EndpointServices {
  /// Returns the branch that a request names, as `branch` or `owner:branch`.
  ///
  /// - Throws: A 422 if there is no such branch, or the viewer may not write to it.
  func head(
    _ draft: PullDraft,
    of repository: HostedRepository,
    for request: EndpointRequest
  ) async throws -> PullHead {
    let invalid = ErrorResponse.invalid(resource: PullDraft.resource, field: "head")
    let parts = (draft.head ?? "").split(separator: ":", maxSplits: 1)
    guard let name = parts.last else { throw invalid }
    let owner = parts.count == 2 ? parts[0].lowercased() : repository.owner.lowercased()
    let family = repository.traits.parent ?? repository.origin.lowercased()
    let relatives = try await catalog.contents().repositories.filter { other in
      other.owner.lowercased() == owner && other.isVisible(to: request.viewer)
        && (other.traits.parent ?? other.origin.lowercased()) == family
        && (draft.headRepository.map { $0.lowercased() == other.name.lowercased() } ?? true)
    }
    // A branch of the repository itself comes before one of a fork of the same owner.
    let sorted = relatives.sorted { first, _ in first.id == repository.id }
    guard let source = sorted.first, let branch = try await source.git.refs().branch(String(name))
    else { throw invalid }
    let roles = try await catalog.snapshot().roles
    let login = try request.login()
    guard
      roles.role(of: login, in: source) >= .write || roles.role(of: login, in: repository) >= .write
    else { throw invalid }
    return PullHead(repository: source, branch: branch)
  }

  /// Fetches the commits of a fork's branch into the repository into which it is to be merged, and
  /// returns that repository, which may be a copy from now on.
  ///
  /// - Throws: A 422 if they are not there and the repository must stay as it is.
  @discardableResult
  func bring(
    _ head: PullHead,
    into repository: HostedRepository
  ) async throws -> HostedRepository {
    let known = try await repository.git.objects.info(of: [head.branch.commit])[0]
    guard known == nil else { return repository }
    guard let git = try await catalog.writable(repository) else {
      let message = "The sandbox does not write to \(repository.fullName)."
      throw ErrorResponse.refused(PullDraft.resource, message)
    }
    let ref = "refs/octavo/heads/\(head.branch.commit)"
    try await git.fetch(head.branch.commit, from: head.repository.git, as: ref)
    return try await present(repository)
  }

  /// Returns a repository as it is served now.
  func present(_ repository: HostedRepository) async throws -> HostedRepository {
    try await catalog.contents().repositories.first { $0.id == repository.id } ?? repository
  }

  /// Returns a number that no issue or pull request of a repository exceeds, as far as git knows.
  func takenNumber(in repository: HostedRepository) async throws -> Int {
    let merged = try await repository.git.pulls().first?.number ?? 0
    return try await max(merged, repository.git.refs().pulls.keys.max() ?? 0)
  }

  /// Lets the ref of a pull request, `refs/pull/7/head`, stand at its head if the repository may
  /// be written to.
  func publishHead(of listed: ListedPull) async throws {
    guard let git = try await catalog.writable(listed.repository) else { return }
    let known = try await git.refs().pulls[listed.issue.number]
    guard known != listed.head else { return }
    let name = "refs/pull/\(listed.issue.number)/head"
    try await git.setRef(name, to: listed.head, from: known)
  }

  /// Asks the owners of the changed files for a review, if they may write to the repository.
  func askOwners(of listed: ListedPull, by act: IssueAct) async throws -> ListedPull {
    let owners = try await owners(of: listed).flatMap(\.value)
    guard !owners.isEmpty else { return listed }
    let snapshot = try await catalog.snapshot()
    let logins = owners.filter { !$0.contains("/") }.map { String($0.dropFirst()) }
      .filter { login in
        login.lowercased() != listed.issue.login.lowercased()
          && snapshot.roles.role(of: login, in: listed.repository) >= .write
      }
    let names = Set(owners.map { $0.dropFirst().lowercased() })
    let teams = snapshot.organizations.flatMap(\.teams)
      .filter { names.contains($0.fullName.lowercased()) }
    return try await PullStore(state: state).request(logins, teams, for: listed, by: act)
  }

  /// Returns the owners of the changed files by their paths, as the base names them.
  func owners(of listed: ListedPull) async throws -> [String: [String]] {
    let base = try await base(of: listed)
    guard let owners = try await codeOwners(of: listed.repository, at: base) else { return [:] }
    let paths = try await changes(of: listed).changes.map {
      String(decoding: $0.path, as: UTF8.self)
    }
    return paths.reduce(into: [:]) { found, path in
      let names = owners.owners(of: path)
      if !names.isEmpty { found[path] = names }
    }
  }

  /// Returns the owners of files that a commit names; `nil` if it names none.
  func codeOwners(
    of repository: HostedRepository,
    at commit: ObjectID
  ) async throws -> CodeOwners? {
    for path in CodeOwners.paths {
      guard
        case .entry(let entry)? = try await repository.git.item(at: Array(path.utf8), of: commit),
        let size = try await repository.git.size(of: entry.id), size <= CodeOwners.longest,
        let content = try await repository.git.objects.content(of: entry.id)
      else { continue }
      return CodeOwners(String(decoding: content.bytes, as: UTF8.self))
    }
    return nil
  }
}
