import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import Synchronization
import Testing

/// Responses that are passed on while they arrive.
struct DownloadTests {
  private let repository = GitHub.RepositoryName(owner: "octocat", name: "x")

  @Test func `bytes are passed on in order, after the beginning of the response`() async throws {
    let body = String(repeating: "x", count: 300_000)
    let server = try StubServer(.status(200, body, headers: ["ETag": #""v1""#]))
    let parts = Parts()

    try await withClient(of: server) { api in
      try await api.download(.blob("abc", in: repository)) { parts.add($0) }
    }

    #expect(parts.start?.offset == 0 && parts.start?.total == 300_000)
    #expect(parts.start?.version == #""v1""#)
    #expect(parts.bytes == Data(body.utf8))
    #expect(server.requests.first?.headers["accept"] == "application/vnd.github.raw+json")
  }

  @Test func `a download continues where it ended, if the version is the same`() async throws {
    let server = try StubServer(
      .status(206, "lo", headers: ["Content-Range": "bytes 3-4/5", "ETag": #""v1""#])
    )
    let parts = Parts()
    try await withClient(of: server) { api in
      let position = DownloadPosition(offset: 3, version: #""v1""#)
      try await api.download(.blob("abc", in: repository), from: position) { parts.add($0) }
    }

    let headers = server.requests.first?.headers
    #expect(headers?["range"] == "bytes=3-" && headers?["if-range"] == #""v1""#)
    #expect(parts.start?.offset == 3 && parts.start?.total == 5)
    #expect(parts.bytes == Data("lo".utf8))
  }

  @Test(arguments: [
    StubResponse.status(200, "hello"),
    .status(206, "hello", headers: ["Content-Range": "bytes 0-4/5"]),
  ])
  func `a server without ranges, or with another one, starts again`(
    response: StubResponse
  ) async throws {
    let server = try StubServer(response)
    let parts = Parts()
    try await withClient(of: server) { api in
      let position = DownloadPosition(offset: 3, version: "v1")
      try await api.download(.blob("abc", in: repository), from: position) { parts.add($0) }
    }

    #expect(parts.start?.offset == 0)
    #expect(parts.bytes == Data("hello".utf8))
  }

  @Test func `a range that the content does not have starts again`() async throws {
    let server = try StubServer(.status(416), .status(200, "hey"))
    let parts = Parts()
    try await withClient(of: server) { api in
      let position = DownloadPosition(offset: 3, version: "v1")
      try await api.download(.blob("abc", in: repository), from: position) { parts.add($0) }
    }

    #expect(server.requests.map(\.headers["range"]) == ["bytes=3-", nil])
    #expect(parts.bytes == Data("hey".utf8))
  }

  @Test func `the end of a content is asked for, and its place is known`() async throws {
    let server = try StubServer(.status(206, "lo", headers: ["Content-Range": "bytes 3-4/5"]))
    let parts = Parts()
    try await withClient(of: server) { api in
      try await api.download(.log(ofJob: 7, of: repository), end: 2) { parts.add($0) }
    }

    #expect(server.requests.first?.headers["range"] == "bytes=-2")
    #expect(parts.start?.offset == 3 && parts.start?.total == 5)
    #expect(parts.bytes == Data("lo".utf8))
  }

  @Test(arguments: [
    StubResponse.status(200, "hello"),
    .status(206, "hello", headers: ["Content-Range": "bytes 9223372036854775807-9/10"]),
    .status(206, "hello", headers: ["Content-Range": "bytes */5"]),
  ])
  func `a server that does not permit to ask for the end sends all`(
    response: StubResponse
  ) async throws {
    let server = try StubServer(response)
    let parts = Parts()
    try await withClient(of: server) { api in
      try await api.download(.log(ofJob: 7, of: repository), end: 2) { parts.add($0) }
    }

    #expect(parts.start?.offset == 0)
    #expect(parts.bytes == Data("hello".utf8))
  }

  @Test func `an empty content has no end`() async throws {
    let server = try StubServer(.status(416), .status(200, ""))
    let parts = Parts()
    try await withClient(of: server) { api in
      try await api.download(.log(ofJob: 7, of: repository), end: 2) { parts.add($0) }
    }

    #expect(server.requests.map(\.headers["range"]) == ["bytes=-2", nil])
    #expect(parts.start?.offset == 0 && parts.bytes.isEmpty)
  }

  @Test func `a response that breaks off is an error after its bytes`() async throws {
    let server = try StubServer(.cut("hel"))
    let parts = Parts()
    let error = try await withClient(of: server) { api in
      await failure {
        try await api.download(.blob("abc", in: repository)) { parts.add($0) }
      }
    }

    #expect(error?.reason == .offline)
    #expect(server.requests.count == 1)
  }

  @Test func `a refusal is thrown, and its body is not passed on`() async throws {
    let server = try StubServer(.status(404, #"{"message": "Not Found"}"#))
    let parts = Parts()
    let error = try await withClient(of: server) { api in
      await failure { try await api.download(.blob("abc", in: repository)) { parts.add($0) } }
    }

    #expect(error?.reason == .notFound)
    #expect(parts.start == nil && parts.bytes.isEmpty)
  }

  @Test func `a server that fails before the first byte is asked again`() async throws {
    let server = try StubServer(.status(502), .status(200, "hey"))
    let parts = Parts()
    try await withClient(of: server) { api in
      try await api.download(.blob("abc", in: repository)) { parts.add($0) }
    }

    #expect(parts.bytes == Data("hey".utf8))
  }

  @Test func `an error of the receiver ends the request`() async throws {
    struct Full: Error {}
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
    let server = try StubServer(.flood(head: head, bytes: 1 << 30))
    try await withClient(of: server) { api -> Void in
      await #expect(throws: Full.self) {
        try await api.download(.blob("abc", in: repository)) { part in
          if case .bytes = part { throw Full() }
        }
      }
    }

    #expect(server.floodedBytes < 1 << 29)
  }
}

/// The parts of a response.
private final class Parts: Sendable {
  private let parts = Mutex<[DownloadPart]>([])

  var start: DownloadStart? {
    parts.withLock { parts in
      if case .start(let start)? = parts.first { start } else { nil }
    }
  }

  var bytes: Data {
    parts.withLock { parts in
      parts.reduce(into: Data()) { if case .bytes(let bytes) = $1 { $0 += bytes } }
    }
  }

  func add(_ part: DownloadPart) { parts.withLock { $0.append(part) } }
}
