import Foundation
import Glibc
import OctavoViewModels

/// A commit that is to be checked out, whose objects the clone has.
nonisolated struct CheckoutTarget: Sendable {
  let git: UserGit
  let clone: LocalClone
  let plan: CheckoutPlan
  /// The hash of the commit.
  let commit: String
  /// The hash of the commit that is checked out in the folder; `nil` for none.
  let current: String?

  /// Returns the obstacles: commits of the branch’s own, and files that would be written.
  func obstacles() async throws -> [CheckoutObstacle] {
    try await branchObstacles() + fileObstacles()
  }

  private func branchObstacles() async throws -> [CheckoutObstacle] {
    guard let existing = plan.existing, existing != commit,
      try await !git.isAncestor(existing, of: commit, in: clone.folder)
    else { return [] }
    let shared = try await git.read(
      ["merge-base", "--end-of-options", existing, commit],
      in: clone.folder,
      expecting: [0, 1]
    )
    let shallow = ["rev-parse", "--is-shallow-repository"]
    if !shared.isSuccess, try await git.read(shallow, in: clone.folder).line == "true" {
      return [.shallow(branch: plan.branch)]
    }
    let counts = try await git.divergence(of: existing, from: commit, in: clone.folder)
    return [.ownCommits(branch: plan.branch, counts)]
  }

  private func fileObstacles() async throws -> [CheckoutObstacle] {
    guard !plan.isWorkTree, current != commit else { return [] }
    let changes = try await git.changes(from: current, to: commit, in: plan.folder)
    let status = try await git.status(in: plan.folder)
    let most = CheckoutObstacle.mostFiles
    let known = status.changes.filter { !$0.kinds.contains(.untracked) }
    let touched = known.map(\.path).filter(changes.paths.contains)
    var obstacles: [CheckoutObstacle] = []
    if !touched.isEmpty { obstacles.append(.localChanges(Array(touched.prefix(most)))) }
    let tracked = Set(known.map(\.path))
    let inTheWay = changes.added.filter { !tracked.contains($0) }.compactMap { path in
      fileInTheWay(of: path).flatMap { $0 != path && changes.paths.contains($0) ? nil : $0 }
    }
    if !inTheWay.isEmpty {
      obstacles.append(.untrackedFiles(Array(Set(inTheWay)).sorted().prefix(most).map(\.self)))
    }
    return obstacles
  }

  /// Returns the file that a new file would replace: one of its name, or one where it has a folder.
  ///
  /// Ignored files count, because git would replace them without a question. A folder is left to
  /// git, which does not remove one that has files in it.
  private func fileInTheWay(of path: String) -> String? {
    let parts = path.split(separator: "/")
    for count in 1...max(1, parts.count) {
      let part = parts.prefix(count).joined(separator: "/")
      var status = stat()
      guard lstat("\(plan.folder)/\(part)", &status) == 0 else { return nil }
      if status.st_mode & S_IFMT != S_IFDIR { return part }
    }
    return nil
  }
}
