/// A pull request with its issue and its repository.
struct ListedPull: Sendable {
  var issue: StoredIssue
  var pull: StoredPull
  var repository: HostedRepository
  /// The number of comments outside of the reviews.
  var comments = 0

  /// Whether a row of the state has it; if not, a merge commit tells of it.
  var isStored: Bool { issue.id != nil }

  /// The commit of the head.
  var head: ObjectID { ObjectID(pull.headCommit) ?? .zero }
  /// The commit of the base when the head was looked at last.
  var base: ObjectID { ObjectID(pull.baseCommit) ?? .zero }
}

extension ListedPull {
  /// A pull request that was merged before the sandbox was started, as its merge commit tells it.
  init(
    _ merged: MergedPull,
    in repository: HostedRepository,
    into branch: String,
    users: UserDirectory
  ) {
    issue = StoredIssue(merged, in: repository, users: users)
    self.repository = repository
    let isHere = merged.headOwner.lowercased() == repository.owner.lowercased()
    pull = StoredPull(
      issue: 0,
      base: branch,
      baseCommit: merged.base.hex,
      headRepository: isHere ? repository.id : nil,
      headOwner: merged.headOwner,
      head: merged.headBranch,
      headCommit: merged.head.hex,
      isHeadDeleted: true,
      mergeCommit: merged.merge.id.hex,
      merger: merged.merger(among: users)?.login ?? repository.owner
    )
  }
}
