import GRDB

extension PullStore {
  /// The bot that opens pull requests for measurements.
  private static let bot = "mender[bot]"

  /// Opens a pull request for each of some branches in one transaction, the oldest first; the first
  /// ones are in the merge queue.
  func open(
    _ branches: [RefList.Branch],
    of repository: HostedRepository,
    onto refs: RefList,
    taken: Int,
    _ queued: Int,
    at time: Int
  ) async throws {
    guard let base = refs.head else { return }
    try await state.write { db in
      for (index, branch) in branches.enumerated() {
        let opened = time - (branches.count - index) * 600
        let act = IssueAct(login: Self.bot, time: opened, repository: repository)
        let new = NewPull(
          issue: NewIssue(title: "Raise \(branch.name)", body: nil, taken: taken),
          base: refs.defaultBranch,
          baseCommit: base,
          headRepository: repository.id,
          headOwner: repository.owner,
          head: branch.name,
          headCommit: branch.commit
        )
        let listed = try Self.open(new, by: act, db)
        guard index < queued else { continue }
        var pull = listed.pull
        pull.queued = opened + 60
        try pull.update(db)
      }
    }
  }
}
