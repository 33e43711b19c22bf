import GitHubValues

@testable import OctavoViewModels

/// Copies that a test lets proceed.
final class FakeOfflineCopies: OfflineCopies {
  /// The repositories whose copies were requested, in order.
  private(set) var requests: [GitHub.RepositoryName] = []
  /// The repositories whose copies were removed, in order.
  private(set) var removed: [GitHub.RepositoryName] = []
  /// The repositories whose issues are kept, with the numbers of issues that were said.
  private(set) var keptIssues: [GitHub.RepositoryName: Int] = [:]
  /// The progress that each call reports.
  var progress: [OfflineProgress] = []
  /// The gate that each call waits at after its progress; `nil` for none.
  var gate: Gate?
  /// The error with which each call ends; `nil` for none.
  var failure: (any Error)?
  /// The bytes of all copies.
  var bytes = 0

  func keep(
    _ name: GitHub.RepositoryName,
    onProgress: @escaping @MainActor @Sendable (OfflineProgress) -> Void
  ) async throws {
    requests.append(name)
    for step in progress { onProgress(step) }
    try await gate?.wait()
    if let failure { throw failure }
  }

  func remove(_ name: GitHub.RepositoryName) async throws {
    if let failure { throw failure }
    removed.append(name)
  }

  func keepIssues(of name: GitHub.RepositoryName, total: Int) async throws {
    if let failure { throw failure }
    keptIssues[name] = total
  }

  func removeIssues(of name: GitHub.RepositoryName) async throws {
    if let failure { throw failure }
    keptIssues[name] = nil
  }

  func size() async -> Int { bytes }
}
