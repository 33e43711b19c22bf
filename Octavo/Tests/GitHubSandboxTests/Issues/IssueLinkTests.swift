import Testing

@testable import GitHubSandbox

/// Sub-issues, issues that block others, types, pins and moves.
struct IssueLinkTests {
  /// Opens three issues as the writer, and returns their ids.
  private func open(_ client: AccountClient) async throws -> [Int] {
    var ids: [Int] = []
    for title in ["Keel", "Mast", "Sail"] {
      let issue = try await client.send("POST", "/issues", #"{"title": "\#(title)"}"#)
      ids.append(try issue.json["id"].number ?? 0)
    }
    return ids
  }

  @Test func `a sub-issue has one parent, and no circle can be made`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (wanda, vera) = (client(Workshop.writer), client(Workshop.visitor))
      let ids = try await open(wanda)
      func add(_ id: Int, to number: Int, _ client: AccountClient) async throws -> Int {
        try await client.status(
          "POST",
          "/issues/\(number)/sub_issues",
          #"{"sub_issue_id": \#(id)}"#
        )
      }
      #expect(try await add(ids[1], to: 2, vera) == 403)
      #expect(try await add(ids[1], to: 2, wanda) == 201)
      #expect(try await add(ids[1], to: 2, wanda) == 422)
      #expect(try await add(ids[1], to: 4, wanda) == 422)
      #expect(try await add(ids[0], to: 3, wanda) == 422)
      #expect(try await add(ids[0], to: 2, wanda) == 422)
      #expect(try await add(7, to: 2, wanda) == 404)

      #expect(try await wanda.json("/issues/2/sub_issues").strings("title") == ["Mast"])
      #expect(try await wanda.json("/issues/3/parent")["title"] == .string("Keel"))
      #expect(try await wanda.status("GET", "/issues/2/parent") == 404)
      _ = try await wanda.send("PATCH", "/issues/3", #"{"state": "closed"}"#)
      let parent = try await wanda.json("/issues/2")
      #expect(parent["sub_issues_summary"]["total"] == .int(1))
      #expect(parent["sub_issues_summary"]["completed"] == .int(1))
      #expect(try await wanda.json("/issues/3")["parent_issue_url"].text?.hasSuffix("/2") == true)
      let timeline = try await wanda.json("/issues/2/timeline")
      #expect(timeline.strings("event") == ["sub_issue_added"])
      #expect(timeline[0]["sub_issue"]["title"] == .string("Mast"))

      let body = #"{"sub_issue_id": \#(ids[1])}"#
      #expect(try await wanda.status("DELETE", "/issues/2/sub_issue", body) == 200)
      #expect(try await wanda.status("DELETE", "/issues/2/sub_issue", body) == 404)
      #expect(
        try await wanda.json("/issues/3/events").strings("event").last == "parent_issue_removed"
      )
    }
  }

  @Test func `an issue is blocked by others, and blocks others`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      let ids = try await open(wanda)
      let path = "/issues/2/dependencies"
      let body = #"{"issue_id": \#(ids[1])}"#
      #expect(try await wanda.status("POST", "\(path)/blocked_by", body) == 201)
      let back = #"{"issue_id": \#(ids[0])}"#
      #expect(try await wanda.status("POST", "/issues/3/dependencies/blocked_by", back) == 422)

      #expect(try await wanda.json("\(path)/blocked_by").strings("title") == ["Mast"])
      #expect(try await wanda.json("/issues/3/dependencies/blocking").strings("title") == ["Keel"])
      let summary = try await wanda.json("/issues/2")["issue_dependencies_summary"]
      #expect(summary["blocked_by"] == .int(1) && summary["total_blocked_by"] == .int(1))
      #expect(try await wanda.status("DELETE", "\(path)/blocked_by/\(ids[1])") == 200)
      #expect(
        try await wanda.json("/issues/2/events").strings("event") == [
          "blocked_by_added", "blocked_by_removed",
        ]
      )
    }
  }

  @Test func `a type is set and removed, each with its event`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      for type in [#""Bug""#, #""Task""#, "null"] {
        _ = try await wanda.send("PATCH", "/issues/1", #"{"type": \#(type)}"#)
      }

      let events = try await wanda.json("/issues/1/events")
      #expect(
        events.strings("event") == ["issue_type_added", "issue_type_changed", "issue_type_removed"]
      )
      #expect(events[1]["prev_issue_type"]["name"] == .string("Bug"))
    }
  }
}
