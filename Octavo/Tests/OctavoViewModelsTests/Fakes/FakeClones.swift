@testable import OctavoViewModels

/// Clones with answers that a test sets.
final class FakeClones: CloneService {
  /// The clones, the first of them that of the start folder if ``startsInClone``.
  var clones: [LocalClone] = []
  /// Whether the program was started in the first clone.
  var startsInClone = false
  /// The state of each clone; a detached head without one.
  var state = CloneState(head: .detached, commit: nil)
  /// The obstacles that are known without the server.
  var obstacles: [CheckoutObstacle] = []
  /// The outcome of each checkout; `nil` for one without obstacles.
  var outcome: CheckoutOutcome?
  /// The lines that a checkout reports.
  var progress: [String] = []
  /// The gate that a checkout waits at after its progress; `nil` for none.
  var gate: Gate?
  /// The commits that the clones lack.
  var missing: Set<String> = []
  /// The result of each merge.
  var preview = MergePreview.clean
  /// The commits of two versions of a patch.
  var pairs: [CommitPair] = []
  /// The files that the author changed between two versions.
  var revisions: [FileRevision] = []
  /// The error with which each call ends; `nil` for none.
  var failure: CloneFailure?
  /// The checkouts that were requested, in order.
  private(set) var requests: [CheckoutRequest] = []
  /// The files that were opened, as “path:line”, in order.
  private(set) var opened: [String] = []

  func clones(of repository: HostedRepository) async throws -> [LocalClone] {
    try fail()
    return clones.filter { $0.remote(of: repository) != nil }
  }

  func startClone() async -> LocalClone? { startsInClone ? clones.first : nil }

  func startPullRequest() async -> CheckedOutPullRequest? {
    startsInClone ? state.upstream?.pullRequest : nil
  }

  func add(_ folder: String) async throws -> LocalClone {
    try fail()
    guard let clone = clones.first(where: { $0.folder == folder }) else {
      throw CloneFailure(.noClone(folder))
    }
    return clone
  }

  func forget(_ clone: LocalClone) async throws { clones.removeAll { $0 == clone } }

  func state(of clone: LocalClone) async throws -> CloneState {
    try fail()
    return state
  }

  func obstacles(to request: CheckoutRequest, in clone: LocalClone) async throws
    -> [CheckoutObstacle]
  {
    try fail()
    return obstacles
  }

  func checkOut(
    _ request: CheckoutRequest,
    in clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws -> CheckoutOutcome {
    requests.append(request)
    for line in self.progress { progress?.yield(line) }
    try await gate?.wait()
    try fail()
    return outcome
      ?? .done(
        CheckoutResult(
          folder: clone.folder,
          branch: request.branch ?? request.source.branchNames.first ?? "",
          commit: request.source.headCommit ?? "",
          change: .created,
          upstream: BranchUpstream(
            remote: "origin",
            repository: request.source.base,
            reference: request.source.pullReference
          )
        )
      )
  }

  func missing(_ commits: [String], in clone: LocalClone) async throws -> [String] {
    try fail()
    return commits.filter(missing.contains)
  }

  func fetch(
    _ commits: [String],
    of repository: HostedRepository,
    into clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws {
    try fail()
    missing.subtract(commits)
  }

  func preview(mergeOf head: String, into base: String, in clone: LocalClone) async throws
    -> MergePreview
  {
    try fail()
    return preview
  }

  func pairs(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [CommitPair]
  {
    try fail()
    return pairs
  }

  func revisions(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [FileRevision]
  {
    try fail()
    return revisions
  }

  func path(of file: String, in clone: LocalClone) async throws -> String {
    try fail()
    return "\(clone.folder)/\(file)"
  }

  func open(_ file: String, line: Int?, in clone: LocalClone) async throws {
    try fail()
    opened.append(line.map { "\(file):\($0)" } ?? file)
  }

  private func fail() throws {
    if let failure { throw failure }
  }
}
