import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import GitHubAPI

struct ResponseCacheTests {
  private func key(_ name: String) throws -> ResponseCache.Key {
    ResponseCache.Key(url: try #require(URL(string: "https://a.example/\(name)")), mediaType: .json)
  }

  private func response(_ count: Int, tag: String? = "t") -> GitHub.Response {
    GitHub.Response(
      status: 200,
      headers: tag.map { ["ETag": $0] } ?? [:],
      body: Data(count: count)
    )
  }

  @Test func `a response with a tag is stored`() throws {
    let cache = ResponseCache(capacity: 100)

    cache.keep(response(10), for: try key("a"))

    #expect(cache.response(for: try key("a"))?.body.count == 10)
    #expect(cache.response(for: try key("b")) == nil)
  }

  @Test func `a response without a tag, or too large a one, is not`() throws {
    let cache = ResponseCache(capacity: 100)

    cache.keep(response(10, tag: nil), for: try key("a"))
    cache.keep(response(26), for: try key("b"))

    #expect(cache.response(for: try key("a")) == nil)
    #expect(cache.response(for: try key("b")) == nil)
  }

  @Test func `the least recently used response is removed first`() throws {
    let cache = ResponseCache(capacity: 100)
    for name in ["a", "b", "c", "d"] { cache.keep(response(25), for: try key(name)) }

    _ = cache.response(for: try key("a"))
    cache.keep(response(25), for: try key("e"))

    #expect(cache.response(for: try key("a")) != nil)
    #expect(cache.response(for: try key("b")) == nil)
    #expect(cache.response(for: try key("e")) != nil)
  }

  @Test func `with files, fewer responses are in memory, and the others are read from there`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "responses-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ResponseFiles(
      folder: folder,
      capacity: 1_000,
      origin: "https://a.example:443",
      secrets: []
    )
    let cache = ResponseCache(capacity: 1_000, memory: 25, files: files)
    for name in ["a", "b", "c"] { cache.keep(response(20), for: try key(name)) }

    let found = try ["a", "b", "c"].map { cache.response(for: try key($0))?.body.count }
    files.remove(try key("a"))

    #expect(found == [20, 20, 20])
    #expect(cache.response(for: try key("a")) == nil)
    #expect(cache.response(for: try key("c")) != nil)
  }

  @Test func `a newer response takes the place of the older`() throws {
    let cache = ResponseCache(capacity: 60)

    for count in [10, 12, 14, 15, 15, 15] { cache.keep(response(count), for: try key("a")) }
    cache.keep(response(15), for: try key("b"))

    #expect(cache.response(for: try key("a"))?.body.count == 15)
    #expect(cache.response(for: try key("b"))?.body.count == 15)
  }
}
