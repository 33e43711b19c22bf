import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// The server, with the credentials of the user who is logged in now.
///
/// All requests of an account pass here, so that a refused token is noticed in one place.
final class LiveGitHub: GitHubService {
  /// The client; the session replaces it when another user logs in.
  var api: GitHubAPI { didSet { onChange() } }

  /// Called when the credentials of another account, or none, have taken the place of the present
  /// ones.
  var onChange: () -> Void = {}

  /// Called when the server refuses the credentials of a request, unless another login has replaced
  /// them since.
  var onRefusal: () -> Void = {}

  fileprivate let activity: Activity

  init(_ api: GitHubAPI, _ activity: Activity = Activity()) {
    self.api = api
    self.activity = activity
  }

  /// The server, with the present credentials, whichever account logs in next.
  var account: AccountGitHub { AccountGitHub(gitHub: self, api: api) }

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await account.send(endpoint)
  }
}

/// The server, with the credentials of one account.
struct AccountGitHub {
  fileprivate let gitHub: LiveGitHub
  fileprivate let api: GitHubAPI

  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await noticingRefusal { try await api.send(endpoint) }
  }

  /// Passes the bytes of a response to a closure while they arrive.
  func download(
    _ endpoint: Endpoint<Data>,
    from position: DownloadPosition? = nil,
    receive: @Sendable (DownloadPart) async throws -> Void
  ) async throws {
    try await noticingRefusal {
      try await api.download(endpoint, from: position, receive: receive)
    }
  }

  private func noticingRefusal<Value>(
    _ request: @MainActor () async throws -> Value
  ) async throws -> Value {
    do {
      return try await gitHub.activity(request)
    } catch let error as APIError where error.reason == .unauthorized {
      let isCurrent =
        gitHub.api.host == api.host
        && [.none, api.credentials].contains(gitHub.api.credentials)
      if isCurrent { gitHub.onRefusal() }
      throw error
    }
  }
}
