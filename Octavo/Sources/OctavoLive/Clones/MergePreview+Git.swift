import OctavoViewModels

nonisolated extension MergePreview {
  /// Reads the records of a merge in which files are in conflict: the tree, the paths, an empty
  /// record, then messages of a number, as many paths, a type and a text.
  init(conflicts records: [String]) {
    let paths = records.dropFirst().prefix { !$0.isEmpty }
    var kinds: [String: [MergeConflict.Kind]] = [:]
    var rest = records.dropFirst(paths.count + 2)
    while let count = rest.popFirst().flatMap({ Int($0) }), count >= 0, count < rest.count {
      let subjects = rest.prefix(count)
      rest = rest.dropFirst(count)
      guard let type = rest.popFirst(), rest.popFirst() != nil else { break }
      guard let kind = MergeConflict.Kind(type: type) else { continue }
      for path in subjects where kinds[path]?.contains(kind) != true {
        kinds[path, default: []].append(kind)
      }
    }
    let names = Set(paths).union(kinds.keys).sorted()
    self = .conflicts(names.map { MergeConflict(path: $0, kinds: kinds[$0] ?? []) })
  }
}

nonisolated extension MergeConflict.Kind {
  /// Reads the type of a message; `nil` for one that is about no conflict.
  fileprivate init?(type: String) {
    guard type.hasPrefix("CONFLICT") else { return nil }
    self =
      switch type.dropFirst("CONFLICT (".count).prefix(while: { $0 != ")" }) {
      case "contents", "content", "add/add": .content
      case "binary": .binary
      case "modify/delete", "rename/delete": .modifyDelete
      case "file/directory": .fileDirectory
      case "distinct modes", "distinct types": .type
      case let text where text.contains("rename"): .rename
      case let text where text.hasPrefix("submodule"): .submodule
      default: .other
      }
  }
}

nonisolated extension UserGit {
  /// Returns the result of a merge, which needs no files and changes no reference.
  func preview(mergeOf head: String, into base: String, in folder: String) async throws
    -> MergePreview
  {
    try await version(atLeast: .mergeTree)
    // The objects that a merge makes are not those of the user; nothing refers to them.
    let output = try await run(
      ["merge-tree", "--write-tree", "--name-only", "-z", "--end-of-options", base, head],
      in: folder,
      isReading: true
    )
    switch output.status {
    case 0: return .clean
    case 1: return MergePreview(conflicts: output.records)
    default: throw CloneFailure(output, of: ["merge-tree"], in: folder)
    }
  }
}
