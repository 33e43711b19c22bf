import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// The changes between two commits of a pull request.
extension LiveSync {
  /// Requests the changes from one commit of a pull request to another one.
  ///
  /// Those of a later commit are a comparison, unless the base was merged between them. After a
  /// force push, they are computed: by git in a clone that has all commits, otherwise from trees
  /// and contents of the server.
  ///
  /// - Throws: `.notFound` if the later commit is not there.
  func refreshRange(
    from old: String,
    to new: String,
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName
  ) async throws {
    let query = StoreQuery.changes(.pullRange(number, from: old, to: new), of: name)
    if let comparison = try await straightComparison(from: old, to: new, of: name) {
      return try await save(comparison, from: old, to: new, of: name, as: query)
    }
    let pull = try await gitHub.send(.pullRequest(number, of: name))
    let revision = PullRevision(of: pull, from: old, to: new)
    let base = pull.base.sha
    if let local = try await computed(revision, in: name, base: base) {
      return try await save(.revision(local), .whole, as: query)
    }
    let (read, isWhole) = try await RevisionRequests(gitHub, in: name, base: base).read(revision)
    try await save(.revision(read), isWhole ? .whole : .truncated, as: query)
  }

  /// Returns the comparison with a commit that follows another one without a merge; `nil` for other
  /// commits.
  private func straightComparison(
    from old: String,
    to new: String,
    of name: GitHub.RepositoryName
  ) async throws -> GitHub.Comparison? {
    do {
      let comparison = try await gitHub.send(.comparison(from: old, to: new, of: name))
      let isStraight =
        [.ahead, .identical].contains(comparison.status) && comparison.hasMerges != true
        && comparison.totalCommits <= comparison.commits.count
      return isStraight ? comparison : nil
    } catch let error as APIError where error.isOfMissingCommit {
      return nil
    }
  }

  /// Returns the changes as git computes them in a clone that has all commits; `nil` without one.
  private func computed(
    _ revision: PullRevision,
    in name: GitHub.RepositoryName,
    base: String
  ) async throws -> PullRevision? {
    guard let (service, server) = clones else { return nil }
    let old = PatchRange(base: base, head: revision.old)
    let new = PatchRange(base: base, head: revision.new)
    do {
      let hosted = HostedRepository(name, on: server)
      let commits = [base, old.head, new.head]
      guard let clone = try await service.clone(of: hosted, having: commits) else { return nil }
      let files = try await service.revisions(from: old, to: new, in: clone)
      var result = await revision.with(files)
      result.commits = try await service.pairs(from: old, to: new, in: clone)
      return result
    } catch let error as CancellationError {
      throw error
    } catch {
      // The server is asked instead.
      return nil
    }
  }
}

extension APIError {
  /// Whether the server does not have a commit, or two commits have no history in common.
  nonisolated var isOfMissingCommit: Bool {
    switch reason {
    case .notFound, .gone, .validation: true
    default: false
    }
  }
}
