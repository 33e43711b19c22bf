import OctavoViewModels

/// The paths in which two commits differ.
nonisolated struct TreeChanges: Sendable, Equatable {
  /// The paths that differ.
  private(set) var paths: Set<String> = []
  /// The paths that only the second commit has.
  private(set) var added: [String] = []
  /// The paths of submodules that have another commit.
  private(set) var submodules: [String] = []

  /// The mode of a submodule.
  private static let submodule = "160000"

  /// Reads the records of `git diff-tree -r -z --raw`: the modes, then the path.
  init(_ records: [String]) {
    var records = records[...]
    while let head = records.popFirst(), let path = records.popFirst() {
      let fields = head.split(separator: " ")
      guard fields.count == 5 else { continue }
      paths.insert(path)
      if fields[4] == "A" { added.append(path) }
      if fields[1] == Self.submodule { submodules.append(path) }
    }
  }
}

nonisolated extension UserGit {
  /// Returns the paths in which two commits differ; `nil` stands for no commit.
  func changes(from old: String?, to new: String, in folder: String) async throws -> TreeChanges {
    let options = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-abbrev"]
    if let old {
      return TreeChanges(try await read(options + [old, new, "--"], in: folder).records)
    }
    let empty = try await read(["hash-object", "-t", "tree", "/dev/null"], in: folder).line
    return TreeChanges(try await read(options + [empty, new, "--"], in: folder).records)
  }

  /// Whether a commit is the other, or comes before it.
  func isAncestor(_ old: String, of new: String, in folder: String) async throws -> Bool {
    try await read(
      ["merge-base", "--is-ancestor", "--end-of-options", old, new],
      in: folder,
      expecting: [0, 1]
    ).isSuccess
  }

  /// Returns the numbers of commits that only one of two commits can reach.
  func divergence(of first: String, from second: String, in folder: String) async throws
    -> BranchDivergence
  {
    let range = "\(first)...\(second)"
    let line = try await read(["rev-list", "--left-right", "--count", range, "--"], in: folder).line
    let numbers = line.split(separator: "\t").compactMap { Int($0) }
    return BranchDivergence(ahead: numbers.first ?? 0, behind: numbers.last ?? 0)
  }

  /// Returns those of the objects that a clone does not have; nothing is fetched for it.
  func missing(_ objects: [String], in folder: String) async throws -> [String] {
    guard !objects.isEmpty else { return [] }
    let output = try await read(
      ["cat-file", "--batch-check=%(objectname)"],
      in: folder,
      input: Array(objects.map { "\($0)\n" }.joined().utf8),
      variables: ["GIT_NO_LAZY_FETCH": "1"]
    )
    return output.lines.filter { $0.hasSuffix(" missing") }.map { String($0.dropLast(8)) }
  }
}
