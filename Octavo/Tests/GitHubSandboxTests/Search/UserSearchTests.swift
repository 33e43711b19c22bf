import Foundation
import Testing

@testable import GitHubSandbox

/// Searching for users and organisations.
struct UserSearchTests {
  /// Queries with the logins that they find, in their order.
  private static let queries: [(text: String, logins: [String])] = [
    ("juno", ["juno"]), ("HARTMANN in:name", ["juno"]), ("hartmann in:login", []),
    ("type:org", ["patient-tools"]), ("tools type:user", []), ("location:sweden", ["maralind"]),
    ("okonkwo", ["adaeze"]), ("nowhere", []), ("repos:>1", ["juno"]),
  ]

  // One test for all queries, because writing the demo world takes long.
  @Test func `users are found by name and conditions, with the places that match`() async throws {
    try await Workshop.serveDemo { client, _ in
      for query in Self.queries {
        let path = "/search/users?q=\(PercentCoding.encode(query.text.utf8))"
        let json = try await client.checked(path, against: "search-users", [:])

        #expect(json["items"].strings("login") == query.logins, "\(query.text)")
        #expect(json["total_count"] == .int(query.logins.count))
      }
      let accept = ["Accept": "application/vnd.github.text-match+json"]
      let path = "/search/users?q=hartmann"
      let json = try await client.checked(path, against: "search-users", accept)

      let match = json["items"][0]["text_matches"][0]
      let texts = ["object_type", "property", "fragment"].map { match[$0].text }
      #expect(texts == ["User", "name", "Juno Hartmann"])
      #expect(match["matches"][0]["indices"] == .array([.int(5), .int(13)]))
    }
  }
}
