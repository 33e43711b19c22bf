/// The request to check a pull request out.
public nonisolated struct CheckoutRequest: Sendable, Equatable {
  /// The place of the files.
  public enum Place: Sendable, Equatable {
    /// The folder of the clone.
    case clone
    /// A work tree of its own; without a folder it is made beside the clone.
    case workTree(folder: String?)
  }

  /// The pull request.
  public var source: PullRequestSource
  /// The place of the files.
  public var place: Place
  /// The name of the local branch; `nil` for the first of ``PullRequestSource/branchNames`` that no
  /// other branch has.
  public var branch: String?

  /// Makes a request.
  public init(_ source: PullRequestSource, in place: Place = .clone, branch: String? = nil) {
    self.source = source
    self.place = place
    self.branch = branch
  }
}

/// The end of a request to check a pull request out.
public nonisolated enum CheckoutOutcome: Sendable, Equatable {
  /// The pull request is checked out.
  case done(CheckoutResult)
  /// Obstacles are in the way, and nothing has changed.
  case blocked([CheckoutObstacle])
}

/// A pull request that has been checked out.
public nonisolated struct CheckoutResult: Sendable, Equatable {
  /// The effect on the local branch.
  public enum Change: Sendable, Equatable {
    /// The branch is new.
    case created
    /// The branch has got commits that it lacked.
    case advanced
    /// The branch was as it is.
    case unchanged
  }

  /// The folder of the files.
  public var folder: String
  /// The short name of the local branch.
  public var branch: String
  /// The hash of the commit.
  public var commit: String
  /// The effect on the branch.
  public var change: Change
  /// The branch that it is pulled from.
  public var upstream: BranchUpstream
  /// The hooks of the clone that git has run; `nil` without any.
  public var hooks: CloneHooks?
  /// Whether a hook has failed after the files were checked out.
  public var hasFailedHook = false
  /// The submodules whose commit is another one now, and whose files were left.
  public var submodules: [String] = []

  /// Describes a result.
  public init(
    folder: String,
    branch: String,
    commit: String,
    change: Change,
    upstream: BranchUpstream
  ) {
    self.folder = folder
    self.branch = branch
    self.commit = commit
    self.change = change
    self.upstream = upstream
  }
}

/// The programs of a clone that git runs by itself.
public nonisolated struct CloneHooks: Sendable, Equatable {
  /// The folder of the programs.
  public var folder: String
  /// The names of those that run, such as “post-checkout”.
  public var names: [String]

  /// Describes hooks.
  public init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
  }

  /// The sentence that says where they are.
  public var note: String {
    "Ran \(names.joined(separator: " and ")) of \(folder.inOneLine)."
  }
}
