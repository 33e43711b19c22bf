import Foundation
import GitHubValues
import Synchronization
import Testing

@testable import GitHubAPI
@testable import GitHubEndpoints

/// Responses that the client has already.
struct RevalidationTests {
  private let body = #"{"id": 1, "login": "octocat"}"#

  /// A server that responds with 304 to a request with one of its tags.
  private func server(_ headers: [String: String], body: String? = nil) throws -> StubServer {
    let body = body ?? self.body
    return try StubServer { request, _ in
      let isKnown =
        request.headers["if-none-match"] != nil || request.headers["if-modified-since"] != nil
      return isKnown ? .status(304) : .status(200, body, headers: headers)
    }
  }

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("octavo-\(UUID().uuidString)")
  }

  private func restarted<Result>(
    _ server: StubServer,
    _ folder: URL,
    token: String = "secret-token",
    _ body: (GitHubAPI) async throws -> Result
  ) async throws -> Result {
    try await withClient(of: server) { api in
      try await body(api.authenticated(with: GitHub.Token(token), cacheFolder: folder))
    }
  }

  private func files(in folder: URL) throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try Data(contentsOf: $0) }
  }

  /// Responses of one server, in a folder of 10,000 bytes.
  private func responseFiles(in folder: URL) -> ResponseFiles {
    ResponseFiles(
      folder: folder,
      capacity: 10_000,
      origin: "https://a.example:443",
      secrets: []
    )
  }

  @Test func `a response with a date is not transferred again`() async throws {
    let date = "Tue, 14 Nov 2023 22:13:20 GMT"
    let server = try server(["Last-Modified": date])

    try await withClient(of: server) { api in
      _ = try await api.send(.currentUser)
      let user = try await api.send(.currentUser)

      #expect(user.login == "octocat")
      #expect(server.requests.map { $0.headers["if-modified-since"] } == [nil, date])
    }
  }

  @Test func `an unchanged response is decoded once`() async throws {
    let count = Mutex(0)
    let endpoint = Endpoint<Int>(.get(["user"])) { _ in
      .value(
        count.withLock {
          $0 += 1
          return $0
        }
      )
    }
    let server = try server(["ETag": "\"v1\""])

    let values = try await withClient(of: server) { api in
      [try await api.send(endpoint), try await api.send(endpoint), try await api.send(endpoint)]
    }

    #expect(values == [1, 1, 1])
  }

  @Test func `a response is known after a restart`() async throws {
    let server = try server(["ETag": "\"v1\""])
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }

    for _ in 0..<2 {
      let user = try await restarted(server, folder) { try await $0.send(.currentUser) }

      #expect(user.login == "octocat")
    }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\""])
  }

  @Test func `the next page of a response that is known after a restart is known`() async throws {
    let server = try StubServer { request, _ in
      request.headers["if-none-match"] != nil
        ? .status(304)
        : .status(
          200,
          #"[{"login": "a"}]"#,
          headers: ["ETag": "\"v1\"", "Link": "</api/v3/user/1/followers?page=2>; rel=\"next\""]
        )
    }
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }

    var pages: [GitHub.Page<GitHub.Account>] = []
    for _ in 0..<2 {
      pages.append(
        try await restarted(server, folder) {
          try await $0.pages(of: .followers(of: "octocat")).page()
        }
      )
    }

    #expect(pages[0] == pages[1])
    #expect(pages[1].next != nil)
  }

  @Test func `no secret is in the folder, and only its owner can open it`() async throws {
    let echo = try server(["ETag": "\"v1\"", "Set-Cookie": "secret-token"])
    let leak = try server(["ETag": "\"v1\""], body: #"{"id": 1, "login": "secret-token"}"#)
    let body = #"{"id": 1, "login": "a", "url": "x?token=A"}"#
    let address = try server(["ETag": "\"v1\""], body: body)
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }

    for server in [echo, leak, address] {
      _ = try await restarted(server, folder) { try await $0.send(.currentUser) }
    }

    let files = try files(in: folder)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
    #expect(files.count == 1)
    #expect(files.allSatisfy { $0.range(of: Data("secret-token".utf8)) == nil })
    #expect(mode as? Int == 0o700)
  }

  @Test func `a file that is damaged is left out`() async throws {
    let server = try server(["ETag": "\"v1\""])
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await restarted(server, folder) { try await $0.send(.currentUser) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = folder.appendingPathComponent(try #require(names.first))
    try Data("{\"format\":9}\n".utf8).write(to: file)

    let user = try await restarted(server, folder) { try await $0.send(.currentUser) }

    #expect(user.login == "octocat")
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
  }

  @Test func `the folder is bounded, and the oldest response is removed first`() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = responseFiles(in: folder)
    let response = GitHub.Response(headers: ["ETag": "t"], body: Data(count: 2_000))
    let keys = try (0..<20).map { number in
      ResponseCache.Key(
        url: try #require(URL(string: "https://a.example/\(number)")),
        mediaType: .json
      )
    }

    for key in keys { files.keep(response, for: key) }

    let bytes = try self.files(in: folder).reduce(0) { $0 + $1.count }
    #expect(bytes <= 10_000)
    #expect(files.response(for: keys[0]) == nil)
    #expect(files.response(for: keys[19])?.body.count == 2_000)
  }

  @Test func `responses of other servers are not kept in the folder`() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = responseFiles(in: folder)
    let url = try #require(URL(string: "https://b.example/x"))

    files.keep(
      GitHub.Response(headers: ["ETag": "t"], body: Data()),
      for: ResponseCache.Key(url: url, mediaType: .json)
    )

    #expect(try self.files(in: folder).isEmpty)
  }
}
