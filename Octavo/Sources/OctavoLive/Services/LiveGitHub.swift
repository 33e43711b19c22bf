import GitHubAPI
import GitHubEndpoints
import OctavoViewModels

/// The server, with the credentials of the user who is logged in now.
final class LiveGitHub: GitHubService {
  /// The client; the session replaces it when another user logs in.
  var api: GitHubAPI

  private let activity: Activity

  init(_ api: GitHubAPI, _ activity: Activity = Activity()) {
    self.api = api
    self.activity = activity
  }

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await activity { try await api.send(endpoint) }
  }
}
