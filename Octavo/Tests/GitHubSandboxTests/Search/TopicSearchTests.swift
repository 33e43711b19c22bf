import Foundation
import Testing

@testable import GitHubSandbox

/// The searches of Explore in the demo world.
struct TopicSearchTests {
  private static let token = ["Authorization": "Bearer demo-token-of-juno"]

  @Test func `featured topics have a description, and repositories`() async throws {
    try await Workshop.serveDemo { client, _ in
      let path = "/search/topics?q=is:featured"
      let topics = try await client.checked(path, against: "search-topics", Self.token)

      #expect(topics["items"].strings("name").prefix(2) == ["birds", "tides"])
      #expect(topics["items"][0]["short_description"].text?.isEmpty == false)
      for name in topics["items"].strings("name") {
        let found = try await client.get("/search/repositories?q=topic:%22\(name)%22", Self.token)
        #expect(try found.json["total_count"] != .int(0), "\(name)")
      }
    }
  }

  @Test func `other topics are found by name, and a search needs words`() async throws {
    try await Workshop.serveDemo { client, _ in
      let topics = try await client.checked(
        "/search/topics?q=sail",
        against: "search-topics",
        Self.token
      )

      #expect(topics["items"].strings("name") == ["sailing"])
      #expect(topics["items"][0]["featured"] == .bool(false))
      #expect(try await client.get("/search/topics", Self.token).status == 422)
    }
  }

  @Test(arguments: ["q=sail&page=200&per_page=100", "q=sail&sort=stars", "q=%20"])
  func `a search for topics has the limits of the other searches`(query: String) async throws {
    try await Workshop().serve { client async throws in
      let response = try await client.get("/search/topics?\(query)")

      #expect(response.status == 422)
    }
  }

  @Test func `repositories of the demo world are new in each period`() async throws {
    try await Workshop.serveDemo { client, workshop in
      let now = workshop.clock()
      var counts: [Int] = []
      for days in [1.0, 7, 30] {
        let day = now.addingTimeInterval(-days * 86_400).formatted(.iso8601.year().month().day())
        let path = "/search/repositories?q=created:%3E%3D\(day)&sort=stars"
        counts.append(try await client.get(path, Self.token).json["items"].items.count)
      }

      #expect(counts[0] > 0)
      #expect(counts[0] < counts[1])
      #expect(counts[1] < counts[2])
    }
  }
}
