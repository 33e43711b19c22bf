/// The state of a clone, or of one of its work trees.
public nonisolated struct CloneState: Sendable, Equatable {
  /// The branch that is checked out, if one is.
  public var head: CloneHead
  /// The hash of the commit that is checked out; `nil` before the first commit.
  public var commit: String?
  /// The branch that the branch is pulled from; `nil` for none.
  public var upstream: BranchUpstream?
  /// The commits that only the branch has, and those that only its upstream has.
  public var divergence: BranchDivergence?
  /// The changes that are not committed, at most ``LocalChange/most``.
  public var changes: [LocalChange] = []
  /// The number of all changes that are not committed.
  public var changeCount = 0
  /// The operation that the user has begun and not ended.
  public var operation: CloneOperation?
  /// Whether old commits are missing.
  public var isShallow = false
  /// Whether contents are fetched when they are needed.
  public var isPartial = false
  /// Whether there are no files beside git’s own.
  public var isBare = false
  /// Whether only a part of the files is checked out.
  public var isSparse = false
  /// The work trees, the main one first.
  public var workTrees: [CloneWorkTree] = []
  /// The paths of submodules.
  public var submodules: [String] = []

  /// Describes a clone without anything special.
  public init(head: CloneHead, commit: String?) {
    self.head = head
    self.commit = commit
  }

  /// Whether something is not committed; files that git ignores do not count.
  public var isDirty: Bool { changeCount > 0 }
}

/// The place at which a work tree is.
public nonisolated enum CloneHead: Sendable, Equatable {
  /// A branch, by its short name.
  case branch(String)
  /// No branch.
  case detached
}

/// The commits that two branches do not have in common.
public nonisolated struct BranchDivergence: Sendable, Equatable {
  /// The number of commits that only the first has.
  public var ahead: Int
  /// The number of commits that only the second has.
  public var behind: Int

  /// Makes a value.
  public init(ahead: Int, behind: Int) {
    self.ahead = ahead
    self.behind = behind
  }
}

/// A work tree of a clone.
public nonisolated struct CloneWorkTree: Sendable, Equatable {
  /// The folder.
  public var folder: String
  /// The short name of the branch that is checked out; `nil` for none.
  public var branch: String?
  /// The hash of the commit that is checked out; `nil` for a bare repository.
  public var commit: String?
  /// Whether it is that of a bare repository, which has no files.
  public var isBare = false
  /// Whether the folder is missing.
  public var isMissing = false
  /// Whether it is kept from being removed, as while git makes it.
  public var isLocked = false

  /// Describes a work tree.
  public init(folder: String, branch: String? = nil, commit: String? = nil) {
    self.folder = folder
    self.branch = branch
    self.commit = commit
  }
}
