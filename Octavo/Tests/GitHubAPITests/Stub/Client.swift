import Foundation
import GitHubAPI
import GitHubValues
import Synchronization

/// Runs a test against a stub server, with a client that never waits.
func withClient<Result>(
  of server: StubServer,
  credentials: Credentials = .token(GitHub.Token("secret-token")),
  settings: ClientSettings = .test(),
  _ body: (GitHubAPI) async throws -> Result
) async throws -> Result {
  let api = GitHubAPI(host: try server.host, credentials: credentials, settings: settings)
  do {
    let result = try await body(api)
    try await api.shutdown()
    return result
  } catch {
    try await api.shutdown()
    throw error
  }
}

/// The error that a call ends with.
func failure(of call: () async throws -> some Sendable) async -> APIError? {
  do {
    _ = try await call()
    return nil
  } catch {
    return error as? APIError
  }
}

extension ClientSettings {
  /// Settings with a clock that stands still and no waiting.
  static func test(pauses: Pauses = Pauses()) -> ClientSettings {
    var settings = ClientSettings()
    settings.now = { Date(timeIntervalSince1970: 1_700_000_000) }
    settings.random = { 0.5 }
    settings.sleep = { pauses.add($0) }
    // They only end a hang: a busy machine may answer late.
    settings.connectTimeout = .seconds(600)
    settings.responseTimeout = .seconds(600)
    return settings
  }
}

/// The pauses that a client would have made.
final class Pauses: Sendable {
  private let pauses = Mutex<[Duration]>([])

  var all: [Duration] { pauses.withLock(\.self) }

  func add(_ pause: Duration) {
    pauses.withLock { $0.append(pause) }
  }
}
