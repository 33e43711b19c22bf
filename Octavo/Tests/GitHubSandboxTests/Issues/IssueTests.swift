import Testing

@testable import GitHubSandbox

/// Issues and comments, which are made through the API alone.
struct IssueTests {
  private static let root = "/repos/harbour/lantern/issues"

  @Test func `an issue is opened, commented on, closed and reopened`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let opened = try await client.send(
        "POST",
        Self.root,
        body: #"{"title": "Flicker", "body": "It *flickers*.", "labels": ["bug"]}"#
      )
      let comments = "\(Self.root)/1/comments"
      let comment = try await client.send("POST", comments, body: #"{"body": "Here too."}"#)
      workshop.advance(by: 60)
      let closed = try await client.send("PATCH", "\(Self.root)/1", body: #"{"state": "closed"}"#)
      let list = try await client.checked("\(Self.root)?state=closed", against: "issues")
      let again = try await client.send("PATCH", "\(Self.root)/1", body: #"{"state": "open"}"#)

      #expect(statuses(opened, comment, closed, again) == [201, 201, 200, 200])
      #expect(try opened.json["number"] == .int(1))
      #expect(try closed.json["closed_by"]["login"] == .string("ines"))
      #expect(try closed.json["state_reason"] == .string("completed"))
      #expect(list.items.map { $0["comments"] } == [.int(1)])
      #expect(list[0]["labels"].strings("name") == ["bug"])
      #expect(try again.json["closed_at"] == .null)
      #expect(try await client.get(Self.root).json.items.count == 1)
    }
  }

  @Test func `the responses have GitHub's form`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      _ = try await client.send("POST", Self.root, body: #"{"title": "A", "labels": ["x y"]}"#)
      _ = try await client.send("POST", "\(Self.root)/1/comments", body: #"{"body": "B"}"#)

      let issue = try await client.checked("\(Self.root)/1", against: "issue")
      let comments = try await client.checked(
        "\(Self.root)/1/comments",
        against: "issue-comments"
      )
      let labels = try await client.checked("/repos/harbour/lantern/labels", against: "label[]")
      let full = Client.token.merging(["Accept": "application/vnd.github.full+json"]) { $1 }
      let id = try #require(comments[0]["id"].number)
      let one = try await client.get("\(Self.root)/comments/\(id)", full).json

      #expect(issue["user"]["login"] == .string("ines"))
      #expect(labels.strings("name") == ["x y"])
      #expect([one["body"], one["body_html"]] == [.string("B"), .string("<p>B</p>\n")])
    }
  }

  @Test func `a list is narrowed by state, label, creator and time, and has pages`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      for number in 1...5 {
        let label = number == 3 ? "bug" : "idea"
        let body = #"{"title": "Issue \#(number)", "labels": ["\#(label)"]}"#
        _ = try await client.send("POST", Self.root, body: body)
        workshop.advance(by: 60)
      }
      func numbers(_ query: String) async throws -> [Int?] {
        try await client.get("\(Self.root)?\(query)").json.items.map { $0["number"].number }
      }
      let first = try await client.get("\(Self.root)?per_page=2")

      #expect(try await numbers("") == [5, 4, 3, 2, 1])
      #expect(try await numbers("labels=bug") == [3])
      #expect(try await numbers("creator=tomas") == [])
      #expect(try await numbers("direction=asc&per_page=2&page=2") == [3, 4])
      #expect(PageRequestTests.links(first)["next"] != nil)
      #expect(try await client.get("\(Self.root)?state=shut").status == 422)
      #expect(try await client.get("/repos/harbour/lantern").json["open_issues_count"] == .int(5))
    }
  }

  @Test func `a number is above those of pull requests`() async throws {
    let workshop = try Workshop()
    try workshop.repository("pier") { draft in
      draft.commit(by: Workshop.tomas, at: Workshop.now - 90, "Lay", [.file("a", "1")])
      draft.commit("b", by: Workshop.ines, at: Workshop.now - 60, "Rail", from: "main", [])
      let message = "Merge pull request #7 from ines/b\n\nRail"
      draft.commit(by: Workshop.tomas, at: Workshop.now - 30, message, merging: "b", [])
    }
    try await workshop.serve { client async throws in
      let path = "/repos/harbour/pier/issues"
      let issue = try await client.send("POST", path, body: #"{"title": "Next"}"#)

      #expect(try issue.json["number"] == .int(8))
    }
  }

  @Test func `writing needs a login, a title and a right`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try workshop.repository("closed") { draft in
      draft.commit(by: Workshop.tomas, at: Workshop.now, "Alone", [.file("a", "1")])
    }
    try await workshop.serve { client async throws in
      let body = #"{"title": "A"}"#
      _ = try await client.send("POST", Self.root, body: body)
      let found = statuses(
        try await client.send("POST", Self.root, [:], body: body),
        try await client.send("POST", Self.root, body: "{}"),
        try await client.send("POST", Self.root, body: #"{"title": " "}"#),
        try await client.send("POST", Self.root, body: "title"),
        try await client.send("POST", "\(Self.root)/1/comments", body: "{}"),
        try await client.send("PATCH", "\(Self.root)/9", body: "{}"),
        try await client.send("PATCH", "\(Self.root)/1", body: #"{"state": "shut"}"#)
      )

      #expect(found == [401, 422, 422, 400, 422, 404, 422])
    }
  }

  @Test func `a comment is changed and deleted, and writes become events`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      _ = try await client.send("POST", Self.root, body: #"{"title": "A"}"#)
      let made = try await client.send("POST", "\(Self.root)/1/comments", body: #"{"body": "B"}"#)
      let path = "\(Self.root)/comments/\(try made.json["id"].number ?? 0)"
      let changed = try await client.send("PATCH", path, body: #"{"body": "C"}"#)
      let events = try await client.checked("/users/ines/events", against: "events")
      let types = events.strings("type").filter { $0.hasPrefix("Issue") }
      let deleted = try await client.send("DELETE", path)

      #expect(try changed.json["body"] == .string("C"))
      #expect(types.sorted() == ["IssueCommentEvent", "IssuesEvent"])
      #expect(deleted.status == 204)
      #expect(try await client.get(path).status == 404)
      let left = try await client.get("/users/ines/events").json.strings("type")
      #expect(!left.contains("IssueCommentEvent"))
    }
  }
}
