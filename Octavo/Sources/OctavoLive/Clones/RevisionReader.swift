import Foundation
import OctavoViewModels

/// Finds the files that the author changed between two versions of a patch.
nonisolated struct RevisionReader: Sendable {
  /// The most files that are compared; the rest is left out.
  static let mostFiles = 3_000

  let git: UserGit
  let folder: String

  /// Returns the files in the order of their paths, without those that only the base changed.
  @concurrent func revisions(from old: PatchRange, to new: PatchRange) async throws
    -> [FileRevision]
  {
    let newBase = try await base(of: new)
    let before = try await entries(from: base(of: old), to: old.head)
    let after = try await entries(from: newBase, to: new.head)
    let pairs = try await pairs(before, after, newBase).prefix(Self.mostFiles)
    let contents = try await BlobReader(git: git, folder: folder).contents(
      of: pairs.flatMap { [$0.old.base, $0.old.head, $0.new.base, $0.new.head] }.compactMap(\.self)
    )
    func file(_ entry: PatchEntry) -> PatchedFile {
      PatchedFile(
        base: entry.base.flatMap { contents[$0.object] },
        head: entry.head.flatMap { contents[$0.object] }
      )
    }
    return pairs.compactMap { pair in
      let change = AuthoredChange(from: file(pair.old), to: file(pair.new))
      guard change != .nothing else { return nil }
      let path = pair.new.head?.path ?? pair.old.path
      let previous = pair.old.head?.path ?? path
      return FileRevision(
        path: path,
        previousPath: previous == path ? nil : previous,
        change: change
      )
    }
  }

  /// Returns the commit at which a patch begins.
  private func base(of range: PatchRange) async throws -> String {
    let arguments = ["merge-base", "--end-of-options", range.base, range.head]
    let output = try await git.read(arguments, in: folder, expecting: [0, 1])
    return output.isSuccess ? output.lines.first ?? range.base : range.base
  }

  private func entries(from base: String, to head: String) async throws -> [PatchEntry] {
    let options = ["diff-tree", "-r", "-z", "--raw", "--find-renames", "--no-abbrev"]
    return PatchEntry.list(try await git.read(options + [base, head, "--"], in: folder).records)
  }

  private typealias Pair = (old: PatchEntry, new: PatchEntry)

  /// Returns the files of both versions beside each other, without those that are equal.
  private func pairs(
    _ before: [PatchEntry],
    _ after: [PatchEntry],
    _ newBase: String
  ) async throws -> [Pair] {
    var old = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let bases = Dictionary(
      before.compactMap { entry in entry.base.map { ($0.path, entry.path) } }
    ) { first, _ in first }
    var pairs: [Pair] = []
    for entry in after {
      let other =
        old.removeValue(forKey: entry.path)
        ?? entry.base.flatMap { bases[$0.path] }.flatMap { old.removeValue(forKey: $0) }
      if other == entry { continue }
      pairs.append((other ?? PatchEntry(base: entry.base, head: entry.base), entry))
    }
    let sides = try await sides(of: old.values.compactMap { $0.base?.path }, in: newBase)
    for entry in old.values {
      let side = entry.base.flatMap { sides[$0.path] }
      pairs.append((entry, PatchEntry(base: side, head: side)))
    }
    return pairs.sorted { ($0.new.head?.path ?? $0.old.path) < ($1.new.head?.path ?? $1.old.path) }
  }

  /// Returns the files that a commit has at paths.
  private func sides(of paths: [String], in commit: String) async throws
    -> [String: PatchEntry.Side]
  {
    var sides: [String: PatchEntry.Side] = [:]
    var rest = paths.sorted()[...]
    while !rest.isEmpty {
      let part = rest.prefix(200)
      rest = rest.dropFirst(part.count)
      let arguments = ["ls-tree", "-z", "--full-tree", commit, "--"] + part
      for side in PatchEntry.sides(try await git.read(arguments, in: folder).records) {
        sides[side.path] = side
      }
    }
    return sides
  }
}
