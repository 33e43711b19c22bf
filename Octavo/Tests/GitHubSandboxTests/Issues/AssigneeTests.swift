import Testing

@testable import GitHubSandbox

/// The assignees of issues.
struct AssigneeTests {
  @Test func `assignees of a user without a role are dropped without an error`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let vera = client(Workshop.visitor)
      let body = #"{"title": "A", "assignees": ["wanda"]}"#
      for response in [
        try await vera.send("POST", "/issues", body),
        try await vera.send("PATCH", "/issues/1", #"{"assignees": ["wanda"]}"#),
        try await vera.send("POST", "/issues/1/assignees", #"{"assignees": ["wanda"]}"#),
      ] {
        #expect(response.status < 300)
        #expect(try response.json["assignees"] == .array([]))
        #expect(try response.json["assignee"] == .null)
      }
    }
  }

  @Test func `a user who cannot be assigned is refused in a change, and dropped in an addition`()
    async throws
  {
    try await Workshop.serveAll { client, _ async throws in
      let timo = client(Workshop.triager)
      let refused = try await timo.send("PATCH", "/issues/1", #"{"assignees": ["vera"]}"#)
      let added = try await timo.send(
        "POST",
        "/issues/1/assignees",
        #"{"assignees": ["vera", "WANDA", {"login": "timo"}, "wanda"]}"#
      )
      #expect(refused.status == 422)
      #expect(try refused.json["errors"][0]["field"] == .string("assignees"))
      #expect(added.status == 201)
      #expect(try added.json["assignees"].strings("login") == ["wanda", "timo"])

      let removed = try await timo.send(
        "DELETE",
        "/issues/1/assignees",
        #"{"assignees": ["Wanda"]}"#
      )
      #expect(try removed.json["assignee"]["login"] == .string("timo"))
      #expect(try await timo.json("/issues?assignee=timo").items.count == 1)
      #expect(try await timo.json("/issues?assignee=none").items.isEmpty)
      #expect(try await timo.json("//issues").items.count == 1)
      #expect(try await client(Workshop.writer).json("//issues").items.isEmpty)
    }
  }

  @Test func `users who work on a repository can be assigned`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let vera = client(Workshop.visitor)
      #expect(
        try await vera.json("/assignees").strings("login") == ["harbour", "ines", "timo", "wanda"]
      )
      #expect(try await vera.status("GET", "/assignees/Timo") == 204)
      #expect(try await vera.status("GET", "/assignees/tomas") == 404)
      #expect(try await vera.status("GET", "/issues/1/assignees/vera") == 404)
    }
  }
}
