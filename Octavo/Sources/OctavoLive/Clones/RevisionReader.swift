import OctavoViewModels

/// Finds the files that the author changed between two versions of a patch.
nonisolated struct RevisionReader: Sendable {
  let git: UserGit
  let folder: String

  /// Returns the files in the order of their paths, without those that only the base changed.
  @concurrent func revisions(from old: PatchRange, to new: PatchRange) async throws
    -> [FileRevision]
  {
    let newBase = try await base(of: new)
    let before = try await entries(from: base(of: old), to: old.head)
    let after = try await entries(from: newBase, to: new.head)
    let pairs = try await PatchPair.list(before, after) { try await sides(of: $0, in: newBase) }
      .prefix(PatchPair.mostFiles)
    let contents = try await BlobReader(git: git, folder: folder)
      .contents(of: pairs.flatMap(\.contents))
    return pairs.compactMap { $0.revision(contents) }
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
