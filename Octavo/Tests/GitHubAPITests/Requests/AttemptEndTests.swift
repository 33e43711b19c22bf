import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Testing

/// The ends of attempts to write, over real connections.
///
/// A program that keeps its requests sends again what never left, and nothing that is in doubt.
struct AttemptEndTests {
  private let comment = Endpoint.newComment(
    "Boots!",
    onIssue: 7,
    of: GitHub.RepositoryName(owner: "ada", name: "engine")
  )

  private func end(at address: String, settings: ClientSettings = .test()) async throws
    -> AttemptEnd?
  {
    let api = GitHubAPI(host: try GitHub.Host(parsing: address), settings: settings)
    let error = await failure { try await api.send(comment) }
    try await api.shutdown()
    return error?.end
  }

  private func end(
    of server: StubServer,
    settings: ClientSettings = .test()
  ) async throws -> AttemptEnd? {
    let end = try await end(at: "127.0.0.1:\(server.port)", settings: settings)
    #expect(server.requests.count <= 1, "a write is one attempt")
    return end
  }

  @Test func `a request to a port without a server has not left`() async throws {
    let port = try ClosedPort()

    #expect(try await end(at: "127.0.0.1:\(port.number)") == .neverLeft)
    #expect(try await end(at: "localhost:\(port.number)") == .neverLeft)
    withExtendedLifetime(port) {}
  }

  @Test func `a request to an unknown name has not left`() async throws {
    #expect(try await end(at: "nowhere.invalid") == .neverLeft)
  }

  @Test(arguments: ["", "HTTP/1.1 400 No TLS here\r\n\r\n"])
  func `a request that gets no secure connection has not left`(_ text: String) async throws {
    let server = try StubServer(greeting: text)

    #expect(try await end(at: "https://127.0.0.1:\(server.port)") == .neverLeft)
  }

  @Test func `a request after the end of the client has not left`() async throws {
    let api = GitHubAPI(host: .github, settings: .test())

    try await api.shutdown()

    #expect(await failure { try await api.send(comment) }?.end == .neverLeft)
  }

  @Test func `a request that waits for a known limit has not left`() async throws {
    let server = try StubServer(
      .status(429, headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1700000100"])
    )

    let ends = try await withClient(of: server) { api in
      [
        await failure { try await api.send(comment) }?.end,
        await failure { try await api.send(comment) }?.end,
      ]
    }

    #expect(ends == [.answered(status: 429), .neverLeft])
    #expect(server.requests.count == 1)
  }

  @Test func `a connection that is closed before the request is read is in doubt`() async throws {
    #expect(try await end(of: StubServer(greeting: "")) == .inDoubt)
  }

  @Test(arguments: [
    StubResponse.text(""), .text("HTTP/1.1 201 Cre"), .text("HTTP/1.1 201 Created\r\nContent-Le"),
    .cut(#"{"id": 5"#), .status(500), .status(502, "<html>"), .status(503), .status(408),
    .text("220 smtp.example ESMTP\r\n"),
  ])
  func `a cut or failed response is in doubt`(_ response: StubResponse) async throws {
    #expect(try await end(of: StubServer(response)) == .inDoubt)
  }

  @Test func `silence is in doubt`() async throws {
    var settings = ClientSettings.test()
    settings.responseTimeout = .milliseconds(50)

    #expect(try await end(of: StubServer(.silence), settings: settings) == .inDoubt)
  }

  @Test(arguments: [
    (StubResponse.status(401), 401), (.status(403), 403), (.status(404), 404),
    (.status(409), 409), (.status(410), 410), (.status(422), 422), (.status(429), 429),
    (.status(400), 400), (.status(451), 451),
  ])
  func `a refusal is an answer`(_ response: StubResponse, _ status: Int) async throws {
    #expect(try await end(of: StubServer(response)) == .answered(status: status))
  }

  @Test(arguments: ["", "<html>", "[]", #"{"id": null}"#, "{\"id\": 5", "\u{0}"])
  func `an accepted write whose response cannot be read is carried out`(
    _ body: String
  ) async throws {
    #expect(try await end(of: StubServer(.status(201, body))) == .answered(status: 201))
  }

  @Test func `an accepted write with a huge response is carried out`() async throws {
    var settings = ClientSettings.test()
    settings.maximumJSONBytes = 10

    let end = try await end(of: StubServer(.status(201, #"{"id": 5000000}"#)), settings: settings)

    #expect(end == .answered(status: 201))
  }

  @Test(arguments: [301, 302, 307, 308])
  func `a write follows no redirect`(_ status: Int) async throws {
    let server = try StubServer(
      .status(status, headers: ["Location": "/api/v3/repositories/7/issues/7/comments"])
    )

    #expect(try await end(of: server) == .answered(status: status))
    #expect(server.requests.count == 1)
  }

  @Test func `a retried request is in doubt if one of its attempts was`() async throws {
    let server = try StubServer(.status(502), .status(429, headers: ["Retry-After": "60"]))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.revocation(ofAuthorization: 7)) }
    }

    #expect(error?.reason == .secondaryLimit(retryAfter: .seconds(60)))
    #expect(error?.end == .inDoubt)
  }
}
