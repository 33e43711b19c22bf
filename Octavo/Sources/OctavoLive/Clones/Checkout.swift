import OctavoViewModels

/// The checkout of a pull request.
nonisolated struct Checkout: Sendable {
  let git: UserGit
  let clone: LocalClone
  let request: CheckoutRequest
  let progress: AsyncStream<String>.Continuation?

  /// Returns the obstacles that are known without the server.
  @concurrent func obstacles() async throws -> [CheckoutObstacle] {
    switch try await CheckoutPlanner(git: git, clone: clone, request: request).plan() {
    case .blocked(let obstacles): return obstacles
    case .plan(let plan):
      guard let commit = request.source.headCommit,
        try await git.missing([commit], in: clone.folder).isEmpty
      else { return [] }
      return try await target(plan, commit).obstacles()
    }
  }

  /// Fetches the commits, then checks them out.
  @concurrent func run() async throws -> CheckoutOutcome {
    let plan: CheckoutPlan
    switch try await CheckoutPlanner(git: git, clone: clone, request: request).plan() {
    case .blocked(let obstacles): return .blocked(obstacles)
    case .plan(let found): plan = found
    }
    guard let (head, commit) = try await fetch() else { return .blocked([.noHead]) }
    let target = try await target(plan, commit)
    let obstacles = try await target.obstacles()
    guard obstacles.isEmpty else { return .blocked(obstacles) }
    return try await CheckoutSteps(
      git: git,
      clone: clone,
      target: target,
      head: head,
      progress: progress
    ).run()
  }

  private func target(_ plan: CheckoutPlan, _ commit: String) async throws -> CheckoutTarget {
    let current: String? =
      if plan.isWorkTree { nil } else {
        try await git.read(
          ["rev-parse", "--quiet", "--verify", "HEAD^{commit}"],
          in: clone.folder,
          expecting: [0, 1]
        ).line
      }
    return CheckoutTarget(
      git: git,
      clone: clone,
      plan: plan,
      commit: commit,
      current: current?.isEmpty == true ? nil : current
    )
  }

  /// Fetches from the first place that has the commits; `nil` if none has.
  ///
  /// A fork that cannot be read is passed over, because the base has its commits too.
  private func fetch() async throws -> (RemoteHead, String)? {
    var failure: (any Error)?
    for head in RemoteHead.all(for: request.source, in: clone) {
      do {
        if let commit = try await git.fetch(head, in: clone.folder, progress: progress) {
          return (head, commit)
        }
      } catch let error as CloneFailure where head.repository != request.source.base {
        failure = error
      }
    }
    if let failure { throw failure }
    return nil
  }
}
