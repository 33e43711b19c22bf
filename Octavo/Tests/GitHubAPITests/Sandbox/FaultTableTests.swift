import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// The rows of the fault table in Documentation/Reliability.md, one test for each.
struct FaultTableTests {
  private let engine = TestWorld.engine

  /// Returns the error of a request with a fault that lasts, and the number of requests sent.
  private func outcome(
    of effect: SandboxFault.Effect,
    settings: ClientSettings = .test()
  ) async throws -> (reason: APIError.Reason?, requests: Int) {
    try await withSandbox(settings: settings) { api, sandbox in
      sandbox.inject(SandboxFault(effect))
      let error = await failure { try await api.send(.repository(engine)) }
      // A held or late request ends with its connection.
      sandbox.clearFaults()
      return (error?.reason, sandbox.requests.count)
    }
  }

  private var impatient: ClientSettings {
    var settings = ClientSettings.test()
    settings.responseTimeout = .milliseconds(100)
    return settings
  }

  @Test func `delay: a short one is not noticed`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.delay(.milliseconds(10))))

      let repository = try await api.send(.repository(engine))

      #expect(repository.fullName == engine)
    }
  }

  @Test(arguments: [SandboxFault.Effect.delay(.seconds(3600)), .hold])
  func `delay and hold: a server that says nothing times out`(
    _ effect: SandboxFault.Effect
  ) async throws {
    let outcome = try await outcome(of: effect, settings: impatient)

    #expect(outcome.reason == .timedOut)
  }

  @Test func `hold: a request that is cancelled ends`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.hold, pathPrefix: "/repos"))
      let task = Task { try await api.send(.repository(engine)) }
      await sandbox.waitForHeldRequests()

      task.cancel()
      let result = await task.result
      sandbox.clearFaults()

      #expect(throws: CancellationError.self) { try result.get() }
    }
  }

  @Test(
    arguments: [
      (400, APIError.Reason.unexpected(status: 400), 1), (401, .unauthorized, 1),
      (403, .forbidden, 1), (404, .notFound, 1), (409, .conflict, 1), (410, .gone, 1),
      (422, .validation([]), 1), (451, .blocked(notice: nil), 1),
      (429, .secondaryLimit(retryAfter: .seconds(60)), 1), (202, .notReady, 3),
      (500, .server(status: 500), 3), (503, .server(status: 503), 3),
    ] as [(Int, APIError.Reason, Int)]
  )
  func `status: each has its reason, and only failures of the server are retried`(
    status: Int,
    reason: APIError.Reason,
    requests: Int
  ) async throws {
    let outcome = try await outcome(of: .status(status))

    #expect(outcome.reason == reason)
    #expect(outcome.requests == requests)
  }

  @Test(arguments: [204, 205])
  func `status: a change needs no body`(_ status: Int) async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.status(status), method: "PUT"))

      try await api.send(.setStarred(true, engine))

      #expect(sandbox.requests.count == 1)
    }
  }

  @Test func `status with a body: what is not JSON cannot be decoded`() async throws {
    let outcome = try await outcome(of: .status(200, body: "<html>Log in to the Wi-Fi</html>"))

    #expect(outcome.reason == .decoding(what: "the whole response"))
    #expect(outcome.requests == 1)
  }

  @Test func `status with Retry-After: a long pause is left to the caller`() async throws {
    let outcome = try await outcome(of: .status(503, headers: ["Retry-After": "120"]))

    #expect(outcome.reason == .server(status: 503))
    #expect(outcome.requests == 1)
  }

  @Test func `status with a used-up limit: without its end it is a minute`() async throws {
    let outcome = try await outcome(of: .status(403, headers: ["X-RateLimit-Remaining": "0"]))

    #expect(outcome.reason == .rateLimited(until: ClientSettings.time.addingTimeInterval(60)))
    #expect(outcome.requests == 1)
  }

  @Test func `status with a compressed body: a broken one is requested once`() async throws {
    let fault = SandboxFault.Effect.status(
      200,
      body: "no gzip at all",
      headers: ["Content-Encoding": "gzip"]
    )

    let outcome = try await outcome(of: fault)

    #expect(outcome.reason == .decoding(what: "the compressed response"))
    #expect(outcome.requests == 1)
  }

  @Test(arguments: ["http://127.0.0.1:1/x", "/api/v3/repos/ada/engine"])
  func `status with a location: insecure places and circles are not followed`(
    _ location: String
  ) async throws {
    let outcome = try await outcome(of: .status(302, headers: ["Location": location]))

    #expect(outcome.reason == .redirect)
    #expect(outcome.requests == 1)
  }

  @Test func `statuses: a server that stumbles twice is not noticed`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.statuses([502, 503])))

      let repository = try await api.send(.repository(engine))

      #expect(repository.fullName == engine)
      #expect(sandbox.requests.count == 3)
    }
  }

  @Test func `cutBody: the server is offline after three tries`() async throws {
    let outcome = try await outcome(of: .cutBody(after: 20))

    #expect(outcome.reason == .offline)
    #expect(outcome.requests == 3)
  }

  @Test func `wrongLength: a body that is too short times out`() async throws {
    let outcome = try await outcome(of: .wrongLength(by: 100), settings: impatient)

    #expect(outcome.reason == .timedOut)
  }

  @Test func `wrongLength: a body that is too long is cut, and cannot be decoded`() async throws {
    let outcome = try await outcome(of: .wrongLength(by: -100))

    #expect(outcome.reason == .decoding(what: "the whole response"))
    #expect(outcome.requests == 1)
  }

  @Test func `reset: the server is offline after three tries`() async throws {
    let outcome = try await outcome(of: .reset)

    #expect(outcome.reason == .offline)
    #expect(outcome.requests == 3)
  }

  /// Returns the error of opening an issue with a fault, and the titles of the issues then and a
  /// minute later.
  private func opening(
    with effect: SandboxFault.Effect
  ) async throws -> (reason: APIError.Reason?, requests: Int, before: [String], after: [String]) {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(effect, method: "POST"))
      let error = await failure {
        try await api.send(.newIssue(title: "Knocks", in: engine))
      }
      let requests = sandbox.requests.count
      let before = try await api.send(.issues(of: engine)).items.map(\.title)
      await sandbox.advanceClock(by: 60)
      let after = try await api.send(.issues(of: engine)).items.map(\.title)
      return (error?.reason, requests, before, after)
    }
  }

  @Test func `loseResponse: a new item is requested once and exists`() async throws {
    let outcome = try await opening(with: .loseResponse)

    #expect(outcome.reason == .offline)
    #expect(outcome.requests == 1)
    #expect(outcome.before == ["Knocks"])
  }

  @Test func `replaceResponse: a new item is requested once and exists`() async throws {
    let outcome = try await opening(with: .replaceResponse(502))

    #expect(outcome.reason == .server(status: 502))
    #expect(outcome.requests == 1)
    #expect(outcome.before == ["Knocks"])
  }

  @Test func `actLater: a new item exists when its time has come`() async throws {
    let outcome = try await opening(with: .actLater(seconds: 60))

    #expect(outcome.reason == .offline)
    #expect(outcome.requests == 1)
    #expect(outcome.before == [])
    #expect(outcome.after == ["Knocks"])
  }

  @Test func `revokeToken: the session ends`() async throws {
    let outcome = try await outcome(of: .revokeToken)

    #expect(outcome.reason == .unauthorized)
    #expect(outcome.requests == 1)
  }

  @Test func `exhaustLimit: the end is known, and nothing more is sent until then`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.exhaustLimit, count: 1))

      let first = await failure { try await api.send(.repository(engine)) }
      let second = await failure { try await api.send(.currentUser) }

      let end = ClientSettings.time.addingTimeInterval(3601)
      #expect(first?.reason == .rateLimited(until: end))
      #expect(second?.reason == .rateLimited(until: end))
      #expect(sandbox.requests.count == 1)
    }
  }

  @Test func `secondaryLimit: a short one is waited for`() async throws {
    let events = Events()
    try await withSandbox(settings: .test(events: events)) { api, sandbox in
      sandbox.inject(SandboxFault(.secondaryLimit(retryAfter: 5), count: 1))

      _ = try await api.send(.repository(engine))

      #expect(sandbox.requests.count == 2)
      #expect(events.all.count == 1)
    }
  }

  @Test(arguments: [17, nil])
  func `secondaryLimit: a long one is reported with its time`(_ seconds: Int?) async throws {
    let outcome = try await outcome(of: .secondaryLimit(retryAfter: seconds))

    #expect(outcome.reason == .secondaryLimit(retryAfter: .seconds(seconds ?? 60)))
    #expect(outcome.requests == 1)
  }

  @Test(arguments: [-7200, 7200])
  func `clockSkew: a limit ends when it ends on the server`(_ seconds: Int) async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.exhaustLimit, pathPrefix: "/user", count: 1))
      sandbox.inject(SandboxFault(.clockSkew(seconds: seconds), pathPrefix: "/repos"))
      sandbox.inject(SandboxFault(.clockSkew(seconds: seconds), pathPrefix: "/user"))

      let repository = try await api.send(.repository(engine))
      let error = await failure { try await api.send(.currentUser) }

      #expect(repository.fullName == engine)
      #expect(error?.reason == .rateLimited(until: ClientSettings.time.addingTimeInterval(3601)))
    }
  }

  @Test func `neverUnchanged: what is known is sent again, without an entity tag`() async throws {
    try await withSandbox { api, sandbox in
      let list = Endpoint.issues(of: engine)
      let known = try #require(try await api.send(list.ifChanged(since: nil)))
      let unchanged = try await api.send(list.ifChanged(since: known.entityTag))
      sandbox.inject(SandboxFault(.neverUnchanged, pathPrefix: "/repos"))
      let again = try #require(try await api.send(list.ifChanged(since: known.entityTag)))

      #expect(known.entityTag != nil && unchanged == nil)
      #expect(again.entityTag == nil && again.value == known.value)
    }
  }
}
