import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Testing

/// Responses that the server has compressed, over a real connection.
struct CompressionTests {
  @Test func `a response that compresses better than 50 to 1 is read`() async throws {
    let body = CompressedBody(#"{"id": 1, "login": "octocat","#, repeats: 4_000, #""name": "A"}"#)
    let server = try StubServer(.gzip(body))

    let user = try await withClient(of: server) { try await $0.send(.user("octocat")) }

    #expect(body.text.count > 50 * body.gzip.count)
    #expect(user.name == "A")
    #expect(server.requests.count == 1)
  }

  @Test func `a response that is too large after decompression is asked for once`() async throws {
    let body = CompressedBody(#"{"id": 1, "login": "octocat","#, repeats: 4_000, #""name": "A"}"#)
    let server = try StubServer(.gzip(body))
    var settings = ClientSettings.test()
    settings.maximumJSONBytes = body.text.count - 1

    let error = try await withClient(of: server, settings: settings) { api in
      await failure { try await api.send(.user("octocat")) }
    }

    #expect(error?.reason == .tooLarge(limit: body.text.count - 1))
    #expect(server.requests.count == 1)
  }

  @Test func `a response may be as large as the limit`() async throws {
    let body = CompressedBody(#"{"id": 1, "login": "octocat","#, repeats: 4_000, #""name": "A"}"#)
    let server = try StubServer(.gzip(body))
    var settings = ClientSettings.test()
    settings.maximumJSONBytes = body.text.count

    let user = try await withClient(of: server, settings: settings) {
      try await $0.send(.user("octocat"))
    }

    #expect(user.login == "octocat")
  }

  @Test func `a response that is compressed wrongly is requested once`() async throws {
    let server = try StubServer(
      .status(200, "no gzip at all", headers: ["Content-Encoding": "gzip"])
    )

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.user("octocat")) }
    }

    #expect(error?.reason == .decoding(what: "the compressed response"))
    #expect(server.requests.count == 1)
  }

  @Test func `a response whose compressed end is missing is requested once`() async throws {
    let body = CompressedBody(#"{"id": 1, "login": "octocat","#, repeats: 4, #""name": "A"}"#)
    let half = Array(body.gzip.prefix(body.gzip.count / 2))
    let head =
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n"
      + "Content-Length: \(half.count)\r\n\r\n"
    let server = try StubServer(.bytes(Array(head.utf8) + half))

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.user("octocat")) }
    }

    guard case .decoding = error?.reason else {
      Issue.record("expected a decoding failure, not \(String(describing: error))")
      return
    }
    #expect(server.requests.count == 1)
  }

  @Test func `an error whose body is compressed wrongly keeps its status`() async throws {
    let server = try StubServer(
      .status(404, "no gzip at all", headers: ["Content-Encoding": "gzip"])
    )

    let error = try await withClient(of: server) { api in
      await failure { try await api.send(.user("octocat")) }
    }

    #expect(error?.reason == .notFound)
  }
}
