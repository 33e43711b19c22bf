import Foundation
import GitHubEndpoints
import GitHubValues

extension ChangesViewModel {
  /// Returns the patch of a file that the server has left out, from the store if it is there.
  func patch(of change: GitHub.FileChange) async throws -> Data {
    try await patch(try await versions(of: change))
  }

  /// Returns the patch between two versions of a file, from the store if it is there.
  func patch(_ versions: FileVersions) async throws -> Data {
    let query = StoreQuery.patch(versions, of: repository)
    let stored = services.store.result(of: query).value
    // Files at commits never change, those of branches do.
    if let stored, versions.areOfCommits { return stored.bytes }
    try await services.sync.refresh(query)
    guard let patch = services.store.result(of: query).value else { throw APIError(.notFound) }
    return patch.bytes
  }

  /// Returns both versions of a file, each at its commit.
  func versions(of change: GitHub.FileChange) async throws -> FileVersions {
    let old = try await loadBaseRevision().map {
      FileVersions.Version(path: change.previousPath ?? change.path, revision: $0)
    }
    let new = FileVersions.Version(path: change.path, revision: headRevision)
    return FileVersions(
      old: change.kind == .added ? nil : old,
      new: change.kind == .removed ? nil : new
    )
  }

  /// Returns the commit before the changes, which of a pull request is the last one that both of
  /// its branches have.
  ///
  /// It is requested where the server has not named it.
  func loadBaseRevision() async throws -> String? {
    guard let pull = version, pull.mergeBase == nil else { return baseRevision }
    let (base, head) = (pull.base.sha, pull.head.sha)
    let query = StoreQuery.mergeBase(of: base, and: head, in: repository)
    if services.store.result(of: query).value == nil { try await services.sync.refresh(query) }
    return services.store.result(of: query).value?.mergeBase ?? base
  }

  /// The commit before the changes; `nil` for a first commit.
  private var baseRevision: String? {
    switch stored.value?.source {
    case .commit(let detail)?: detail.parents.first
    case .comparison(let comparison)?:
      if let mergeBase = comparison.mergeBase { mergeBase } else { subject.base }
    case .pull(let pull)?: pull.mergeBase ?? pull.base.sha
    case .revision(let revision)?: revision.old
    case nil: nil
    }
  }

  /// The commit after the changes, or the branch or tag where the server has not named the commit.
  var headRevision: String {
    switch stored.value?.source {
    case .commit(let detail)?: detail.commit.sha
    case .comparison(let comparison)?: comparison.headRevision ?? subject.head ?? ""
    case .pull(let pull)?: pull.head.sha
    case .revision(let revision)?: revision.new
    case nil: subject.head ?? ""
    }
  }
}

nonisolated extension GitHub.Comparison {
  /// The last commit; `nil` if the server has sent the first ones only.
  package var headRevision: String? { totalCommits <= commits.count ? commits.last?.sha : nil }
}

nonisolated extension FileVersions {
  fileprivate var areOfCommits: Bool {
    [old, new].allSatisfy { $0?.revision.isCommitName ?? true }
  }
}
