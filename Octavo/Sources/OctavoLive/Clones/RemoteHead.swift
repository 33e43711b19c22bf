import OctavoViewModels

/// The place from which the commits of a pull request are fetched.
nonisolated struct RemoteHead: Sendable, Equatable {
  /// The name of the remote, or an address.
  let remote: String
  /// The repository.
  let repository: HostedRepository
  /// The full name of the reference.
  let reference: String

  /// The upstream of a branch that follows it.
  var upstream: BranchUpstream {
    BranchUpstream(remote: remote, repository: repository, reference: reference)
  }

  /// Returns the places for a pull request, the one that the branch is to follow first.
  ///
  /// The branch itself comes first if the user may push to it. The reference that the base keeps
  /// of each pull request stays when the branch or its repository is deleted.
  static func all(for source: PullRequestSource, in clone: LocalClone) -> [Self] {
    var heads: [Self] = []
    let base = clone.remote(of: source.base)
    if let head = source.head, BranchName.isPossible(source.headBranch),
      source.isFromBase || source.isPushable,
      let remote = clone.remote(of: head)?.name ?? base?.address?.replacing(by: head.name)
    {
      heads.append(Self(remote: remote, repository: head, reference: source.headReference))
    }
    if let base, source.number > 0 {
      heads.append(
        Self(remote: base.name, repository: source.base, reference: source.pullReference)
      )
    }
    return heads
  }

  /// Returns the reference that follows the branch in the clone; `nil` if the clone has none.
  func tracking(_ settings: GitSettings, in clone: LocalClone) -> String? {
    let (own, branches) = ("refs/remotes/\(remote)/", "refs/heads/")
    guard clone.remotes.contains(where: { $0.name == remote }), reference.hasPrefix(branches),
      settings.all("remote.\(remote).fetch").contains("+\(branches)*:\(own)*")
    else { return nil }
    return own + reference.dropFirst(branches.count)
  }
}
