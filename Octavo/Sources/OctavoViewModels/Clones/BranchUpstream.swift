/// The branch that a local branch is pulled from.
public nonisolated struct BranchUpstream: Sendable, Equatable {
  /// The name of the remote, or an address.
  public var remote: String
  /// The repository; `nil` if the remote is none of a server.
  public var repository: HostedRepository?
  /// The full name of the reference there, such as “refs/heads/main”.
  public var reference: String

  /// Describes an upstream.
  public init(remote: String, repository: HostedRepository?, reference: String) {
    self.remote = remote
    self.repository = repository
    self.reference = reference
  }

  /// The pull request that is checked out with this upstream; `nil` if it is not that of one.
  ///
  /// A branch belongs to each pull request that it is the head of, which the server knows.
  public var pullRequest: CheckedOutPullRequest? {
    guard let repository else { return nil }
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 4, parts[0] == "refs", parts[1] == "pull", parts[3] == "head",
      let number = Int(parts[2]), number > 0
    {
      return .number(number, of: repository)
    }
    guard parts.count > 2, parts[0] == "refs", parts[1] == "heads" else { return nil }
    return .head(parts.dropFirst(2).joined(separator: "/"), of: repository)
  }
}

/// The pull request of a branch that is checked out.
public nonisolated enum CheckedOutPullRequest: Sendable, Hashable {
  /// The pull request with a number, into a repository.
  case number(Int, of: HostedRepository)
  /// The pull requests whose head is a branch of a repository, if there are any.
  case head(String, of: HostedRepository)

  /// Whether a pull request is this one.
  public func fits(_ source: PullRequestSource) -> Bool {
    switch self {
    case .number(let number, let repository):
      number == source.number && repository == source.base
    case .head(let branch, let repository):
      branch == source.headBranch && repository == source.head
    }
  }
}
