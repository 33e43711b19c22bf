extension EndpointServices {
  /// Moves the heads of the open pull requests of a repository to where their branches are now.
  ///
  /// Any program that writes to the repository may have moved one. Its user is not known then, and
  /// the author of the newest commit counts.
  func followHeads(in repository: HostedRepository, now: Int) async throws {
    let store = PullStore(state: state)
    let open = try await store.pulls(of: repository).filter(\.issue.isOpen)
    guard !open.isEmpty else { return }
    let refs = try await repository.git.refs()
    let repositories = try await catalog.contents().repositories
    for listed in open {
      let tip = refs.branch(listed.pull.base)?.commit ?? listed.base
      let source = repositories.first { $0.id == listed.pull.headRepository }
      var head = listed.head
      if let source {
        let branches = source.id == repository.id ? refs : try await source.git.refs()
        head = try await follow(branches.branch(listed.pull.head)?.commit, listed, tip, now)
      }
      try await finishIfMerged(listed, head, tip, now)
    }
  }

  /// Moves the head of a pull request to the commit of its branch, and returns its head.
  private func follow(
    _ head: ObjectID?,
    _ listed: ListedPull,
    _ tip: ObjectID,
    _ now: Int
  ) async throws -> ObjectID {
    guard let head, head != listed.head else {
      try await mark(listed, isDeleted: head == nil, now)
      return listed.head
    }
    let git = listed.repository.git
    // The commits of a fork that have not been fetched yet.
    guard let record = try? await git.record(of: head) else { return listed.head }
    let isForced = try await !git.isAncestor(listed.head, of: head)
    let users = try await catalog.snapshot().users
    let login = users.user(email: record.committer.email)?.login ?? listed.issue.login
    let act = IssueAct(login: login, time: now, repository: listed.repository)
    try await PullStore(state: state)
      .move(listed, to: head, base: tip, isForced: isForced, by: act)
    return head
  }

  /// Records that the branch of a pull request was deleted, or has returned.
  private func mark(_ listed: ListedPull, isDeleted: Bool, _ now: Int) async throws {
    guard listed.pull.isHeadDeleted != isDeleted else { return }
    let act = IssueAct(login: listed.pull.headOwner, time: now, repository: listed.repository)
    try await PullStore(state: state).change(
      listed,
      by: act,
      event: (isDeleted ? "head_ref_deleted" : "head_ref_restored", nil),
      if: { pull, _ in pull.isHeadDeleted != isDeleted },
      { pull, _ in pull.isHeadDeleted = isDeleted }
    )
  }

  /// Closes a pull request whose commits have come into its base by a push.
  private func finishIfMerged(
    _ listed: ListedPull,
    _ head: ObjectID,
    _ tip: ObjectID,
    _ now: Int
  ) async throws {
    guard tip != listed.base, try await listed.repository.git.isAncestor(head, of: tip) else {
      return
    }
    let users = try await catalog.snapshot().users
    let record = try await listed.repository.git.record(of: tip)
    let login =
      record.flatMap { users.user(email: $0.committer.email)?.login }
      ?? listed.repository.owner
    let act = IssueAct(login: login, time: now, repository: listed.repository)
    let detail = IssueEventDetail(commit: tip.hex)
    try await PullStore(state: state).change(listed, by: act, event: ("merged", detail)) {
      pull,
      issue in
      guard issue.isOpen else { return }
      (pull.mergeCommit, pull.merger) = (tip.hex, act.login)
      issue.merged = act.time
      issue.setOpen(false, reason: nil, by: act.login, at: act.time)
    }
  }

  /// Moves the heads of all pull requests whose branches a repository has, and their refs, after a
  /// push to it.
  func publishAll(in source: HostedRepository, now: Int) async throws {
    let repositories = try await catalog.contents().repositories
    let store = PullStore(state: state)
    for repository in repositories where try await store.openRepositories().contains(repository.id)
    {
      let open = try await store.pulls(of: repository).filter {
        $0.issue.isOpen && $0.pull.headRepository == source.id
      }
      guard let present = repositories.first(where: { $0.id == source.id }), !open.isEmpty else {
        continue
      }
      for listed in open where repository.id != source.id {
        guard let branch = try await present.git.refs().branch(listed.pull.head) else { continue }
        try await bring(PullHead(repository: present, branch: branch), into: repository)
      }
      guard
        let target = try await catalog.contents().repositories
          .first(where: { $0.id == repository.id })
      else { continue }
      try await followHeads(in: target, now: now)
      for listed in try await store.pulls(of: target).filter(\.issue.isOpen) {
        try await publishHead(of: listed)
      }
    }
  }
}
