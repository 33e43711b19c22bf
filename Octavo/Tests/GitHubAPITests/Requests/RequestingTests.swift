import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Synchronization
import Testing

/// Requests over real connections, to a server that fails in every way.
struct RequestingTests {
  private let octocat = GitHub.User(id: 1, login: "octocat")

  @Test func `a request has its media type, its version and its credentials`() async throws {
    let server = try StubServer(.octocat)

    let user = try await withClient(of: server) { try await $0.send(.currentUser) }

    let request = try #require(server.requests.first)
    #expect(user == octocat)
    #expect(request.line == "GET /api/v3/user")
    #expect(request.headers["accept"] == "application/vnd.github+json")
    #expect(request.headers["x-github-api-version"] == "2026-03-10")
    #expect(request.headers["user-agent"] == "Octavo")
    #expect(request.headers["authorization"] == "Bearer secret-token")
  }

  @Test func `a request is retried after a failure of the server`() async throws {
    let pauses = Pauses()
    let server = try StubServer(.status(502, "<html>"), .cut(#"{"id": 1"#), .octocat)

    let user = try await withClient(of: server, settings: .test(pauses: pauses)) {
      try await $0.send(.currentUser)
    }

    #expect(user == octocat)
    #expect(pauses.all == [.milliseconds(250), .milliseconds(500)])
  }

  @Test func `a request fails after three tries`() async throws {
    let server = try StubServer(.status(503, "no JSON at all"))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error == APIError(.server(status: 503), request: "GET /user"))
    #expect(server.requests.count == 3)
  }

  @Test func `an incomplete response is a failure`() async throws {
    let server = try StubServer(.cut(#"{"id": 1, "login": "octocat"}"#))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error?.reason == .offline)
  }

  @Test func `a port without a server is offline at once`() async throws {
    let port = try ClosedPort()
    let host = try GitHub.Host(parsing: "127.0.0.1:\(port.number)")
    let api = GitHubAPI(host: host, settings: .test())

    let error = await failure { try await api.send(.currentUser) }
    try await api.shutdown()
    withExtendedLifetime(port) {}

    #expect(error?.reason == .offline)
    #expect(error?.request == "GET /user")
  }

  @Test func `a server that says nothing times out`() async throws {
    let pauses = Pauses()
    var settings = ClientSettings.test(pauses: pauses)
    settings.responseTimeout = .milliseconds(50)
    let server = try StubServer(.silence)

    let error = try await withClient(of: server, settings: settings) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error == APIError(.timedOut, request: "GET /user"))
    #expect(pauses.all.isEmpty)
  }

  @Test func `cancellation ends the request and is no failure of the server`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try StubServer { _, _ in
      arrived.yield()
      return .silence
    }

    try await withClient(of: server) { api in
      let task = Task { try await api.send(.currentUser) }
      for await _ in arrivals { break }
      task.cancel()
      let result = await task.result

      #expect(throws: CancellationError.self) { try result.get() }
    }
  }

  @Test func `after the end the server is offline`() async throws {
    let server = try StubServer(.octocat)
    let api = GitHubAPI(host: try server.host, settings: .test())

    try await api.shutdown()
    let error = await failure { try await api.send(.currentUser) }

    #expect(error?.reason == .offline)
    #expect(server.requests.isEmpty)
  }

  @Test func `an unchanged response is not transferred again`() async throws {
    let server = try StubServer { request, _ in
      request.headers["if-none-match"] == "\"v1\""
        ? .status(304, headers: ["X-RateLimit-Remaining": "9"])
        : .status(200, #"{"id": 1, "login": "octocat"}"#, headers: ["ETag": "\"v1\""])
    }

    let users = try await withClient(of: server) { api in
      [
        try await api.send(.currentUser), try await api.send(.currentUser),
        try await api.send(.currentUser),
      ]
    }

    #expect(users == [octocat, octocat, octocat])
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\"", "\"v1\""])
  }

  @Test func `cached responses of one user are not used for another`() async throws {
    let server = try StubServer(
      .status(200, #"{"id": 1, "login": "octocat"}"#, headers: ["ETag": "\"v1\""])
    )

    try await withClient(of: server) { api in
      _ = try await api.send(.currentUser)
      _ = try await api.authenticated(with: GitHub.Token("other")).send(.currentUser)
    }

    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
    #expect(
      server.requests.map { $0.headers["authorization"] } == [
        "Bearer secret-token", "Bearer other",
      ]
    )
  }

  @Test func `a redirect out of the secure web is refused`() async throws {
    let other = try StubServer(.octocat)
    let server = try StubServer(
      .status(301, headers: ["Location": "http://127.0.0.1:\(other.port)/api/v3/user"])
    )

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error == APIError(.redirect, request: "GET /user", end: .answered(status: 301)))
    #expect(other.requests.isEmpty)
  }

  @Test func `a renamed repository is found under its old name`() async throws {
    let server = try StubServer(
      .status(301, #"{"message": "Moved"}"#, headers: ["Location": "/api/v3/repositories/7"]),
      .status(200, #"{"id": 7, "name": "new", "owner": {"login": "octocat"}}"#)
    )

    let repository = try await withClient(of: server) { api in
      try await api.send(.repository(GitHub.RepositoryName(owner: "octocat", name: "old")))
    }

    #expect(repository.fullName == GitHub.RepositoryName(owner: "octocat", name: "new"))
    #expect(server.requests.map(\.headers["authorization"]).allSatisfy { $0 != nil })
  }

  @Test func `a response above the limit is not read`() async throws {
    let server = try StubServer(.status(200, String(repeating: "x", count: 5000)))
    let repository = GitHub.RepositoryName(owner: "octocat", name: "x")

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.blob("abc", in: repository, limit: 4999)) }
    }

    #expect(error?.reason == .tooLarge(limit: 4999))
    #expect(server.requests.count == 1)
  }

  @Test func `a response without a length is measured as it comes`() async throws {
    let body = String(repeating: "x", count: 5000)
    let server = try StubServer(.text("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(body)"))
    let repository = GitHub.RepositoryName(owner: "octocat", name: "x")

    try await withClient(of: server) { api in
      let error = await failure { try await api.send(.blob("abc", in: repository, limit: 4999)) }
      let blob = try await api.send(.blob("abc", in: repository, limit: 5000))

      #expect(error?.reason == .tooLarge(limit: 4999))
      #expect(blob.count == 5000)
    }
  }

  @Test func `the remaining requests are reported`() async throws {
    let limits = Mutex<[GitHub.RateLimit]>([])
    var settings = ClientSettings.test()
    settings.onEvent = { event in
      if case .rateLimit(let limit) = event { limits.withLock { $0.append(limit) } }
    }
    let server = try StubServer(
      .status(
        200,
        #"{"id": 1, "login": "octocat"}"#,
        headers: [
          "X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "4999",
          "X-RateLimit-Reset": "1700000000", "X-RateLimit-Resource": "core",
        ]
      )
    )

    _ = try await withClient(of: server, settings: settings) { try await $0.send(.currentUser) }

    let reset = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(
      limits.withLock(\.self) == [
        GitHub.RateLimit(limit: 5000, remaining: 4999, resetsAt: reset)
      ]
    )
  }

  @Test func `a malformed response is reported by its place, without its text`() async throws {
    let server = try StubServer(.status(200, #"["private"]"#))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.currentUser) }
    }

    #expect(error == APIError(.decoding(what: "the whole response"), request: "GET /user"))
  }

  @Test func `a readme without its contents takes a second request`() async throws {
    let server = try StubServer(
      .status(200, #"{"path": "README.md", "encoding": "none", "content": ""}"#),
      .text("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nHi")
    )
    let repository = GitHub.RepositoryName(owner: "octocat", name: "x")

    let readme = try await withClient(of: server) { try await $0.send(.readme(of: repository)) }

    #expect(readme == GitHub.File(path: "README.md", text: "Hi"))
    #expect(
      server.requests.map(\.line) == [
        "GET /api/v3/repos/octocat/x/readme", "GET /api/v3/repos/octocat/x/contents/README.md",
      ]
    )
    #expect(
      server.requests.map(\.headers["accept"]) == [
        "application/vnd.github+json", "application/vnd.github.raw+json",
      ]
    )
  }

  @Test func `a name that would lead to another path is not requested`() async throws {
    let server = try StubServer(.octocat)

    let error = try await withClient(of: server) { api in
      await failure {
        try await api.send(.setStarred(true, GitHub.RepositoryName(owner: "..", name: "following")))
      }
    }

    #expect(error?.reason == .notFound)
    #expect(server.requests.isEmpty)
  }

  @Test func `a picture on another server is not requested over HTTP`() async throws {
    let server = try StubServer(.octocat)
    let other = try #require(URL(string: "http://127.0.0.1:1/avatar.png"))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.avatar(at: other)) }
    }

    #expect(error?.reason == .redirect)
  }
}
