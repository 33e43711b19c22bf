/// The result that a merge of two commits would have.
public nonisolated enum MergePreview: Sendable, Equatable {
  /// The merge has no conflicts.
  case clean
  /// The files that would be in conflict, in the order of their paths.
  case conflicts([MergeConflict])
}

/// A file that would be in conflict.
public nonisolated struct MergeConflict: Sendable, Equatable {
  /// The kinds of conflicts.
  public enum Kind: Sendable, Hashable {
    /// Both sides have changed the same lines.
    case content
    /// Both sides have changed a file that is not text.
    case binary
    /// One side has changed the file, and the other has removed it.
    case modifyDelete
    /// Both sides have renamed the file, or other files to its name.
    case rename
    /// One side has a folder where the other has a file.
    case fileDirectory
    /// The sides have files of different types.
    case type
    /// Both sides have changed the commit of a submodule.
    case submodule
    /// Another kind.
    case other
  }

  /// The path.
  public var path: String
  /// The kinds, in the order in which git named them.
  public var kinds: [Kind]

  /// Describes a conflict.
  public init(path: String, kinds: [Kind]) {
    self.path = path
    self.kinds = kinds
  }

  /// The kinds in words, such as “both sides changed the same lines”.
  public var reason: String {
    let words = kinds.map(\.words)
    return words.isEmpty ? Kind.other.words : words.joined(separator: ", ")
  }
}

nonisolated extension MergeConflict.Kind {
  fileprivate var words: String {
    switch self {
    case .content: "both sides changed the same lines"
    case .binary: "both sides changed a binary file"
    case .modifyDelete: "changed on one side, removed on the other"
    case .rename: "renamed differently"
    case .fileDirectory: "a file on one side, a folder on the other"
    case .type: "different types of files"
    case .submodule: "both sides changed the submodule"
    case .other: "in conflict"
    }
  }
}
