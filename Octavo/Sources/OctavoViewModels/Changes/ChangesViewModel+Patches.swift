import Foundation
import GitHubEndpoints
import GitHubValues

extension ChangesViewModel {
  /// Returns the patch of a file that the server has left out, from the store if it is there.
  func patch(of change: GitHub.FileChange) async throws -> Data {
    let versions = versions(of: change)
    let query = StoreQuery.patch(versions, of: repository)
    let stored = services.store.result(of: query).value
    // Files at commits never change, those of branches do.
    if let stored, versions.areOfCommits { return stored.bytes }
    try await services.sync.refresh(query)
    guard let patch = services.store.result(of: query).value else { throw APIError(.notFound) }
    return patch.bytes
  }

  private func versions(of change: GitHub.FileChange) -> FileVersions {
    let old = baseRevision.map {
      FileVersions.Version(path: change.previousPath ?? change.path, revision: $0)
    }
    let new = FileVersions.Version(path: change.path, revision: headRevision)
    return FileVersions(
      old: change.kind == .added ? nil : old,
      new: change.kind == .removed ? nil : new
    )
  }

  /// The commit before the changes; `nil` for a first commit.
  private var baseRevision: String? {
    switch stored.value?.source {
    case .commit(let detail)?: detail.parents.first
    case .comparison(let comparison)?:
      if let mergeBase = comparison.mergeBase { mergeBase } else { subject.base }
    case nil: nil
    }
  }

  /// The commit after the changes, or the branch or tag where the server has not named the commit.
  var headRevision: String {
    switch stored.value?.source {
    case .commit(let detail)?: detail.commit.sha
    case .comparison(let comparison)?: comparison.headRevision ?? subject.head
    case nil: subject.head
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
