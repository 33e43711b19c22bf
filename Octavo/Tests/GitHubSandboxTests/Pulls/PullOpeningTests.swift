import GitFixture
import Testing

@testable import GitHubSandbox

/// Pull requests that are opened, changed, closed and opened again.
struct PullOpeningTests {
  @Test func `a branch becomes a pull request, which is an issue too`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (ines, wanda) = (client(Workshop.account), client(Workshop.writer))
      let pull = try await wanda.propose("wick")
      let issue = try await ines.json("/issues/1")
      let list = try await ines.json("/pulls")

      #expect(pull["number"] == .int(1))
      #expect(pull["head"]["label"] == .string("harbour:wick"))
      #expect(
        [pull["additions"], pull["deletions"], pull["commits"]] == [.int(2), .int(1), .int(1)]
      )
      #expect(issue["node_id"] == pull["node_id"])
      #expect(issue["pull_request"]["url"] == pull["url"])
      #expect(list.items.map { $0["title"] } == [.string("Propose wick")])
      #expect(try await ines.json("/issues").items.map { $0["number"] } == [.int(1)])
      #expect(
        try await ines.json("/pulls/1/files").strings("filename") == ["lamp.txt", "wick.txt"]
      )
    }
  }

  @Test func `mergeable is known at the second request, and true, false or of a draft`()
    async throws
  {
    try await Workshop.servePulls { client, _, _ async throws in
      let wanda = client(Workshop.writer)
      var states: [JSON] = []
      for (head, draft) in [("wick", false), ("clash", false), ("wick", true)] {
        if draft { try await wanda.send("PATCH", "/pulls/1", #"{"state": "closed"}"#) }
        let number = try await wanda.propose(head, draft: draft)["number"].number ?? 0
        let pull = try await wanda.json("/pulls/\(number)")
        states += [pull["mergeable"], pull["mergeable_state"]]
      }

      let expected: [JSON] = [
        .bool(true), .string("clean"), .bool(false), .string("dirty"), .bool(true),
        .string("draft"),
      ]
      #expect(states == expected)
    }
  }

  @Test func `no request makes a second one, one of nothing, or one of no branch`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      func message(_ head: String, _ base: String = "main") async throws -> String? {
        let body = #"{"title": "A", "head": "\#(head)", "base": "\#(base)"}"#
        let reply = try await wanda.send("POST", "/pulls", body)
        #expect(reply.status == 422)
        return try reply.json["errors"][0]["message"].text ?? reply.json["errors"][0]["field"].text
      }

      #expect(
        try await message("harbour:wick") == "A pull request already exists for harbour:wick."
      )
      #expect(try await message("main") == "No commits between main and main")
      #expect(try await message("-f") == "head")
      #expect(try await message("nobody:wick") == "head")
      #expect(try await message("wick", "refs/heads/main") == "base")
      #expect(try await message(#"\u0000"#) == "head")
      #expect(
        try await wanda.status("POST", "/pulls", #"{"head": "clash", "base": "main"}"#) == 422
      )
      #expect(try await client(Workshop.visitor).status("POST", "/pulls", "{}") == 422)
    }
  }

  @Test func `texts, base and state change, with their events, as far as the role permits`()
    async throws
  {
    try await Workshop.servePulls { client, workshop, _ async throws in
      let wanda = client(Workshop.writer)
      let vera = client(Workshop.visitor)
      try await wanda.propose("wick")
      workshop.advance(by: 60)
      #expect(try await vera.status("PATCH", "/pulls/1", #"{"title": "B"}"#) == 403)
      #expect(try await wanda.status("PATCH", "/pulls/1", #"{"base": "none"}"#) == 422)
      let changed = try await wanda.send("PATCH", "/pulls/1", #"{"title": "B", "base": "clash"}"#)
      let closed = try await wanda.send("PATCH", "/pulls/1", #"{"state": "closed"}"#)
      let opened = try await wanda.send("PATCH", "/pulls/1", #"{"state": "open"}"#)
      let timeline = try await wanda.json("/issues/1/timeline").strings("event")

      #expect(try changed.json["base"]["ref"] == .string("clash"))
      #expect(try closed.json["state"] == .string("closed"))
      #expect(try opened.json["state"] == .string("open"))
      #expect(timeline == ["committed", "base_ref_changed", "renamed", "closed", "reopened"])
      #expect(try await wanda.json("/issues/1")["state_reason"] == .null)
    }
  }

  @Test func `labels, comments and locks are those of an issue`() async throws {
    try await Workshop.servePulls { client, _, _ async throws in
      let (wanda, vera) = (client(Workshop.writer), client(Workshop.visitor))
      try await wanda.propose("wick")
      try await wanda.send("POST", "/issues/1/labels", #"["bug"]"#)
      try await vera.send("POST", "/issues/1/comments", #"{"body": "Nice"}"#)
      try await wanda.send("PUT", "/issues/1/lock", #"{"lock_reason": "resolved"}"#)
      let pull = try await wanda.json("/pulls/1")

      #expect(pull["labels"].strings("name") == ["bug"])
      #expect(pull["comments"] == .int(1))
      #expect([pull["locked"], pull["active_lock_reason"]] == [.bool(true), .string("resolved")])
      #expect(
        try await wanda.status("POST", "/issues/1/sub_issues", #"{"sub_issue_id": 1}"#) == 404
      )
      let refused = try await vera.status("POST", "/pulls/1/reviews", #"{"event": "APPROVE"}"#)
      #expect(refused == 403)
    }
  }

  @Test func `a branch that moves, vanishes and returns moves its pull request`() async throws {
    try await Workshop.servePulls { client, workshop, folder async throws in
      let wanda = client(Workshop.writer)
      try await wanda.propose("wick")
      func git(_ arguments: String...) throws { try Git.run(arguments, in: folder) }
      workshop.advance(by: 60)
      try git("branch", "old", "wick")
      try git("update-ref", "refs/heads/wick", "clash")
      let forced = try await wanda.json("/pulls/1")
      workshop.advance(by: 60)
      try git("update-ref", "-d", "refs/heads/wick")
      _ = try await wanda.json("/pulls/1")
      try git("update-ref", "refs/heads/wick", "clash")
      _ = try await wanda.json("/pulls/1")
      let timeline = try await wanda.json("/issues/1/timeline").strings("event")

      #expect(forced["mergeable"] == .null)
      #expect(try await wanda.json("/pulls/1/files").strings("filename") == ["lamp.txt"])
      #expect(
        timeline == [
          "committed", "head_ref_force_pushed", "head_ref_deleted", "head_ref_restored",
        ]
      )
    }
  }
}
