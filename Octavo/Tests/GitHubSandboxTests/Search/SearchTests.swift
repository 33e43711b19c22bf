import Foundation
import Testing

@testable import GitHubSandbox

/// Searching for repositories.
struct SearchTests {
  private static func serve(_ body: (Client) async throws -> Void) async throws {
    let workshop = try Workshop()
    let lantern = try workshop.lantern()
    try Data("A light for ships\n".utf8).write(to: lantern.appending(path: "description"))
    try workshop.repository("rope-light", owner: "ines") { draft in
      draft.commit(by: Workshop.tomas, at: Workshop.now - 90, "Knot", [.file("a.c", "int a;")])
    }
    try await workshop.serve { try await body($0) }
  }

  /// Queries with the repositories that they find.
  private static let queries: [(text: String, names: [String])] = [
    ("light", ["ines/rope-light", "harbour/lantern"]), ("LIGHT ships", ["harbour/lantern"]),
    ("\"light for\"", ["harbour/lantern"]), ("light in:name", ["ines/rope-light"]),
    ("light language:swift", ["harbour/lantern"]), ("light -language:swift", ["ines/rope-light"]),
    ("user:ines", ["ines/rope-light"]), ("repo:harbour/lantern", ["harbour/lantern"]),
    ("created:>2026-03-01", ["ines/rope-light"]), ("created:<2026-03-01", ["harbour/lantern"]),
    ("light stars:>1000", []), ("light fork:only", []), ("nowhere", []), ("what:ever", []),
  ]

  @Test func `words and conditions narrow a search down`() async throws {
    try await Self.serve { client async throws in
      for query in Self.queries {
        let coded = PercentCoding.encode(query.text.utf8)
        let json = try await client.checked("/search/repositories?q=\(coded)", against: "search")

        #expect(json["items"].strings("full_name") == query.names, "\(query.text)")
        #expect(json["total_count"] == .int(query.names.count), "\(query.text)")
      }
    }
  }

  @Test func `results are ordered and paged`() async throws {
    try await Self.serve { client async throws in
      let path = "/search/repositories?q=light&sort=updated&order="
      let newest = try await client.get("\(path)desc").json["items"].strings("name")
      let oldest = try await client.get("\(path)asc").json["items"].strings("name")
      let second = try await client.get("\(path)desc&per_page=1&page=2")

      #expect(newest == ["rope-light", "lantern"])
      #expect(oldest == ["lantern", "rope-light"])
      #expect(try second.json["items"].strings("name") == ["lantern"])
      #expect(Set(PageRequestTests.links(second).keys) == ["first", "prev"])
    }
  }

  @Test func `the places of matches are served when the media type asks for them`() async throws {
    try await Self.serve { client async throws in
      let accept = ["Accept": "application/vnd.github.text-match+json"]
      let json = try await client.get(
        "/search/repositories?q=light+in:description",
        Client.token.merging(accept) { $1 }
      ).json

      let match = json["items"][0]["text_matches"][0]
      #expect(match["property"] == .string("description"))
      #expect(match["fragment"] == .string("A light for ships"))
      #expect(match["matches"][0]["indices"] == .array([.int(2), .int(7)]))
    }
  }

  @Test(arguments: ["", "q=", "q=%20", "q=a&sort=size", "q=a&page=200&per_page=100"])
  func `a search that makes no sense is refused`(query: String) async throws {
    try await Self.serve { client async throws in
      let response = try await client.get("/search/repositories?\(query)")

      #expect(response.status == 422)
      #expect(try JSONSchema(named: "validation-error").violations(of: response.json) == [])
    }
  }

  @Test(arguments: [
    ("10", [10]), (">10", [11, 12]), (">=11", [11, 12]), ("<9", [8]), ("<=9", [8, 9]),
    ("9..11", [9, 10, 11]), ("11..*", [11, 12]), ("*..8", [8]),
    (">9223372036854775807", []), ("<-9223372036854775808", []),
    ("11..9223372036854775807", [11, 12]),
  ])
  func `a range holds what it says`(text: String, values: [Int]) throws {
    let range = try #require(SearchRange(text))

    #expect((8...12).filter(range.contains) == values)
  }

  @Test(arguments: ["", ">", "a", "1..", "..", ">>1", "1-2"])
  func `a range that is none is refused`(text: String) {
    #expect(SearchRange(text) == nil)
  }

  @Test func `a day is as long as it is`() throws {
    let day = try #require(SearchRange(day: "2026-03-14"))
    let start = 1_773_446_400

    #expect([-1, 0, 86399, 86400].map { day.contains(start + $0) } == [false, true, true, false])
    #expect(SearchRange(day: "2026-13-01") == nil)
  }
}
