import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Testing

/// The limits of a server, and the waits that it asks for.
struct LimitTests {
  private let engine = GitHub.RepositoryName(owner: "ada", name: "engine")
  private let empty = ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0"]

  private func used(up resource: String, for seconds: Int) -> [String: String] {
    let reset = Int(ClientSettings.time.timeIntervalSince1970) + seconds
    return empty.merging([
      "X-RateLimit-Reset": "\(reset)", "X-RateLimit-Resource": resource,
    ]) { $1 }
  }

  @Test func `a short limit is waited for, and reported to the user`() async throws {
    let pauses = Pauses()
    let events = Events()
    let server = try StubServer(.status(403, headers: used(up: "core", for: 5)), .octocat)

    let user = try await withClient(of: server, settings: .test(pauses: pauses, events: events)) {
      try await $0.send(.currentUser)
    }

    let end = ClientSettings.time.addingTimeInterval(6)
    let error = APIError(.rateLimited(until: end), request: "GET /user")
    #expect(user.login == "octocat")
    #expect(pauses.all == [.milliseconds(6250)])
    #expect(events.all == [.waiting(.milliseconds(6250), after: error)])
  }

  @Test func `a change waits for a short limit too, because it was not carried out`() async throws {
    let server = try StubServer(.status(429, headers: ["Retry-After": "2"]), .status(204))

    try await withClient(of: server) { try await $0.send(.revocation(ofAuthorization: 7)) }

    #expect(server.requests.map(\.line).count == 2)
  }

  @Test func `a long limit is reported with its end, and nothing more is sent`() async throws {
    let server = try StubServer(.status(403, headers: used(up: "core", for: 1800)), .octocat)

    try await withClient(of: server) { api in
      let first = await failure { try await api.send(.currentUser) }
      let second = await failure { try await api.send(.user("octocat")) }

      let end = ClientSettings.time.addingTimeInterval(1801)
      #expect(first?.reason == .rateLimited(until: end))
      #expect(second?.reason == .rateLimited(until: end))
      #expect(server.requests.count == 1)
    }
  }

  @Test func `the limit of searches does not stop other requests`() async throws {
    let server = try StubServer { request, _ in
      request.line.contains("/search/")
        ? .status(403, headers: used(up: "search", for: 50)) : .octocat
    }

    try await withClient(of: server) { api in
      let first = await failure { try await api.send(.repositories(matching: "x")) }
      let user = try await api.send(.currentUser)
      let second = await failure { try await api.send(.repositories(matching: "y")) }

      #expect(first?.reason == second?.reason)
      #expect(user.login == "octocat")
      #expect(server.requests.count == 2)
    }
  }

  @Test func `a secondary limit stops all requests but those about the limits`() async throws {
    let server = try StubServer(
      .status(403, #"{"message": "You have exceeded a secondary rate limit"}"#),
      .status(200, #"{"resources": {}}"#)
    )

    try await withClient(of: server) { api in
      let first = await failure { try await api.send(.currentUser) }
      let search = await failure { try await api.send(.repositories(matching: "x")) }
      _ = try await api.send(.rateLimits)

      #expect(first?.reason == .secondaryLimit(retryAfter: .seconds(60)))
      #expect(search?.reason == .secondaryLimit(retryAfter: .seconds(60)))
      #expect(server.requests.count == 2)
    }
  }

  @Test func `the limit of one account does not stop another`() async throws {
    let server = try StubServer(.status(403, headers: used(up: "core", for: 1800)), .octocat)

    try await withClient(of: server) { api in
      _ = await failure { try await api.send(.currentUser) }
      let user = try await api.authenticated(with: GitHub.Token("other")).send(.currentUser)

      #expect(user.login == "octocat")
    }
  }

  @Test func `a busy server is asked again at the time that it names`() async throws {
    let pauses = Pauses()
    let server = try StubServer(
      .status(503, "busy", headers: ["Retry-After": "3"]),
      .status(429, headers: ["Retry-After": "Tue, 14 Nov 2023 22:13:24 GMT"]),
      .octocat
    )

    _ = try await withClient(of: server, settings: .test(pauses: pauses)) {
      try await $0.send(.currentUser)
    }

    #expect(pauses.all == [.milliseconds(3250), .milliseconds(4250)])
  }

  @Test func `a retry obeys a limit that another request has met meanwhile`() async throws {
    let server = try StubServer { request, _ in
      request.line.contains("/users/")
        ? .status(403, headers: used(up: "core", for: 1800)) : .status(503, "busy")
    }
    let (pauses, paused) = AsyncStream.makeStream(of: Void.self)
    let (limits, limited) = AsyncStream.makeStream(of: Void.self)
    var settings = ClientSettings.test()
    settings.sleep = { _ in
      paused.finish()
      for await _ in limits {}
    }

    let first = try await withClient(of: server, settings: settings) { api in
      async let first = failure { try await api.send(.currentUser) }
      for await _ in pauses {}
      _ = await failure { try await api.send(.user("octocat")) }
      limited.finish()
      return await first
    }

    #expect(first?.reason == .rateLimited(until: ClientSettings.time.addingTimeInterval(1801)))
    #expect(server.requests.count == 2)
  }

  @Test func `a server that is busy for long is not asked again`() async throws {
    let server = try StubServer(.status(503, "busy", headers: ["Retry-After": "120"]))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(
      error == APIError(.server(status: 503), request: "GET /user", retryAfter: .seconds(120))
    )
    #expect(server.requests.count == 1)
  }
}
