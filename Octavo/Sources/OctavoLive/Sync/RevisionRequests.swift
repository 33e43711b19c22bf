import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// Computes the changes of an author between two commits of a pull request from trees and contents
/// of the server.
///
/// It costs two comparisons, at most four trees, and the contents of files of the pull request that
/// differ. Trees that the server truncates are read folder by folder.
final class RevisionRequests {
  /// The most contents that are requested; files beyond them are compared by their hashes.
  private static let mostContents = 300

  private let gitHub: any GitHubService
  private let repository: GitHub.RepositoryName
  private let base: String
  private let trees: TreeReader
  private var isWhole = true
  /// The lengths of contents by their hashes.
  private var lengths: [String: Int] = [:]

  init(_ gitHub: any GitHubService, in repository: GitHub.RepositoryName, base: String) {
    (self.gitHub, self.repository, self.base) = (gitHub, repository, base)
    trees = TreeReader(gitHub, of: repository)
  }

  deinit {}

  /// The place at which a commit has left the base.
  private struct Fork {
    /// The last common commit; `nil` for none.
    var base: String?
    /// The paths of files before they were renamed, by their new ones.
    var renames: [String: String] = [:]
  }

  /// Returns the changes, and whether they are all.
  ///
  /// - Throws: `.notFound` if the later commit is not there.
  func read(_ revision: PullRevision) async throws -> (PullRevision, isWhole: Bool) {
    guard let new = try await fork(of: revision.new) else { throw APIError(.notFound) }
    var result = revision
    guard let old = try await fork(of: revision.old) else {
      result.isGone = true
      return (result, true)
    }
    result.lacksBase = new.base == nil || old.base == nil
    let before = try await entries(from: old, to: revision.old)
    let after = try await entries(from: new, to: revision.new)
    let sides = try await sides(of: before, in: new.base)
    let pairs = try await Self.pairs(before, after, sides)
    if pairs.count > PatchPair.mostFiles { isWhole = false }
    let contents = try await contents(of: pairs)
    return (await result.with(Self.revisions(pairs, contents)), isWhole)
  }

  /// Returns the place at which a commit has left the base; `nil` if the server lacks the commit.
  private func fork(of commit: String) async throws -> Fork? {
    do {
      let comparison = try await gitHub.send(.comparison(from: base, to: commit, of: repository))
      let renames = comparison.files.compactMap { file in
        file.kind == .renamed ? file.previousPath.map { (file.path, $0) } : nil
      }
      return Fork(
        base: comparison.mergeBase,
        renames: Dictionary(renames) { first, _ in first }
      )
    } catch let error as APIError where error.isOfMissingCommit {
      do {
        _ = try await trees.tree(commit, recursive: true)
        return Fork()
      } catch let error as APIError where error.isOfMissingCommit {
        return nil
      }
    }
  }

  private func entries(from fork: Fork, to head: String) async throws -> [PatchEntry] {
    let sides = try await TreeComparison.sides(from: fork.base, to: head) { [trees] in
      try await trees.tree($0, recursive: $1)
    }
    if !sides.isWhole { isWhole = false }
    for entry in sides.old + sides.new { lengths[entry.sha] = entry.size }
    return await Self.entries(sides, fork.renames)
  }

  /// Returns the files that the later base has where the earlier patch had changed them.
  private func sides(
    of entries: [PatchEntry],
    in base: String?
  ) async throws -> [String: PatchEntry.Side] {
    guard let base else { return [:] }
    var sides: [String: PatchEntry.Side] = [:]
    for path in entries.compactMap({ $0.base?.path }) {
      guard let entry = try await trees.entry(at: path, in: base) else { continue }
      lengths[entry.sha] = entry.size
      sides[path] = PatchEntry.Side(entry)
    }
    return sides
  }

  private func contents(of pairs: [PatchPair]) async throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for side in pairs.flatMap(\.contents) { contents[side.object] = side.mark }
    var names: [String] = []
    var known: Set<String> = []
    for side in pairs.flatMap(\.compared) where !side.isSubmodule {
      guard lengths[side.object] ?? 0 <= PatchedFile.longest else { continue }
      if known.insert(side.object).inserted { names.append(side.object) }
    }
    if names.count > Self.mostContents { isWhole = false }
    for name in names.prefix(Self.mostContents) {
      do {
        let limit = PatchedFile.longest
        contents[name] = try await gitHub.send(.blob(name, in: repository, limit: limit))
      } catch let error as APIError {
        // Its hash stands for a content that is too long.
        guard case .tooLarge = error.reason else { throw error }
      }
    }
    return contents
  }

  @concurrent private static func entries(
    _ sides: TreeComparison.Sides,
    _ renames: [String: String]
  ) async -> [PatchEntry] {
    PatchEntry.list(sides.old, sides.new, renames: renames)
  }

  @concurrent private static func pairs(
    _ before: [PatchEntry],
    _ after: [PatchEntry],
    _ sides: [String: PatchEntry.Side]
  ) async throws -> [PatchPair] {
    try await PatchPair.list(before, after) { _ in sides }
  }

  @concurrent private static func revisions(
    _ pairs: [PatchPair],
    _ contents: [String: Data]
  ) async -> [FileRevision] {
    pairs.prefix(PatchPair.mostFiles).compactMap { $0.revision(contents) }
  }
}

nonisolated extension PatchPair {
  /// The contents that decide on the difference: those of the bases only if these differ.
  fileprivate var compared: [PatchEntry.Side] {
    let heads = [old.head, new.head].compactMap(\.self)
    return old.base?.object == new.base?.object ? heads : contents
  }
}
