/// The clones of a program that does not look for any.
final class NoClones: CloneService {
  init() {}

  func clones(of repository: HostedRepository) async throws -> [LocalClone] { [] }

  func startClone() async -> LocalClone? { nil }

  func startPullRequest() async -> CheckedOutPullRequest? { nil }

  func add(_ folder: String) async throws -> LocalClone { throw CloneFailure(.noClone(folder)) }

  func forget(_ clone: LocalClone) async throws {}

  func state(of clone: LocalClone) async throws -> CloneState { throw none(clone) }

  func obstacles(to request: CheckoutRequest, in clone: LocalClone) async throws
    -> [CheckoutObstacle]
  { throw none(clone) }

  func checkOut(
    _ request: CheckoutRequest,
    in clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws -> CheckoutOutcome { throw none(clone) }

  func missing(_ commits: [String], in clone: LocalClone) async throws -> [String] {
    throw none(clone)
  }

  func fetch(
    _ commits: [String],
    of repository: HostedRepository,
    into clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws { throw none(clone) }

  func preview(mergeOf head: String, into base: String, in clone: LocalClone) async throws
    -> MergePreview
  { throw none(clone) }

  func pairs(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [CommitPair]
  { throw none(clone) }

  func revisions(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [FileRevision]
  { throw none(clone) }

  func path(of file: String, in clone: LocalClone) async throws -> String { throw none(clone) }

  func open(_ file: String, line: Int?, in clone: LocalClone) async throws { throw none(clone) }

  private func none(_ clone: LocalClone) -> CloneFailure { CloneFailure(.noClone(clone.folder)) }
}
