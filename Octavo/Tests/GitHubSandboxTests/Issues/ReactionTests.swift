import Testing

@testable import GitHubSandbox

/// Reactions to issues and comments.
struct ReactionTests {
  private static let root = "/repos/harbour/lantern/issues"

  /// Serves a repository with an issue and a comment on it, whose path `body` gets.
  private func serve(
    state: TemporaryFolder? = nil,
    _ body: (Client, String) async throws -> Void
  ) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve(state: state?.url) { client async throws in
      _ = try await client.send("POST", Self.root, body: #"{"title": "Flicker"}"#)
      let comment = try await client.send(
        "POST",
        "\(Self.root)/1/comments",
        body: #"{"body": "Here too."}"#
      )
      try await body(client, "\(Self.root)/comments/\(try comment.json["id"].number ?? 0)")
    }
  }

  @Test func `a user reacts once with each content, to an issue and to a comment`() async throws {
    try await serve { client, comment in
      for subject in ["\(Self.root)/1", comment] {
        let path = "\(subject)/reactions"
        let first = try await client.send("POST", path, body: #"{"content": "heart"}"#)
        let again = try await client.send("POST", path, body: #"{"content": "heart"}"#)
        let other = try await client.send("POST", path, body: #"{"content": "+1"}"#)
        let hearts = try await client.get("\(path)?content=heart").json
        let summary = try await client.get(subject).json["reactions"]

        #expect(statuses(first, again, other) == [201, 200, 201])
        #expect(try first.json == again.json)
        #expect(hearts == .array([try first.json]))
        #expect(try await client.get(path).json.strings("content") == ["heart", "+1"])
        #expect(summary["total_count"] == .int(2))
        #expect([summary["heart"], summary["+1"], summary["eyes"]] == [.int(1), .int(1), .int(0)])
      }
    }
  }

  @Test func `a reaction is removed once, and only at its own subject`() async throws {
    try await serve { client, comment in
      let path = "\(comment)/reactions"
      let made = try await client.send("POST", path, body: #"{"content": "rocket"}"#)
      let id = try made.json["id"].number ?? 0
      let elsewhere = try await client.send("DELETE", "\(Self.root)/1/reactions/\(id)")
      let removed = try await client.send("DELETE", "\(path)/\(id)")
      let again = try await client.send("DELETE", "\(path)/\(id)")

      #expect(statuses(elsewhere, removed, again) == [404, 204, 404])
      #expect(try await client.get(comment).json["reactions"]["total_count"] == .int(0))
    }
  }

  @Test func `lists of issues and comments count the reactions of each`() async throws {
    try await serve { client, comment in
      _ = try await client.send("POST", Self.root, body: #"{"title": "Second"}"#)
      _ = try await client.send("POST", "\(comment)/reactions", body: #"{"content": "eyes"}"#)
      _ = try await client.send("POST", "\(Self.root)/2/reactions", body: #"{"content": "-1"}"#)
      let issues = try await client.get(Self.root).json.items
      let comments = try await client.get("\(Self.root)/1/comments").json.items

      #expect(issues.map { $0["reactions"]["total_count"].number } == [1, 0])
      #expect(comments.map { $0["reactions"]["eyes"].number } == [1])
    }
  }

  @Test func `an unknown content, a body without one and a stranger are refused`() async throws {
    try await serve { client, _ in
      let path = "\(Self.root)/1/reactions"
      let found = statuses(
        try await client.send("POST", path, body: #"{"content": "frown"}"#),
        try await client.send("POST", path, body: "{}"),
        try await client.send("POST", path, [:], body: #"{"content": "heart"}"#),
        try await client.get("\(path)?content=frown"),
        try await client.send("POST", "\(Self.root)/9/reactions", body: #"{"content": "heart"}"#)
      )

      #expect(found == [422, 422, 401, 422, 404])
    }
  }

  @Test func `reactions outlive the server, and go with their comment`() async throws {
    let state = try TemporaryFolder()
    try await serve(state: state) { client, comment in
      _ = try await client.send("POST", "\(comment)/reactions", body: #"{"content": "laugh"}"#)
    }
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve(state: state.url) { client async throws in
      let comments = try await client.get("\(Self.root)/1/comments").json
      let path = "\(Self.root)/comments/\(comments[0]["id"].number ?? 0)"

      #expect(comments[0]["reactions"]["laugh"] == .int(1))
      #expect(try await client.send("DELETE", path).status == 204)
      #expect(try await client.get("\(path)/reactions").status == 404)
    }
  }

  @Test func `a repository is reached by its number with every method`() async throws {
    try await serve { client, comment in
      let id = try await client.get("/repos/harbour/lantern").json["id"].number ?? 0
      let byNumber = "/repositories/\(id)"
      let number = comment.split(separator: "/").last ?? ""
      let made = try await client.send(
        "POST",
        "\(byNumber)/issues/1/comments",
        body: #"{"body": "By number"}"#
      )
      let reaction = try await client.send(
        "POST",
        "\(byNumber)/issues/comments/\(number)/reactions",
        body: #"{"content": "hooray"}"#
      )
      let changed = try await client.send(
        "PATCH",
        "\(byNumber)/issues/comments/\(number)",
        body: #"{"body": "Changed"}"#
      )
      let page = try await client.get("\(byNumber)/issues/1/comments?per_page=1")

      #expect(statuses(made, reaction, changed) == [201, 201, 200])
      #expect(
        page.headers["link"]?.contains("\(byNumber)/issues/1/comments?per_page=1&page=2") == true
      )
      #expect(try page.json[0]["body"] == .string("Changed"))
      #expect(try await client.get("\(byNumber)/readme").status == 200)
      #expect(try await client.get("/repositories/1/issues").status == 404)
      #expect(try await client.get("/repositories/\(id)/nothing").status == 404)
    }
  }

  @Test func `a text of 65,536 characters is stored, and a longer one refused`() async throws {
    try await serve { client, comment in
      let longest = String(repeating: "ü", count: 65_536)
      let stored = try await client.send("PATCH", comment, body: #"{"body": "\#(longest)"}"#)
      let refused = try await client.send("PATCH", comment, body: #"{"body": "\#(longest)x"}"#)
      let issue = try await client.send(
        "POST",
        Self.root,
        body: #"{"title": "Long", "body": "\#(longest)x"}"#
      )

      #expect(statuses(stored, refused, issue) == [200, 422, 422])
      #expect(try await client.get(comment).json["body"] == .string(longest))
    }
  }
}
