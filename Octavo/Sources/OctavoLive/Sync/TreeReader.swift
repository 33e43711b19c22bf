import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// Reads trees of a repository, each of them once.
final class TreeReader {
  private struct Key: Hashable {
    let name: String
    let isRecursive: Bool
  }

  private let gitHub: any GitHubService
  private let repository: GitHub.RepositoryName
  private var kept: [Key: GitHub.Tree] = [:]

  init(_ gitHub: any GitHubService, of repository: GitHub.RepositoryName) {
    (self.gitHub, self.repository) = (gitHub, repository)
  }

  deinit {}

  /// Returns a tree, with the entries of its folders or without.
  ///
  /// - Throws: `APIError`.
  func tree(_ name: String, recursive isRecursive: Bool) async throws -> GitHub.Tree {
    let key = Key(name: name, isRecursive: isRecursive)
    if let tree = kept[key] { return tree }
    let tree = try await gitHub.send(.tree(name, of: repository, recursive: isRecursive))
    kept[key] = tree
    return tree
  }

  /// Returns the entry at a path of a commit, folder by folder; `nil` if there is none.
  ///
  /// - Throws: `APIError`.
  func entry(at path: String, in commit: String) async throws -> GitHub.TreeEntry? {
    let whole = try await tree(commit, recursive: true)
    if let entry = whole.entries.first(where: { $0.path == path }) { return entry }
    guard whole.isTruncated else { return nil }
    var (name, rest) = (commit, path.split(separator: "/")[...])
    while let word = rest.popFirst() {
      let folder = try await tree(name, recursive: false)
      guard var entry = folder.entries.first(where: { $0.path == word }) else { return nil }
      if rest.isEmpty {
        entry.path = path
        return entry
      }
      name = entry.sha
    }
    return nil
  }
}
