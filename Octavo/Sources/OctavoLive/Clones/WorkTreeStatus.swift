import OctavoViewModels

/// The answer of `git status --porcelain=v2 --branch -z`.
nonisolated struct WorkTreeStatus: Sendable, Equatable {
  /// The hash of the commit that is checked out; `nil` before the first.
  private(set) var commit: String?
  /// The branch; `nil` for none.
  private(set) var branch: String?
  /// The commits that the branch and its upstream do not have in common.
  private(set) var divergence: BranchDivergence?
  /// All changes.
  private(set) var changes: [LocalChange] = []

  /// Reads the records of the answer; a record of an unknown kind is left out.
  init(_ records: [String]) {
    var records = records[...]
    while let record = records.popFirst() {
      switch record.first {
      case "#": readHeader(record.split(separator: " ", omittingEmptySubsequences: false))
      case "1": add(record, fields: 8)
      case "2": add(record, fields: 9, previousPath: records.popFirst())
      case "u": add(record, fields: 10, kinds: .conflict)
      case "?": add(record, fields: 1, kinds: .untracked)
      default: break
      }
    }
  }

  private mutating func readHeader(_ words: [Substring]) {
    guard words.count > 2 else { return }
    switch words[1] {
    case "branch.oid": commit = words[2] == "(initial)" ? nil : String(words[2])
    case "branch.head":
      let name = words.dropFirst(2).joined(separator: " ")
      branch = name == "(detached)" ? nil : name
    case "branch.ab" where words.count == 4:
      guard let ahead = Int(words[2]), let behind = Int(words[3]) else { return }
      divergence = BranchDivergence(ahead: ahead, behind: behind.magnitude.clamped)
    default: break
    }
  }

  /// Adds the change of a record whose path follows a number of fields.
  private mutating func add(
    _ record: String,
    fields: Int,
    kinds: LocalChange.Kinds? = nil,
    previousPath: String? = nil
  ) {
    let parts = record.split(separator: " ", maxSplits: fields, omittingEmptySubsequences: false)
    guard parts.count == fields + 1 else { return }
    changes.append(
      LocalChange(
        path: String(parts[fields]),
        previousPath: previousPath,
        kinds: kinds ?? Self.kinds(parts[1])
      )
    )
  }

  /// Reads the two letters of the index and of the file.
  private static func kinds(_ letters: Substring) -> LocalChange.Kinds {
    var kinds: LocalChange.Kinds = []
    if letters.first != "." { kinds.insert(.staged) }
    if letters.last != "." { kinds.insert(.unstaged) }
    return kinds
  }
}

extension UInt {
  /// The number as an `Int`, at most the largest.
  fileprivate nonisolated var clamped: Int { Int(clamping: self) }
}

nonisolated extension UserGit {
  /// Returns the status of a work tree.
  func status(in folder: String) async throws -> WorkTreeStatus {
    let arguments = [
      "status", "--porcelain=v2", "--branch", "-z", "--untracked-files=normal",
      "--ignore-submodules=untracked", "--find-renames",
    ]
    return WorkTreeStatus(try await read(arguments, in: folder).records)
  }
}
