import Testing

@testable import GitHubSandbox

/// The values of queries, beside those of the REST API.
struct GraphQLQueryTests {
  private static let issues = "/repos/harbour/lantern/issues"

  private func issue(_ fields: String, _ number: Int = 1) -> String {
    #"{ repository(owner: "Harbour", name: "LANTERN") { issue(number: \#(number)) { \#(fields) } } }"#
  }

  @Test func `an issue has the values of the REST API`() async throws {
    try await serveIssue { client in
      let rest = try await client.get("\(Self.issues)/1").json
      let data = try await client.data(
        issue(
          """
          id databaseId number title body bodyHTML state stateReason closed closedAt locked
          activeLockReason createdAt url resourcePath author { login __typename ... on User { id } }
          authorAssociation viewerDidAuthor viewerCanUpdate viewerCanClose viewerCanReopen
          labels(first: 5) { nodes { name } } repository { nameWithOwner isPrivate owner { login } }
          """
        )
      )["repository"]["issue"]

      #expect(data["id"] == rest["node_id"])
      #expect(data["databaseId"] == rest["id"])
      #expect([data["title"], data["body"]] == [.string("Flicker"), .string("*Look*")])
      #expect(data["bodyHTML"].text?.contains("<em>Look</em>") == true)
      #expect(data["state"] == .string("OPEN"))
      #expect([data["closed"], data["locked"]] == [.bool(false), .bool(false)])
      #expect([data["closedAt"], data["activeLockReason"]] == [.null, .null])
      #expect(data["createdAt"] == rest["created_at"])
      #expect(data["url"] == rest["html_url"])
      #expect(data["resourcePath"] == .string("/harbour/lantern/issues/1"))
      #expect(data["author"]["id"] == rest["user"]["node_id"])
      #expect(data["viewerDidAuthor"] == .bool(true))
      #expect(data["repository"]["nameWithOwner"] == .string("harbour/lantern"))
    }
  }

  @Test func `saved replies are those of the viewer, the last saved first`() async throws {
    try await serveIssue { client in
      try await client.sandbox.saveReply("Ebb", "Wait.")
      try await client.sandbox.saveReply("Flood", "Run!")
      let replies = "savedReplies(first: 1) { totalCount nodes { title body user { login } } }"
      let data = try await client.data("{ viewer { login \(replies) } }")["viewer"]

      #expect(data["savedReplies"]["totalCount"] == .int(2))
      #expect(data["savedReplies"]["nodes"][0]["title"] == .string("Flood"))
      #expect(data["savedReplies"]["nodes"][0]["user"]["login"] == data["login"])
    }
  }

  @Test func `comments are read forwards and backwards, page by page`() async throws {
    try await serveIssue { client in
      for number in 2...5 {
        _ = try await client.send(
          "POST",
          "\(Self.issues)/1/comments",
          body: #"{"body": "\#(number)"}"#
        )
      }
      func page(_ arguments: String) async throws -> JSON {
        let fields =
          "nodes { body } edges { cursor } totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor }"
        let query = issue("comments(\(arguments)) { \(fields) }")
        return try await client.data(query)["repository"]["issue"]["comments"]
      }
      let first = try await page("first: 2")
      let second = try await page(
        "first: 2, after: \"\(first["pageInfo"]["endCursor"].text ?? "")\""
      )
      let last = try await page("last: 2")
      let before = try await page(
        "last: 9, before: \"\(last["pageInfo"]["startCursor"].text ?? "")\""
      )
      let none = try await page("first: 1, after: \"\(last["pageInfo"]["endCursor"].text ?? "")\"")

      #expect(first["nodes"].strings("body") == ["Here too.", "2"])
      #expect(first["totalCount"] == .int(5))
      #expect(first["edges"].strings("cursor").last == first["pageInfo"]["endCursor"].text)
      #expect(second["nodes"].strings("body") == ["3", "4"])
      #expect(second["pageInfo"]["hasNextPage"] == .bool(true))
      #expect(last["nodes"].strings("body") == ["4", "5"])
      #expect(last["pageInfo"]["hasPreviousPage"] == .bool(true))
      #expect(before["nodes"].strings("body") == ["Here too.", "2", "3"])
      #expect(none["nodes"] == .array([]))
      #expect(none["pageInfo"]["endCursor"] == .null)
    }
  }

  @Test(arguments: [
    ("", "MISSING_PAGINATION_BOUNDARIES"), ("(first: 0)", "EXCESSIVE_PAGINATION"),
    ("(first: 1, after: \"x\")", "INVALID_CURSOR_ARGUMENTS"),
    ("(last: 1, before: \"MDY6Y3Vyc29yOjA=\")", "INVALID_CURSOR_ARGUMENTS"),
  ])
  func `a page without bounds, or at no cursor, is an error`(
    _ arguments: String,
    type: String
  ) async throws {
    try await serveIssue { client in
      let errors = try await client.errors(issue("comments\(arguments) { nodes { id } }"))

      #expect(errors.strings("type") == [type])
    }
  }

  @Test func `reactions are grouped by content, with those of the viewer`() async throws {
    try await serveIssue { client in
      for content in ["heart", "-1"] {
        _ = try await client.send(
          "POST",
          "\(Self.issues)/1/reactions",
          body: #"{"content": "\#(content)"}"#
        )
      }
      let fields =
        "content viewerHasReacted users { totalCount } reactors(first: 1) { totalCount nodes { ... on User { login } } }"
      let data = try await client.data(
        issue(
          "reactionGroups { \(fields) } comments(first: 1) { nodes { reactionGroups { content viewerHasReacted } } }"
        )
      )
      let groups = data["repository"]["issue"]["reactionGroups"]
      let comment = data["repository"]["issue"]["comments"]["nodes"][0]["reactionGroups"]

      #expect(
        groups.strings("content") == [
          "THUMBS_UP", "THUMBS_DOWN", "LAUGH", "HOORAY", "CONFUSED", "HEART", "ROCKET", "EYES",
        ]
      )
      #expect(
        groups.items.filter { $0["viewerHasReacted"] == .bool(true) }.map { $0["content"].text }
          == ["THUMBS_DOWN", "HEART"]
      )
      #expect(groups.items.map { $0["users"]["totalCount"].number ?? 0 }.reduce(0, +) == 2)
      #expect(
        groups[1]["reactors"]["nodes"].strings("login") == [Workshop.account.login.lowercased()]
      )
      #expect(comment.items.allSatisfy { $0["viewerHasReacted"] == .bool(false) })
    }
  }

  @Test func `the limit of GraphQL is counted by itself, and a used-up one is an error`()
    async throws
  {
    try await serveIssue { client in
      let response = try await client.graphQL("{ rateLimit { cost limit remaining used resetAt } }")
      let limit = try response.json["data"]["rateLimit"]
      client.sandbox.inject(SandboxFault(.exhaustLimit, pathPrefix: "/graphql", count: 1))
      let refused = try await client.graphQL("{ viewer { id } }")
      let again = try await client.graphQL("{ viewer { id } }")

      #expect([limit["cost"], limit["used"]] == [.int(1), .int(1)])
      #expect(response.headers["x-ratelimit-resource"] == "graphql")
      #expect(statuses(refused, again) == [200, 200])
      #expect(try refused.json["data"] == .null)
      #expect(try again.json["errors"].strings("type") == ["RATE_LIMITED"])
      #expect(again.headers["x-ratelimit-remaining"] == "0")
      #expect(try await client.get("/user").status == 200)
    }
  }

  @Test func `a merged pull request is one, and no issue`() async throws {
    let workshop = try Workshop()
    try PullTests.pier(workshop)
    try await workshop.serve { client async throws in
      let pull = try await client.get("/repos/harbour/pier/pulls/7").json
      let found = try await client.data(
        """
        { repository(owner: "harbour", name: "pier") {
          pullRequest(number: 7) {
            __typename id title state merged mergedAt headRefName baseRefName changedFiles
            additions comments(first: 1) { totalCount } viewerSubscription viewerCanReopen
          }
        } }
        """
      )["repository"]["pullRequest"]
      let query = #"{ repository(owner: "harbour", name: "pier") { issue(number: 7) { id } } }"#

      #expect(
        [found["__typename"], found["state"]] == [.string("PullRequest"), .string("MERGED")]
      )
      #expect([found["id"], found["title"]] == [pull["node_id"], .string("Rails for the pier")])
      #expect([found["headRefName"], found["baseRefName"]] == [.string("rails"), .string("main")])
      #expect([found["mergedAt"], found["merged"]] == [pull["merged_at"], .bool(true)])
      #expect(found["changedFiles"] == pull["changed_files"])
      #expect([found["viewerSubscription"], found["viewerCanReopen"]] == [.null, .bool(false)])
      #expect(try await client.errors(query).strings("type") == ["NOT_FOUND"])
    }
  }
}
