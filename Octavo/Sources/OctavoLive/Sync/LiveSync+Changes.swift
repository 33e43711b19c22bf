import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// The most files of a commit on all pages of GitHub.
  static let mostFiles = 3_000
  /// The most files of one response, and of a commit on a server without pages.
  private static let filesOnPage = 300

  /// Requests a commit with all of its files.
  ///
  /// The files so far are stored after the first page, the second, the fourth and so on, so that
  /// the first ones are on the screen before the last ones have been requested, and all stores
  /// together cost as much as two of the whole.
  func refreshCommit(
    _ sha: String,
    of name: GitHub.RepositoryName
  ) async throws {
    let query = StoreQuery.changes(.commit(sha), of: name)
    var detail = try await gitHub.send(.commit(sha, of: name))
    var visited: Set<URL> = []
    var paths = Set(detail.files.map(\.path))
    var (pages, next) = (1, 1)
    // A cursor that was used before would repeat the files without end.
    while let page = detail.nextFiles, visited.insert(page).inserted {
      if pages == next {
        try await save(.commit(detail), .loading, as: query)
        next *= 2
      }
      let further = try await gitHub.send(.commit(sha, of: name, page: page))
      detail.files += further.files.filter { paths.insert($0.path).inserted }
      detail.nextFiles = further.nextFiles
      pages += 1
    }
    detail.nextFiles = nil
    let count = detail.files.count
    guard count == Self.filesOnPage || count >= Self.mostFiles else {
      return try await save(.commit(detail), .whole, as: query)
    }
    try await save(.commit(detail), .loading, as: query)
    let trees = (detail.parents.first, detail.commit.sha)
    let (files, extent) = try await completed(detail.files, by: trees, of: name)
    detail.files = files
    try await save(.commit(detail), extent, as: query)
  }

  /// Requests a comparison with all of its files.
  func refreshComparison(
    from base: String,
    to head: String,
    of name: GitHub.RepositoryName
  ) async throws {
    let query = StoreQuery.changes(.comparison(base: base, head: head), of: name)
    let comparison = try await gitHub.send(.comparison(from: base, to: head, of: name))
    try await save(comparison, from: base, to: head, of: name, as: query)
  }

  /// Stores a comparison, with the files that the server has left out.
  func save(
    _ comparison: GitHub.Comparison,
    from base: String,
    to head: String,
    of name: GitHub.RepositoryName,
    as query: StoreQuery<Changes>
  ) async throws {
    var comparison = comparison
    guard comparison.files.count >= Self.filesOnPage else {
      return try await save(.comparison(comparison), .whole, as: query)
    }
    try await save(.comparison(comparison), .loading, as: query)
    let trees = (comparison.mergeBase ?? base, comparison.headRevision ?? head)
    let (files, extent) = try await completed(comparison.files, by: trees, of: name)
    comparison.files = files
    try await save(.comparison(comparison), extent, as: query)
  }

  /// Returns the files with those that the server has left out, by a comparison of trees.
  func completed(
    _ files: [GitHub.FileChange],
    by trees: (old: String?, new: String),
    of name: GitHub.RepositoryName
  ) async throws -> (files: [GitHub.FileChange], extent: Changes.Extent) {
    do {
      let comparison = try await TreeComparison.changes(from: trees.old, to: trees.new) {
        try await self.gitHub.send(.tree($0, of: name, recursive: $1))
      }
      let all = await TreeComparison.merged(files, with: comparison.changes)
      return (all, comparison.isWhole ? .whole : .truncated)
    } catch is APIError {
      return (files, .truncated)
    }
  }

  /// Stores changes, without their patches where those are too long for a document.
  func save(
    _ source: Changes.Source,
    _ extent: Changes.Extent,
    as query: StoreQuery<Changes>
  ) async throws {
    for patchBytes in [Changes.patchBytes, 0] {
      let changes = await Self.changes(source, extent, patchBytes)
      var isStored = false
      try await write { [now] in
        isStored = try await $0.save(changes, asDocument: query.name, at: now())
      }
      if isStored { return }
    }
    throw APIError(.tooLarge(limit: AccountStore.documentBytes / 4))
  }

  /// Parses the patches off the main actor.
  @concurrent private static func changes(
    _ source: Changes.Source,
    _ extent: Changes.Extent,
    _ patchBytes: Int
  ) async -> Changes {
    Changes(source, extent, patchBytes: patchBytes)
  }
}
