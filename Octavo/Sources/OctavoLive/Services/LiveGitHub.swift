import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// The server, with the credentials of one account.
///
/// All requests of the account pass here, so that a refused token is noticed in one place.
final class LiveGitHub: GitHubService {
  /// The client, whose credentials a renewed login replaces and a refusal removes.
  var api: GitHubAPI

  /// Called when the server refuses the present credentials.
  var onRefusal: () -> Void = {}

  /// The requests under way, which end with the account.
  let tasks = RunningTasks()
  private let activity: Activity

  init(_ api: GitHubAPI, _ activity: Activity = Activity()) {
    self.api = api
    self.activity = activity
  }

  deinit {}

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await noticingRefusal(of: endpoint.request) { try await $0.send(endpoint) }
  }

  /// Passes the bytes of a response to a closure while they arrive.
  func download(
    _ endpoint: Endpoint<Data>,
    from position: DownloadPosition? = nil,
    receive: @escaping @Sendable (DownloadPart) async throws -> Void
  ) async throws {
    try await noticingRefusal(of: endpoint.request) {
      try await $0.download(endpoint, from: position, receive: receive)
    }
  }

  /// Passes the last bytes of a response to a closure while they arrive, or all of them if the
  /// server does not permit that.
  func download(
    _ endpoint: Endpoint<Data>,
    end: Int,
    receive: @escaping @Sendable (DownloadPart) async throws -> Void
  ) async throws {
    try await noticingRefusal(of: endpoint.request) {
      try await $0.download(endpoint, end: end, receive: receive)
    }
  }

  /// Performs a request, and notices the refusal of the credentials, which an anonymous request
  /// does not have.
  private func noticingRefusal<Value: Sendable>(
    of sent: GitHub.Request,
    _ request: @escaping @MainActor @Sendable (GitHubAPI) async throws -> Value
  ) async throws -> Value {
    let api = api
    do {
      return try await activity { try await tasks { _ in try await request(api) } }
    } catch let error as APIError where error.reason == .unauthorized && !sent.isAnonymous {
      // A login since then has other credentials.
      if [.none, api.credentials].contains(self.api.credentials) { onRefusal() }
      throw error
    }
  }
}
