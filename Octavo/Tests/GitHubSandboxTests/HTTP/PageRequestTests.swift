import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// Links from page to page.
struct PageRequestTests {
  @Test func `following the links visits every branch once`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    for number in 0..<5 { try Git.run(["branch", "b/\(number)", "main"], in: place) }
    try await workshop.serve { client async throws in
      var names: [String] = []
      var next: String? = "/repos/harbour/lantern/branches?per_page=3"
      while let path = next {
        let response = try await client.get(path)
        names += try response.json.strings("name")
        next = Self.links(response)["next"]
      }

      #expect(
        names == ["b/0", "b/1", "b/2", "b/3", "b/4", "feature/deep/lamp", "main"]
      )
    }
  }

  @Test func `links tell the pages around and keep the query`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    for number in 0..<5 { try Git.run(["branch", "b/\(number)", "main"], in: place) }
    try await workshop.serve { client async throws in
      let root = client.address.baseURL.absoluteString + "/repos/harbour/lantern/branches"
      let response = try await client.get(
        "/repos/harbour/lantern/branches?page=2&per_page=2&a=b%20c"
      )

      let query = "?per_page=2&a=b%20c&page="
      #expect(
        Self.links(response) == [
          "prev": "\(root)\(query)1", "next": "\(root)\(query)3", "last": "\(root)\(query)4",
          "first": "\(root)\(query)1",
        ]
      )
      #expect(try await client.get("/repos/harbour/lantern/tags").headers["link"] == nil)
      #expect(try await client.get("/repos/harbour/lantern/tags?page=9").json == .array([]))
    }
  }

  static func links(_ response: Client.Response) -> [String: String] {
    let parts = (response.headers["link"] ?? "").split(separator: ", ")
    return parts.reduce(into: [:]) { links, part in
      let halves = part.split(separator: ">; rel=")
      guard halves.count == 2 else { return }
      links[halves[1].trimmingCharacters(in: ["\""])] = String(halves[0].dropFirst())
    }
  }
}
