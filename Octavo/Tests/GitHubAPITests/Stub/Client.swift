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
  /// The time of a clock that stands still.
  static let time = Date(timeIntervalSince1970: 1_700_000_000)

  /// Settings with a clock that stands still and no waiting.
  static func test(pauses: Pauses = Pauses(), events: Events = Events()) -> ClientSettings {
    var settings = ClientSettings()
    settings.now = { time }
    settings.onEvent = { events.add($0) }
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

/// The events of a client, without the remaining requests.
final class Events: Sendable {
  private let events = Mutex<[ClientEvent]>([])

  var all: [ClientEvent] { events.withLock(\.self) }

  func add(_ event: ClientEvent) {
    if case .rateLimit = event { return }
    events.withLock { $0.append(event) }
  }
}
