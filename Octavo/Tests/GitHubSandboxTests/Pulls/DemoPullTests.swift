import Testing

@testable import GitHubSandbox

/// The open pull requests of the demo world.
struct DemoPullTests {
  private static let token = ["Authorization": "Bearer demo-token-of-juno"]

  // One test for all, because writing the demo world takes long.
  @Test func `each has a branch of git, and the state that its script says`() async throws {
    try await Workshop.serveDemo { client, _ in
      func json(_ path: String) async throws -> JSON {
        try await client.get("/repos/\(path)", Self.token).json
      }
      func twice(_ path: String) async throws -> JSON {
        _ = try await json(path)
        return try await json(path)
      }
      let clash = try await twice("maralind/tidewater/pulls/32")
      let behind = try await twice("juno/windowsill/pulls/18")
      let fork = try await json("rfarouk/lantern/pulls/36")
      let gone = try await json("juno/windowsill/pulls/21")
      let bot = try await json("juno/windowsill/pulls/20")
      let draft = try await json("patient-tools/handbook/pulls/5")

      #expect([clash["mergeable"], clash["mergeable_state"]] == [.bool(false), .string("dirty")])
      #expect(behind["mergeable_state"] == .string("behind"))
      #expect(fork["head"]["repo"]["full_name"] == .string("juno/lantern"))
      #expect(fork["commits"] == .int(3))
      #expect(
        [gone["head"]["repo"], gone["head"]["ref"]] == [.null, .string("feature/sill-file")]
      )
      #expect(gone["changed_files"] == .int(1))
      #expect(bot["user"]["type"] == .string("Bot"))
      #expect(draft["draft"] == .bool(true))
      let teams = try await json("patient-tools/handbook/pulls/4/requested_reviewers")["teams"]
      #expect(teams.strings("slug") == ["keepers"])
    }
  }

  @Test func `conversations are resolved, open and outdated, and a force push is an event`()
    async throws
  {
    try await Workshop.serveDemo { client, _ in
      let root = "/repos/maralind/tidewater"
      let comments = try await client.get("\(root)/pulls/33/comments", Self.token).json
      let timeline = try await client.get("\(root)/issues/32/timeline", Self.token).json
      let reviews = try await client.get("\(root)/pulls/32/reviews", Self.token).json

      #expect(comments.items.count == 4)
      let lines = Dictionary(
        comments.items.map { ($0["path"].text ?? "", $0["line"]) },
        uniquingKeysWith: { first, _ in first }
      )
      #expect(lines["src/tide.c"] == .null)
      #expect(lines["NEWS"] == .int(1))
      #expect(lines["tide.1"] != .null)
      #expect(comments.items.allSatisfy { $0["diff_hunk"].text?.hasPrefix("@@") == true })
      #expect(timeline.strings("event").contains("head_ref_force_pushed"))
      #expect(reviews.strings("state").first == "CHANGES_REQUESTED")
    }
  }

  @Test func `the account finds the reviews that it is asked for, and its own`() async throws {
    try await Workshop.serveDemo { client, _ in
      func titles(_ query: String) async throws -> [String] {
        let text = PercentCoding.encode("is:open is:pr \(query)".utf8)
        let path = "/search/issues?q=\(text)&sort=created&order=asc"
        return try await client.get(path, Self.token).json["items"].strings("title")
      }

      let asked = try await titles("review-requested:@me")
      #expect(
        asked == [
          "A chapter on handing over", "Say which plants may share a box",
          "Name the unit above the table",
        ]
      )
      #expect(
        try await titles("author:@me") == ["A theme for gardeners", "Take a length in inches"]
      )
      #expect(try await titles("team-review-requested:patient-tools/keepers").count == 1)
    }
  }

  @Test func `branches are protected by rules, which their administrator sees`() async throws {
    try await Workshop.serveDemo { client, _ in
      func get(_ path: String) async throws -> Client.Response {
        try await client.get("/repos/\(path)", Self.token)
      }
      let own = try await get("juno/windowsill/branches/main/protection").json
      let foreign = try await get("maralind/tidewater/branches/main/protection").status
      let open = try await get("juno/windowsill/branches/release%2Fbalcony/protection").status
      let rules = try await get("maralind/tidewater/rules/branches/main").json
      let branch = try await get("maralind/tidewater/branches/main").json

      #expect(own["required_pull_request_reviews"]["required_approving_review_count"] == .int(1))
      #expect(own["required_status_checks"]["strict"] == .bool(true))
      #expect([foreign, open] == [404, 404])
      let types = ["deletion", "non_fast_forward", "pull_request", "required_status_checks"]
      #expect(rules.strings("type") == types)
      #expect(branch["protected"] == .bool(true))
      let contexts = branch["protection"]["required_status_checks"]["contexts"].items
      #expect(contexts == [.string("build"), .string("check")])
    }
  }

  @Test func `merges and pushes write to a copy, and the world stays as it is`() async throws {
    try await Workshop.serveDemo { client, _ in
      let root = "/repos/juno/windowsill"
      let before = try await client.get("\(root)/branches/main", Self.token).json["commit"]["sha"]
      // Mara has approved it, which is all that the rules ask for.
      let update = try await client.send(
        "PUT",
        "\(root)/pulls/18/update-branch",
        Self.token,
        body: "{}"
      )
      let merged = try await client.send("PUT", "\(root)/pulls/18/merge", Self.token, body: "{}")
      let after = try await client.get("\(root)/branches/main", Self.token).json["commit"]["sha"]

      #expect(statuses(update, merged) == [202, 200])
      #expect(try merged.json["sha"] == after)
      #expect(before != after)
    }
    try await Workshop.serveDemo { client, _ in
      let pull = try await client.get("/repos/juno/windowsill/pulls/18", Self.token).json

      #expect(pull["state"] == .string("open"))
    }
  }
}
