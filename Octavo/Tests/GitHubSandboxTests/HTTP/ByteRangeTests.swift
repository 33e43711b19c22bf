import Foundation
import GitFixture
import Testing

/// The ends of raw files.
struct ByteRangeTests {
  @Test(arguments: [300, 3 << 20])
  func `a client that has the beginning of a file gets the rest of it`(size: Int) async throws {
    try await withFile(of: size) { client, path in
      let whole = try await client.get(path, Client.raw)
      let tag = try #require(whole.headers["etag"])
      let headers = Client.raw.merging(["Range": "bytes=299-", "If-Range": tag]) { $1 }
      let end = try await client.get(path, headers)

      #expect(whole.status == 200 && whole.headers["accept-ranges"] == "bytes")
      #expect(!tag.hasPrefix("W/") && end.headers["etag"] == tag)
      #expect(end.status == 206)
      #expect(end.headers["content-range"] == "bytes 299-\(size - 1)/\(size)")
      #expect(end.body == whole.body[299...])
    }
  }

  @Test func `a client with another version gets the whole file`() async throws {
    try await withFile(of: 300) { client, path in
      let headers = Client.raw.merging(["Range": "bytes=299-", "If-Range": "\"x\""]) { $1 }
      let whole = try await client.get(path, headers)

      #expect(whole.status == 200 && whole.body.count == 300)
    }
  }

  @Test func `the last bytes are served alone, and all of them if there are fewer`() async throws {
    try await withFile(of: 300) { client, path in
      func part(_ range: String) async throws -> Client.Response {
        try await client.get(path, Client.raw.merging(["Range": range]) { $1 })
      }
      let whole = try await client.get(path, Client.raw)
      let (end, more) = (try await part("bytes=-5"), try await part("bytes=-500"))

      #expect(end.status == 206 && end.body == whole.body.suffix(5))
      #expect(end.headers["content-range"] == "bytes 295-299/300")
      #expect(more.status == 206 && more.body == whole.body)
    }
  }

  @Test(arguments: [
    ("bytes=300-", 416), ("bytes=-0", 416), ("bytes=--5", 200), ("lines=1-", 200),
    ("bytes=x-", 200), ("bytes=-", 200),
  ])
  func `a range that is not one is refused or ignored`(range: String, status: Int) async throws {
    try await withFile(of: 300) { client, path in
      let response = try await client.get(path, Client.raw.merging(["Range": range]) { $1 })

      #expect(response.status == status)
      #expect((response.headers["content-range"] == "bytes */300") == (status == 416))
    }
  }

  private func withFile(
    of size: Int,
    _ body: (Client, String) async throws -> Void
  ) async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let sha = try Git.run(["hash-object", "-w", "--stdin"], in: place, input: .init(content))
    let name = sha.trimmingCharacters(in: .whitespacesAndNewlines)
    try await workshop.serve { client async throws in
      try await body(client, "/repos/harbour/lantern/git/blobs/\(name)")
    }
  }
}

extension Client {
  fileprivate static let raw = token.merging(["Accept": "application/vnd.github.raw+json"]) { $1 }
}
