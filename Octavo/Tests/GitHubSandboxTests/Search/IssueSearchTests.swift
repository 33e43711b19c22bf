import Foundation
import Testing

@testable import GitHubSandbox

/// Searching for issues and pull requests.
struct IssueSearchTests {
  private static let token = ["Authorization": "Bearer demo-token-of-juno"]

  /// Queries with the titles that they find, in their order.
  private static let queries: [(text: String, titles: [String])] = [
    ("herbs", ["Herbs that share a box"]),
    ("is:issue is:closed", ["The feed has the date of the build"]),
    ("label:bug is:open", ["Dates read the wrong way round in Brazil"]),
    ("author:hina-m is:issue", ["Herbs that share a box"]),
    ("commenter:maralind", ["Herbs that share a box"]),
    ("mint in:comments", ["Herbs that share a box"]), ("mint in:title", []),
    (
      "repo:patient-tools/handbook",
      ["Write how we review", "A chapter on handing over", "A chapter on resting"]
    ),
    ("review is:pr org:patient-tools", ["Write how we review"]),
    ("assignee:juno", []), ("comments:>5", []),
  ]

  // One test for all queries, because writing the demo world takes long.
  @Test func `issues and pull requests are found by words and conditions, and ordered`()
    async throws
  {
    try await Workshop.serveDemo { client, _ in
      for query in Self.queries {
        let path = "/search/issues?q=\(PercentCoding.encode(query.text.utf8))"
        let json = try await client.checked(path, against: "search-issues", Self.token)

        #expect(json["items"].strings("title") == query.titles, "\(query.text)")
      }
      func titles(_ order: String) async throws -> [String] {
        try await client.get("/search/issues?q=is:issue&\(order)", Self.token).json["items"]
          .strings("title")
      }
      let newest = try await titles("sort=created")
      let oldest = try await titles("sort=created&order=asc")
      #expect(newest == oldest.reversed() && newest.count == 3)
      #expect(try await titles("sort=comments").last == newest.first)
    }
  }

  @Test func `“@me” stands for the sender, and the last change orders`() async throws {
    try await Workshop.serveAll { client, workshop async throws in
      let issues = "/repos/harbour/lantern/issues"
      func open(_ body: String, _ account: SandboxAccount) async throws {
        workshop.advance(by: 2)
        _ = try await client.send("POST", issues, account.header, body: body)
      }
      func titles(_ query: String, _ account: SandboxAccount) async throws -> [String] {
        let text = PercentCoding.encode("is:open \(query)".utf8)
        let path = "/search/issues?q=\(text)&sort=updated&order=desc&per_page=50"
        return try await client.get(path, account.header).json["items"].strings("title")
      }
      let (vera, owner) = (Workshop.visitor, Workshop.owner)
      try await open(#"{"title": "Glass", "body": "Ask @vera", "assignees": ["harbour"]}"#, owner)
      try await open(#"{"title": "Wick", "body": "Ask @veranda"}"#, vera)

      #expect(try await titles("author:@me", vera) == ["Wick", "Flicker"])
      #expect(try await titles("mentions:@me", vera) == ["Glass"])
      #expect(try await titles("assignee:@me", owner) == ["Glass"])
      #expect(try await titles("assignee:@me", vera) == [])
      #expect(try await titles("review-requested:@me is:pr", owner) == [])
    }
  }

  @Test func `types, milestones, reasons and orders narrow lists and searches`() async throws {
    try await Workshop.serveAll { client, workshop async throws in
      let (issues, owner) = ("/repos/harbour/lantern/issues", Workshop.owner)
      func send(_ method: String, _ path: String, _ body: String) async throws {
        workshop.advance(by: 2)
        _ = try await client.send(method, path, owner.header, body: body)
      }
      func found(_ query: String) async throws -> [String] {
        let text = PercentCoding.encode("is:issue \(query)".utf8)
        return try await client.checked(
          "/search/issues?q=\(text)",
          against: "search-issues",
          owner.header
        )["items"].strings("title")
      }
      func listed(_ query: String) async throws -> [String] {
        try await client.checked("\(issues)?\(query)", against: "issues", owner.header)
          .strings("title")
      }
      try await send("POST", "/repos/harbour/lantern/milestones", #"{"title": "1.0 beta"}"#)
      try await send(
        "POST",
        issues,
        #"{"title": "Glass", "type": "Bug", "milestone": 1, "labels": ["wet", "cold sea"]}"#
      )
      try await send("POST", issues, #"{"title": "Wick", "assignees": ["harbour"]}"#)
      try await send(
        "PATCH",
        "\(issues)/3",
        #"{"state": "closed", "state_reason": "not_planned", "type": "Task"}"#
      )

      #expect(try await found("type:bug") == ["Glass"])
      #expect(try await found("no:type") == ["Flicker"])
      #expect(try await found("milestone:\"1.0 beta\"") == ["Glass"])
      #expect(try await found("reason:\"not planned\"") == ["Wick"])
      #expect(try await found("assignee:*") == ["Wick"])
      #expect(try await found("-assignee:* label:wet,dry") == ["Glass"])
      #expect(try await found("label:\"cold sea\" -type:task") == ["Glass"])
      #expect(try await found("sort:updated") == ["Wick", "Glass", "Flicker"])
      #expect(try await found("sort:created-asc").last == "Wick")
      #expect(try await found("involves:harbour is:closed") == ["Wick"])
      #expect(try await listed("type=Bug") == ["Glass"])
      #expect(try await listed("state=all&type=none") == ["Flicker"])
      #expect(try await listed("state=all&type=*&sort=updated") == ["Wick", "Glass"])
      #expect(try await listed("labels=wet,cold%20sea&milestone=1") == ["Glass"])
    }
  }

  @Test func `20,000 issues that are made up are listed page by page`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      try await client.sandbox.generateIssues(20_000)
      let owner = Workshop.owner.header
      let path = "/repos/harbour/lantern/issues?state=all&per_page=50"
      let first = try await client.get(path, owner)
      let last = try await client.checked("\(path)&page=400", against: "issues", owner)
      let query = PercentCoding.encode("is:issue is:open label:bug type:bug".utf8)
      let found = try await client.get("/search/issues?q=\(query)&per_page=1", owner).json

      #expect(first.headers["link"]?.contains("page=401") == true)
      #expect(last.strings("title").count == 50)
      #expect(found["total_count"] != .int(0))
    }
  }

  @Test func `a pull request is served in the form of an issue without comments`() async throws {
    try await Workshop.serveDemo { client, _ in
      let path = "/repos/patient-tools/handbook/issues/3"
      let issue = try await client.checked(path, against: "issue", [:])
      let comments = try await client.checked("\(path)/comments", against: "issue-comments", [:])

      #expect(issue["pull_request"]["url"].text?.hasSuffix("/handbook/pulls/3") == true)
      #expect(issue["user"]["login"].text == "hina-m")
      #expect(comments == .array([]))
    }
  }
}
