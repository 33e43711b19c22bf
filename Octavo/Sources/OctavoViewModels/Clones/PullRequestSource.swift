public import GitHubValues

/// The facts of a pull request that git needs.
public nonisolated struct PullRequestSource: Sendable, Hashable {
  /// The number.
  public var number: Int
  /// The repository that gets the changes.
  public var base: HostedRepository
  /// The short name of the branch that gets the changes.
  public var baseBranch: String
  /// The repository with the changes; `nil` if it has been deleted.
  public var head: HostedRepository?
  /// The short name of the branch with the changes.
  public var headBranch: String
  /// Whether the user may push to the branch with the changes.
  ///
  /// Those who may push to the base may do so if the author allows it (`maintainer_can_modify`).
  public var isPushable: Bool
  /// The hash of the last commit, as far as it is known; a checkout takes the one of the server.
  public var headCommit: String?

  /// Describes a pull request.
  public init(
    number: Int,
    base: HostedRepository,
    baseBranch: String,
    head: HostedRepository?,
    headBranch: String,
    isPushable: Bool
  ) {
    self.number = number
    self.base = base
    self.baseBranch = baseBranch
    self.head = head
    self.headBranch = headBranch
    self.isPushable = isPushable
  }

  /// Takes the facts of a pull request on a server.
  public init(
    _ pullRequest: GitHub.PullRequest,
    of repository: HostedRepository,
    isPushable: Bool
  ) {
    self.init(
      number: pullRequest.number,
      base: repository,
      baseBranch: pullRequest.base.name,
      head: pullRequest.head.repository.map(repository.sibling),
      headBranch: pullRequest.head.name,
      isPushable: isPushable
    )
    headCommit = BranchName.isHash(pullRequest.head.sha) ? pullRequest.head.sha : nil
  }

  /// Whether the changes come from a branch of the base.
  public var isFromBase: Bool { head == base }

  /// The full name of the reference in the base that follows the head.
  public var pullReference: String { "refs/pull/\(number)/head" }

  /// The full name of the branch with the changes.
  public var headReference: String { "refs/heads/\(headBranch)" }

  /// The names for a local branch, in the order in which they are tried.
  ///
  /// The branch of a fork never takes the name of the base, and a name that git would read as an
  /// option or a revision is left out.
  public var branchNames: [String] {
    var names: [String] = []
    if headBranch != baseBranch || isFromBase { names.append(headBranch) }
    if !isFromBase, let head { names.append("\(head.name.owner)/\(headBranch)") }
    names.append("pull/\(number)")
    return names.filter(BranchName.isUsable)
  }
}
