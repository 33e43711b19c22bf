import GitFixture
import Testing

@testable import GitHubSandbox

/// Responses that are kept until something they depend on has changed.
struct ResponseCacheTests {
  @Test func `a kept response gives way to a write, a ref and another viewer`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "/repos/harbour/lantern"
      func stars() async throws -> JSON { try await client.get(path).json["stargazers_count"] }
      let first = try await client.get(path)
      let same = try await client.get(path)
      let anonymous = try await client.get(path, [:]).json

      #expect(first.body == same.body)
      #expect(anonymous["permissions"] == .null)
      _ = try await client.send("PUT", "/user/starred/harbour/lantern")
      #expect(try await stars() == .int(1))
      _ = try await client.send("DELETE", "/user/starred/harbour/lantern")
      #expect(try await stars() == .int(0))
      let before = try await client.get("\(path)/tags").json.items.count
      try Git.run(["tag", "new", "main"], in: place)
      #expect(try await client.get("\(path)/tags").json.items.count == before + 1)
    }
  }

  @Test func `the form of the response belongs to what is kept`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "/repos/harbour/lantern/readme"
      let raw = Client.token.merging(["Accept": "application/vnd.github.raw"]) { $1 }
      let json = try await client.get(path).text
      let text = try await client.get(path, raw).text
      let other = try await client.get(path, Client.token.merging(["Host": "localhost"]) { $1 })

      #expect(json.hasPrefix("{"))
      #expect(text.hasPrefix("# Lantern"))
      #expect(try other.json["url"].text?.hasPrefix("http://localhost/") == true)
    }
  }

  @Test func `a stream is not kept, and a full cache begins again`() {
    let cache = ResponseCache()
    let stamp = ResponseCache.Stamp(written: 0, snapshot: 0, checked: 0, refs: nil)
    func key(_ number: Int) -> ResponseCache.Key {
      ResponseCache.Key(address: "/\(number)", host: "", accept: "", viewer: "", version: .v2022)
    }
    let large = EndpointResponse(body: .bytes([UInt8](repeating: 0, count: 1 << 20)))

    for number in 0..<33 { cache.keep(large, for: key(number), at: stamp) }
    cache.keep(.noContent, for: key(99), at: stamp)

    let kept = (0..<100).filter { cache.response(for: key($0), at: stamp) != nil }
    #expect(kept == [32])
    let later = ResponseCache.Stamp(written: 1, snapshot: 0, checked: 0, refs: nil)
    #expect(cache.response(for: key(32), at: later) == nil)
  }
}
