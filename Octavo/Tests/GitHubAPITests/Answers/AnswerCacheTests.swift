import Foundation
import Testing

@testable import GitHubAPI

struct AnswerCacheTests {
  private func key(_ name: String) throws -> AnswerCache.Key {
    AnswerCache.Key(url: try #require(URL(string: "https://a.example/\(name)")), accept: "json")
  }

  private func answer(_ count: Int, tag: String? = "t") -> Answer {
    Answer(
      status: 200,
      headers: tag.map { ["ETag": $0] } ?? [:],
      body: Data(count: count),
      summary: ""
    )
  }

  @Test func `an answer with a tag is kept`() throws {
    let cache = AnswerCache(capacity: 100)

    cache.keep(answer(10), for: try key("a"))

    #expect(cache.answer(for: try key("a"))?.body.count == 10)
    #expect(cache.answer(for: try key("b")) == nil)
  }

  @Test func `an answer without a tag, or too large a one, is not`() throws {
    let cache = AnswerCache(capacity: 100)

    cache.keep(answer(10, tag: nil), for: try key("a"))
    cache.keep(answer(26), for: try key("b"))

    #expect(cache.answer(for: try key("a")) == nil)
    #expect(cache.answer(for: try key("b")) == nil)
  }

  @Test func `the answer that nobody asked for goes first`() throws {
    let cache = AnswerCache(capacity: 100)
    for name in ["a", "b", "c", "d"] { cache.keep(answer(25), for: try key(name)) }

    _ = cache.answer(for: try key("a"))
    cache.keep(answer(25), for: try key("e"))

    #expect(cache.answer(for: try key("a")) != nil)
    #expect(cache.answer(for: try key("b")) == nil)
    #expect(cache.answer(for: try key("e")) != nil)
  }

  @Test func `a newer answer takes the place of the older`() throws {
    let cache = AnswerCache(capacity: 60)

    for count in [10, 12, 14, 15, 15, 15] { cache.keep(answer(count), for: try key("a")) }
    cache.keep(answer(15), for: try key("b"))

    #expect(cache.answer(for: try key("a"))?.body.count == 15)
    #expect(cache.answer(for: try key("b"))?.body.count == 15)
  }
}
