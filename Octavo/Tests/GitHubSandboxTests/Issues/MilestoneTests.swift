import Testing

@testable import GitHubSandbox

/// Milestones, and the issues that belong to them.
struct MilestoneTests {
  @Test func `a milestone is refused with the field that is wrong`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.send("POST", "/milestones", #"{"title": "v1"}"#)
      func field(_ body: String, _ method: String = "POST", _ path: String = "/milestones")
        async throws -> [JSON]
      {
        let response = try await wanda.send(method, path, body)
        #expect(response.status == 422)
        let error = try response.json["errors"][0]
        return [error["field"], error["code"]]
      }
      let missing: [JSON] = [.string("title"), .string("missing_field")]
      let taken: [JSON] = [.string("title"), .string("already_exists")]

      #expect(try await field("{}") == missing)
      #expect(try await field(#"{"title": " "}"#) == missing)
      #expect(try await field(#"{"title": 7}"#) == [.string("title"), .string("invalid")])
      #expect(try await field(#"{"title": "v1"}"#) == taken)
      #expect(
        try await field(#"{"title": "a", "state": "shut"}"#) == [
          .string("state"), .string("invalid"),
        ]
      )
      #expect(
        try await field(#"{"title": "a", "due_on": "soon"}"#)
          == [.string("due_on"), .string("invalid")]
      )
      try await wanda.send("POST", "/milestones", #"{"title": "v2"}"#)
      #expect(try await field(#"{"title": "v1"}"#, "PATCH", "/milestones/2") == taken)
      #expect(try await wanda.status("GET", "/milestones/9") == 404)
      #expect(try await wanda.status("PATCH", "/milestones/x", "{}") == 404)
    }
  }

  @Test func `only writers change milestones, and triagers choose one`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (timo, vera) = (client(Workshop.triager), client(Workshop.visitor))
      let body = #"{"title": "v1"}"#
      #expect(try await timo.status("POST", "/milestones", body) == 403)
      #expect(try await vera.status("POST", "/milestones", body) == 403)
      #expect(try await client.send("POST", "\(AccountClient.root)/milestones", [:]).status == 401)
      try await client(Workshop.writer).send("POST", "/milestones", body)

      let dropped = try await vera.send("PATCH", "/issues/1", #"{"milestone": 1}"#)
      let chosen = try await timo.send("PATCH", "/issues/1", #"{"milestone": 1}"#)
      #expect(try dropped.json["milestone"] == .null)
      #expect(try chosen.json["milestone"]["title"] == .string("v1"))
      #expect(try await timo.status("PATCH", "/issues/1", #"{"milestone": 7}"#) == 422)
      let cleared = try await timo.send("PATCH", "/issues/1", #"{"milestone": null}"#)
      #expect(try cleared.json["milestone"] == .null)
    }
  }

  @Test func `a milestone counts its issues, and its number is never used again`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.send(
        "POST",
        "/milestones",
        #"{"title": "v1", "description": "First", "due_on": "2026-05-01T00:00:00Z"}"#
      )
      try await wanda.send("POST", "/issues", #"{"title": "B", "milestone": 1}"#)
      try await wanda.send("PATCH", "/issues/1", #"{"milestone": "1", "state": "closed"}"#)
      let counted = try await wanda.json("/milestones/1")
      #expect([counted["open_issues"], counted["closed_issues"]] == [.int(1), .int(1)])
      #expect(counted["due_on"] == .string("2026-05-01T00:00:00Z"))
      #expect(counted["creator"]["login"] == .string("wanda"))
      #expect(try await wanda.json("/issues?milestone=1").items.count == 1)
      #expect(try await wanda.json("/issues?milestone=none&state=all").items.isEmpty)

      #expect(try await wanda.status("DELETE", "/milestones/1") == 204)
      #expect(try await wanda.json("/issues/2")["milestone"] == .null)
      let next = try await wanda.send("POST", "/milestones", #"{"title": "v1"}"#)
      #expect(try next.json["number"] == .int(2))
    }
  }

  @Test func `a list has the open ones by their dates, unless asked otherwise`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      for (title, due) in [
        ("late", #""2026-09-01T00:00:00Z""#), ("none", "null"),
        ("soon", #""2026-04-01T00:00:00Z""#),
      ] {
        let body = #"{"title": "\#(title)", "due_on": \#(due)}"#
        try await wanda.send("POST", "/milestones", body)
      }
      func titles(_ query: String = "") async throws -> [String] {
        try await wanda.json("/milestones\(query)").strings("title")
      }
      #expect(try await titles() == ["soon", "late", "none"])
      #expect(try await titles("?direction=desc") == ["none", "late", "soon"])

      let closed = try await wanda.send("PATCH", "/milestones/1", #"{"state": "closed"}"#)
      #expect(try closed.json["closed_at"] != .null)
      #expect(try await titles() == ["soon", "none"])
      #expect(try await titles("?state=closed") == ["late"])
      #expect(try await wanda.status("GET", "/milestones?state=shut") == 422)
    }
  }
}
