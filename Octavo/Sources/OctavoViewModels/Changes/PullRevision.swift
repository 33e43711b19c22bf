import Foundation
package import GitHubValues

/// The changes that the author of a pull request made from one of its commits to another one,
/// without those that only its base made.
package nonisolated struct PullRevision: Codable, Equatable, Sendable {
  /// The number of the pull request.
  package var number: Int
  /// The title of the pull request.
  package var title: String
  /// The earlier commit.
  package var old: String
  /// The later commit.
  package var new: String
  /// Whether the earlier commit is no longer on the server, so that nothing is known.
  package var isGone = false
  /// Whether the base is missing, so that its changes are among those of the files.
  package var lacksBase = false
  /// The changed files.
  package var files: [GitHub.FileChange] = []
  /// The paths of the files of which the lines of both patches are compared, because the earlier
  /// one does not apply to the later base.
  package var compared: Set<String> = []
  /// The commits of both versions beside each other; `nil` if no clone has them.
  package var commits: [CommitPair]?

  /// Makes the changes between two commits, which are none yet.
  package init(of pull: GitHub.PullRequest, from old: String, to new: String) {
    (number, title) = (pull.number, pull.title)
    (self.old, self.new) = (old, new)
  }

  /// Returns the changes with files that the author changed, off the main actor.
  @concurrent package func with(_ revisions: [FileRevision]) async -> Self {
    var result = self
    result.files = revisions.map(GitHub.FileChange.init)
    result.compared = Set(
      revisions.lazy.filter { if case .patches = $0.change { true } else { false } }.map(\.path)
    )
    return result
  }
}

nonisolated extension GitHub.FileChange {
  /// Takes a file that the author of a patch has changed in a later version of it.
  init(_ revision: FileRevision) {
    self.init(path: revision.path, kind: .modified, sha: "")
    (sha, previousPath) = (nil, revision.previousPath)
    (additions, deletions) = (0, 0)
    if previousPath != nil { kind = .renamed }
    switch revision.change {
    case .nothing, .opaque: break
    case .patches(let before, let after): compare(before, after)
    case .file(let before, let after):
      if before == nil { kind = .added }
      if after == nil { kind = .removed }
      compare(before ?? Data(), after ?? Data())
    }
  }

  private mutating func compare(_ before: Data, _ after: Data) {
    let text = GitHub.Patch.text(from: before, to: after)
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "+") { additions = (additions ?? 0) + 1 }
      if line.first == UInt8(ascii: "-") { deletions = (deletions ?? 0) + 1 }
    }
    if !text.isEmpty { patch = String(decoding: text, as: UTF8.self) }
  }
}
