import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

extension LiveSync {
  /// The versions of a pull request of which the pages may be begun in one refresh.
  private static let mostVersions = 3

  /// Requests the latest version of a pull request with all of its files.
  ///
  /// A push between two pages makes them pages of two versions, which each file says. The files are
  /// then read again from the first page on, so that no version has a file of another one.
  ///
  /// - Throws: `.conflict` if each version that was read was replaced meanwhile.
  func refreshFiles(
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName
  ) async throws {
    for _ in 0..<Self.mostVersions {
      let pull = try await gitHub.send(.pullRequest(number, of: name))
      if try await readFiles(of: GitHub.PullRequestFiles(pull), in: name) { return }
    }
    throw APIError(.conflict, message: "New commits are being pushed to this pull request.")
  }

  /// Requests the files of a version of a pull request, and stores the first ones as soon as they
  /// are there.
  ///
  /// - Returns: Whether all pages are of the version.
  private func readFiles(
    of version: GitHub.PullRequestFiles,
    in name: GitHub.RepositoryName
  ) async throws -> Bool {
    let query = StoreQuery.changes(.pull(version.number), of: name)
    let first = Endpoint.files(ofPullRequest: version.number, of: name)
    var version = version
    var (address, visited, paths): (URL?, Set<URL>, Set<String>) = (nil, [], [])
    var (pages, next) = (0, 1)
    repeat {
      let page = try await gitHub.send(first.page(at: address))
      guard page.items.allSatisfy({ $0.isOf(version.head.sha) }) else { return false }
      for var file in page.items where paths.insert(file.path).inserted {
        file.revision = nil
        version.files.append(file)
      }
      pages += 1
      // An address that was used before would repeat the files without end.
      address = page.next.flatMap { visited.insert($0).inserted ? $0 : nil }
      if pages == next, address != nil {
        try await save(.pull(version), .loading, as: query)
        next *= 2
      }
    } while address != nil
    guard version.files.count >= Self.mostFiles else {
      try await save(.pull(version), .whole, as: query)
      return true
    }
    try await save(.pull(version), .loading, as: query)
    try await complete(&version, in: name)
    return true
  }

  /// Adds the files that the server leaves out, by a comparison of trees.
  private func complete(
    _ version: inout GitHub.PullRequestFiles,
    in name: GitHub.RepositoryName
  ) async throws {
    let (base, head) = (version.base.sha, version.head.sha)
    let comparison = try? await gitHub.send(.mergeBase(of: base, and: head, in: name))
    version.mergeBase = comparison?.mergeBase
    let trees = (comparison?.mergeBase ?? base, head)
    let (files, extent) = try await completed(version.files, by: trees, of: name)
    version.files = files
    try await save(.pull(version), extent, as: .changes(.pull(version.number), of: name))
  }
}

extension GitHub.FileChange {
  /// Whether the file is one of the version with a head, as far as it says.
  ///
  /// The address of a removed file may be at a commit that still has it.
  fileprivate func isOf(_ head: String) -> Bool {
    guard kind != .removed, let revision, !head.isEmpty else { return true }
    return revision == head
  }
}
