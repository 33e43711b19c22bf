import Testing

@testable import GitHubSandbox

/// The events and the timeline that changes of an issue make.
struct IssueEventTests {
  @Test func `each change makes its event with its details`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.send("POST", "/labels", #"{"name": "bug", "color": "ff0000"}"#)
      try await wanda.send("POST", "/milestones", #"{"title": "v1"}"#)
      for (method, path, body) in [
        ("PATCH", "/issues/1", #"{"title": "Flickers"}"#),
        ("POST", "/issues/1/labels", #"["bug"]"#),
        ("POST", "/issues/1/assignees", #"{"assignees": ["timo"]}"#),
        ("PATCH", "/issues/1", #"{"milestone": 1}"#),
        ("PUT", "/issues/1/lock", #"{"lock_reason": "resolved"}"#),
        ("DELETE", "/issues/1/lock", ""),
        ("PATCH", "/issues/1", #"{"state": "closed", "state_reason": "not_planned"}"#),
        ("PATCH", "/issues/1", #"{"state": "open", "labels": [], "milestone": null}"#),
        ("DELETE", "/issues/1/assignees", #"{"assignees": ["timo"]}"#),
      ] {
        #expect(try await wanda.status(method, path, body.isEmpty ? nil : body) < 300, "\(path)")
      }
      let events = try await wanda.json("/issues/1/events")

      #expect(
        events.strings("event") == [
          "renamed", "labeled", "assigned", "milestoned", "locked", "unlocked", "closed",
          "unlabeled", "demilestoned", "reopened", "unassigned",
        ]
      )
      #expect(Set(events.items.map { $0["actor"]["login"].text }) == ["wanda"])
      #expect(events[0]["rename"]["from"] == .string("Flicker"))
      #expect(events[0]["rename"]["to"] == .string("Flickers"))
      #expect(events[1]["label"]["color"] == .string("ff0000"))
      #expect(events[2]["assignee"]["login"] == .string("timo"))
      #expect(events[3]["milestone"]["title"] == .string("v1"))
      #expect(events[4]["lock_reason"] == .string("resolved"))
      #expect(events[6]["state_reason"] == .string("not_planned"))
      let all = try await wanda.json("/issues/events")
      #expect(all.strings("event") == events.strings("event").reversed())
      #expect(all[0]["issue"]["number"] == .int(1))
      let one = try await wanda.json("/issues/events/\(events[1]["id"].number ?? 0)")
      #expect(one["event"] == .string("labeled"))
      #expect(try await wanda.status("GET", "/issues/events/99999") == 404)
    }
  }

  @Test func `a change to the same values makes no event`() async throws {
    try await Workshop.serveAll { client, workshop async throws in
      let wanda = client(Workshop.writer)
      try await wanda.send("POST", "/issues/1/labels", #"["bug"]"#)
      let before = try await wanda.json("/issues/1")
      workshop.advance(by: 60)
      for body in [
        "{}", #"{"title": "Flicker", "state": "open"}"#, #"{"labels": ["BUG"]}"#,
        #"{"assignees": [], "milestone": null}"#,
      ] {
        #expect(try await wanda.status("PATCH", "/issues/1", body) == 200)
      }
      #expect(try await wanda.json("/issues/1/events").strings("event") == ["labeled"])
      #expect(try await wanda.json("/issues/1")["updated_at"] == before["updated_at"])
    }
  }

  @Test func `the timeline has comments, mentions and references in their order`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      let made = try await wanda.send(
        "POST",
        "/issues/1/comments",
        #"{"body": "Ask @timo, not `@ines`"}"#
      )
      let gone = try await vera.send("POST", "/issues/1/comments", #"{"body": "Oops"}"#)
      let id = try gone.json["id"].number ?? 0
      #expect(try await vera.status("DELETE", "/issues/comments/\(id)") == 204)
      try await vera.send(
        "POST",
        "/issues",
        #"{"title": "Again", "body": "As #1, see #1 and #99"}"#
      )
      try await vera.send("POST", "/issues/2/comments", #"{"body": "Still as #1"}"#)
      let timeline = try await vera.json("/issues/1/timeline")

      #expect(
        timeline.strings("event") == [
          "commented", "mentioned", "subscribed", "comment_deleted", "cross-referenced",
        ]
      )
      #expect(timeline[0]["id"] == (try made.json["id"]))
      #expect(timeline[0]["body"] == .string("Ask @timo, not `@ines`"))
      #expect(timeline[1]["actor"]["login"] == .string("timo"))
      #expect(timeline[4]["source"]["issue"]["number"] == .int(2))
      #expect(try await vera.json("/issues/1/timeline?per_page=2&page=2").items.count == 2)
      #expect(try await vera.status("GET", "/issues/9/timeline") == 404)
      #expect(try await vera.status("GET", "/issues/9/events") == 404)
    }
  }

  @Test func `everything that is written outlives the server`() async throws {
    let state = try TemporaryFolder()
    func seen(_ client: Client) async throws -> [JSON] {
      let wanda = client(Workshop.writer)
      let paths = ["/issues/1", "/labels", "/milestones", "/issues/1/timeline", "//notifications"]
      var found: [JSON] = []
      for path in paths { found.append(try await wanda.json(path)) }
      // The addresses have the port of the server.
      return found.map { $0.without(["url", "_url"]) }
    }
    var before: [JSON] = []
    let workshop = try Workshop()
    try workshop.lantern()
    let others = [Workshop.visitor, Workshop.writer]
    before = try await workshop.serve(state: state.url, others: others) { client async throws in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      try await vera.send("POST", "/issues", #"{"title": "Flicker", "body": "For @wanda"}"#)
      try await wanda.send("POST", "/milestones", #"{"title": "v1"}"#)
      try await wanda.send("PATCH", "/issues/1", #"{"milestone": 1, "labels": ["bug"]}"#)
      try await wanda.send("POST", "/issues/1/assignees", #"{"assignees": ["wanda"]}"#)
      try await wanda.send("PUT", "/issues/1/lock")
      return try await seen(client)
    }
    let after = try await workshop.serve(state: state.url, others: others, seen)

    #expect(after == before)
    #expect(before.last?.strings("reason") == ["mention"])
  }
}

extension JSON {
  /// Returns the value without the fields whose names end in one of these texts.
  fileprivate func without(_ endings: [String]) -> JSON {
    switch self {
    case .array(let items): .array(items.map { $0.without(endings) })
    case .object(let fields):
      .object(
        fields.filter { field in !endings.contains { field.key.hasSuffix($0) } }
          .mapValues { $0.without(endings) }
      )
    default: self
    }
  }
}
