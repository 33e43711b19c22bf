import GitHubEndpoints
import OctavoViewModels

/// A server whose requests are counted while they execute.
final class TrackedGitHub: GitHubService {
  private let base: any GitHubService
  private let activity: Activity

  init(_ base: any GitHubService, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await activity { try await base.send(endpoint) }
  }
}
