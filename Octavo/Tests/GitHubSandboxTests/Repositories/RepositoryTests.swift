import Foundation
import Testing

@testable import GitHubSandbox

/// Repositories by themselves and in lists.
struct RepositoryTests {
  @Test func `a repository tells what git knows of it`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let json = try await client.checked("/repos/HARBOUR/Lantern", against: "repository")

      let told = ["full_name", "language", "default_branch", "created_at", "pushed_at"]
        .map { json[$0].text }
      #expect(
        told == [
          "harbour/lantern", "Swift", "main", "2026-02-02T15:09:26Z", "2026-02-08T15:09:26Z",
        ]
      )
      #expect(json["subscribers_count"] == .int(2))
      let id = try #require(json["id"].number)
      #expect(try await client.get("/repositories/\(id)").json == json)
    }
  }

  @Test func `a former name leads to the same request under the present name`() async throws {
    try await Workshop.serveDemo { client, _ in
      // The test's HTTP client follows the redirect.
      let commits = try await client.get("/repos/Juno/herb-calendar/commits?per_page=2", [:])
      let present = try await client.get("/repos/juno/windowsill/commits?per_page=2", [:])

      #expect(commits.status == 200)
      #expect(commits.body == present.body)
      let id = try #require(try await client.get("/repos/juno/windowsill", [:]).json["id"].number)
      #expect(
        client.sandbox.requests.map(\.path).prefix(2) == [
          "/repos/Juno/herb-calendar/commits?per_page=2",
          "/repositories/\(id)/commits?per_page=2",
        ]
      )
      #expect(try await client.get("/repos/juno/herb-almanac", [:]).status == 404)
    }
  }

  @Test(arguments: [("GET", 301), ("HEAD", 301), ("PATCH", 307), ("PUT", 307)])
  func `a redirect of a renamed repository keeps the method`(method: String, status: Int) throws {
    let address = "http://127.0.0.1/api/v3/repos/juno/windowsill"
    let error = ErrorResponse.moved(to: address, method: method)

    let json = try JSONDecoder().decode(JSON.self, from: Data(JSONText.of(error)))

    #expect(error.status == status)
    #expect(error.headers["Location"] == error.location)
    #expect(json["url"].text == error.location)
  }

  @Test func `numbers stay the same from run to run`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    var responses: [JSON] = []
    for _ in 0..<2 {
      responses.append(
        try await workshop.serve { try await $0.get("/repos/harbour/lantern").json["id"] }
      )
    }

    #expect(responses[0] == responses[1])
    #expect(responses[0].number.map { $0 < 1 << 53 } == true)
  }

  @Test func `lists have the owner's, the account's own and what it works on`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try workshop.repository("notes", owner: nil) { draft in
      draft.commit(by: Workshop.ines, at: Workshop.now - 60, "Note", [.file("a.md", "a")])
    }
    try workshop.repository("rope") { draft in
      draft.commit(by: Workshop.tomas, at: Workshop.now - 90, "Knot", [.file("a.c", "int a;")])
    }
    try await workshop.serve { client async throws in
      let owned = try await client.checked("/users/harbour/repos", against: "minimal-repositories")
      let own = try await client.checked("/user/repos", against: "repositories")
      let mine = try await client.get("/user/repos?affiliation=owner").json
      let newest = try await client.get("/users/harbour/repos?sort=pushed").json

      #expect(owned.strings("name") == ["lantern", "rope"])
      #expect(own.strings("full_name") == ["harbour/lantern", "ines/notes"])
      #expect(mine.strings("name") == ["notes"])
      #expect(newest.strings("name") == ["rope", "lantern"])
      #expect(own.items.map { $0["permissions"]["admin"] } == [.bool(false), .bool(true)])
      #expect(try await client.get("/users/harbour/repos?sort=size").status == 422)
    }
  }

  @Test func `a repository without commits is there, and its git is empty`() async throws {
    let workshop = try Workshop()
    try workshop.repository("bare") { _ in }
    try await workshop.serve { client async throws in
      let json = try await client.checked("/repos/harbour/bare", against: "repository")
      #expect([json["default_branch"], json["language"]] == [.string("main"), .null])
      #expect(try await client.get("/repos/harbour/bare/branches").json == .array([]))
      let statuses = [
        try await client.get("/repos/harbour/bare/commits").status,
        try await client.get("/repos/harbour/bare/git/trees/main").status,
        try await client.get("/repos/harbour/bare/contents/").status,
        try await client.get("/repos/harbour/bare/readme").status,
      ]
      #expect(statuses == [409, 409, 404, 404])
      let message = try await client.get("/repos/harbour/bare/commits").json["message"]
      #expect(message == .string("Git Repository is empty."))
    }
  }

  @Test func `a repository that vanishes is refused and affects no other`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    try workshop.repository("rope") { draft in
      draft.commit(by: Workshop.tomas, at: Workshop.now, "Knot", [.file("a.c", "int a;")])
    }
    try await workshop.serve { client async throws in
      #expect(try await client.get("/repos/harbour/lantern").status == 200)
      try FileManager.default.removeItem(at: place)

      #expect(try await client.get("/repos/harbour/lantern").status == 503)
      #expect(try await client.get("/repos/harbour/lantern/contents/README.md").status == 503)
      #expect(try await client.get("/repos/harbour/rope").status == 200)
      #expect(try await client.get("/users/harbour/repos").status == 200)
    }
  }

  @Test func `stars move the count and the list`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let path = "/user/starred/harbour/lantern"
      func stars() async throws -> JSON {
        try await client.get("/repos/harbour/lantern").json["stargazers_count"]
      }
      #expect(try await client.send("PUT", path).status == 204)
      let starred = try await client.checked("/user/starred", against: "repositories")
      #expect(starred.strings("name") == ["lantern"])
      let count = try #require(try await stars().number)

      #expect(try await client.send("DELETE", path).status == 204)
      #expect(try await client.get(path).status == 404)
      #expect(try await stars() == .int(count - 1))
      #expect(try await client.get("/user/starred").json == .array([]))

      workshop.advance(by: 60)
      #expect(try await client.send("PUT", path).status == 204)
      #expect(try await client.send("PUT", path).status == 204)
      #expect(try await client.get(path).status == 204)
      #expect(try await stars() == .int(count))
      let timed = try await client.get(
        "/user/starred",
        Client.token.merging(["Accept": "application/vnd.github.star+json"]) { $1 }
      ).json
      #expect(timed[0]["starred_at"] == .string("2026-03-14T15:10:26Z"))
      #expect(timed[0]["repo"]["name"] == .string("lantern"))
    }
  }

  @Test func `a star needs a login and an existing repository`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      #expect(try await client.send("PUT", "/user/starred/harbour/lantern", [:]).status == 401)
      #expect(try await client.send("PUT", "/user/starred/harbour/none").status == 404)
    }
  }
}
