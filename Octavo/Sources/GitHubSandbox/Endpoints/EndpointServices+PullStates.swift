extension EndpointServices {
  /// The state of the merge of a pull request.
  struct MergeState: Sendable {
    /// Whether there is no conflict; `nil` if that is not known yet.
    var isMergeable: Bool?
    /// GitHub's word, such as `blocked`.
    var word = "unknown"
  }

  /// Returns the state of the merge, which is not known at the first request after a change of one
  /// of the branches: then it is tried, and known at the next request.
  func mergeState(of listed: ListedPull, at now: Int) async throws -> MergeState {
    guard listed.isStored, listed.issue.merged == nil, let head = ObjectID(listed.pull.headCommit)
    else { return MergeState() }
    let git = listed.repository.git
    guard let base = try await git.refs().branch(listed.pull.base)?.commit else {
      return MergeState()
    }
    guard listed.pull.checkedBase == base.hex, listed.pull.checkedHead == head.hex else {
      let isClean = try await git.tryMerge(base, head).isClean
      try await PullStore(state: state).keep(isClean, of: listed, base: base, head: head)
      return MergeState()
    }
    let isMergeable = listed.pull.isMergeable
    let word =
      isMergeable == true ? try await stateWord(of: listed, onto: base, at: now) : "dirty"
    return MergeState(isMergeable: isMergeable, word: word)
  }

  private func stateWord(
    of listed: ListedPull,
    onto base: ObjectID,
    at now: Int
  ) async throws -> String {
    if listed.issue.isDraft { return "draft" }
    let rules = listed.repository.rules(of: listed.pull.base)
    if let rules, try await isBlocked(listed, by: rules, at: now) { return "blocked" }
    let git = listed.repository.git
    if rules?.isStrict == true, try await !git.isAncestor(base, of: listed.head) {
      return "behind"
    }
    let state = try await rollup(of: listed, at: now)?.state
    return state == nil || state == "SUCCESS" ? "clean" : "unstable"
  }

  /// Whether the rules of a branch keep a pull request from being merged into it.
  func isBlocked(
    _ listed: ListedPull,
    by rules: BranchRules,
    at now: Int
  ) async throws -> Bool {
    if !rules.checks.isEmpty {
      let rollup = try await rollup(of: listed, at: now)
      if rules.checks.contains(where: { rollup?.isPassed($0) != true }) { return true }
    }
    if rules.approvals > 0, try await decision(of: listed) != .approved { return true }
    guard rules.needsResolution else { return false }
    return try await ReviewStore(state: state).threads(of: listed.issue)
      .contains { $0.resolver == nil }
  }

  /// Returns all that services say about the head of a pull request.
  private func rollup(of listed: ListedPull, at now: Int) async throws -> CheckRollup? {
    let sha = listed.pull.headCommit
    return try await rollups(of: [sha], in: listed.repository, at: now)[sha]
  }

  /// Returns the decision that the reviews of a pull request lead to.
  func decision(of listed: ListedPull) async throws -> ReviewDecision? {
    let reviews = try await ReviewStore(state: state).reviews(of: listed.issue, for: nil)
    let roles = try await catalog.snapshot().roles
    return ReviewDecision.of(
      reviews,
      requiring: listed.repository.rules(of: listed.pull.base)?.approvals ?? 0,
      isWriter: { roles.role(of: $0, in: listed.repository) >= .write }
    )
  }
}

extension HostedRepository {
  /// Returns the rules of a branch; `nil` if it is not protected.
  func rules(of branch: String) -> BranchRules? { traits.rules.first { $0.branch == branch } }
}
