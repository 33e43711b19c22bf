/// A file of a patch, by the hashes of its contents.
nonisolated struct PatchEntry: Sendable, Equatable {
  /// A content, without or with its path.
  struct Side: Sendable, Equatable {
    /// The path.
    let path: String
    /// The hash of the content, or of the commit of a submodule.
    let object: String
    /// Whether it is a submodule, whose commit is not in the clone.
    let isSubmodule: Bool
  }

  /// The file before the patch; `nil` for none.
  let base: Side?
  /// The file after the patch; `nil` for none.
  let head: Side?

  /// The path, after the patch if it has the file.
  var path: String { head?.path ?? base?.path ?? "" }

  /// Reads the records of `git diff-tree -r -z --raw --find-renames`.
  static func list(_ records: [String]) -> [Self] {
    var entries: [Self] = []
    var records = records[...]
    while let line = records.popFirst(), let path = records.popFirst() {
      let fields = line.split(separator: " ")
      guard fields.count == 5, let status = fields[4].first else { continue }
      let newPath = status == "R" || status == "C" ? records.popFirst() ?? path : path
      let base = side(path, fields[2], mode: fields[0].dropFirst())
      let head = side(newPath, fields[3], mode: fields[1])
      entries.append(Self(base: status == "A" ? nil : base, head: status == "D" ? nil : head))
    }
    return entries
  }

  /// Reads the records of `git ls-tree -z`: a mode, a type, a hash, a tabulator and a path.
  static func sides(_ records: [String]) -> [Side] {
    records.compactMap { record in
      let parts = record.split(separator: "\t", maxSplits: 1)
      let fields = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, fields.count == 3 else { return nil }
      return side(String(parts[1]), fields[2], mode: fields[0])
    }
  }

  private static func side(_ path: String, _ object: Substring, mode: Substring) -> Side {
    Side(path: path, object: String(object), isSubmodule: mode == "160000")
  }
}
