import Testing

@testable import GitHubSandbox

/// The replies of all routes of the demo world, which the client checks against their schemas.
struct RouteSchemasTests {
  private static let token = ["Authorization": "Bearer demo-token-of-juno"]
  private static let star = token.merging(["Accept": "application/vnd.github.star+json"]) { $1 }
  private static let root = "/repos/rfarouk/lantern"

  /// The paths of the routes below that of a repository.
  private static let repositoryPaths = [
    "", "/actions/runs", "/branches", "/branches/main", "/commits", "/commits/main",
    "/commits/main/check-runs",
    "/commits/main/check-suites", "/commits/main/comments", "/commits/main/pulls",
    "/commits/main/status", "/commits/main/statuses", "/compare/v1.2...v1.3", "/contents",
    "/contents/README.md", "/contributors", "/events", "/forks", "/git/matching-refs",
    "/git/matching-refs/tags/v1", "/git/ref/heads/main", "/git/refs", "/git/refs/heads/main",
    "/git/trees/main", "/issues?state=all", "/issues/34", "/issues/34/comments",
    "/issues/34/reactions", "/issues/34/events", "/issues/34/labels", "/issues/34/timeline",
    "/issues/comments", "/issues/events", "/assignees", "/labels", "/milestones?state=all",
    "/languages", "/notifications", "/pulls?state=all", "/pulls/comments", "/pulls/33",
    "/pulls/33/comments", "/pulls/33/commits", "/pulls/33/files", "/pulls/33/requested_reviewers",
    "/pulls/33/reviews", "/readme", "/releases", "/releases/latest", "/releases/tags/v1.3",
    "/stargazers", "/subscribers", "/subscription", "/tags", "/topics",
  ]

  /// The paths of the other routes that need no number.
  private static let paths =
    [
      "", "/emails", "/followers", "/following", "/issues", "/orgs", "/repository_invitations",
      "/repos", "/starred", "/subscriptions",
    ].map { "/user\($0)" }
    + [
      "", "/events", "/events/public", "/followers", "/following", "/gists", "/orgs",
      "/received_events", "/received_events/public", "/repos", "/starred", "/subscriptions",
    ].map { "/users/hina-m\($0)" }
    + ["", "/events", "/members", "/public_members", "/repos"].map { "/orgs/patient-tools\($0)" }
    + [
      "/emojis", "/meta", "/events", "/repos/juno/frost-dates/license",
      "/repos/juno/windowsill/collaborators", "/gists",
      "/gists/public",
      "/gists/starred", "/issues", "/notifications",
      "/rate_limit", "/search/code?q=moon", "/search/commits?q=add",
      "/search/issues?q=feed",
      "/search/repositories?q=tides", "/search/topics?q=birds", "/search/users?q=hina",
    ]
    + repositoryPaths.map { root + $0 }

  @Test func `every route with a schema replies by it`() async throws {
    try await Workshop.serveDemo { client, _ in
      let watched = #"{"subscribed": true}"#
      _ = try await client.send("PUT", "\(Self.root)/subscription", Self.token, body: watched)
      let paths = try await Self.paths + Self.numberedPaths(client)

      for path in paths {
        #expect(try await client.get(path, Self.token).status == 200, "\(path)")
      }
      for path in ["/user/starred", "/users/hina-m/starred", "\(Self.root)/stargazers"] {
        #expect(try await client.get(path, Self.star).status == 200, "\(path)")
      }

      let asked = Set(paths.compactMap { RouteSchemas.all.route("GET", $0) })
      // No repository of the demo world has a readme in a folder.
      let missing = RouteSchemas.all.described.subtracting(asked)
      #expect(missing == ["repos/:owner/:repo/readme/*path"])
    }
  }

  /// Returns the paths that have a number or the name of an object.
  private static func numberedPaths(_ client: Client) async throws -> [String] {
    func json(_ path: String) async throws -> JSON { try await client.get(path, token).json }
    let tree = try await json("\(root)/git/trees/main")["tree"]
    let blob = tree.items.first { $0["type"] == .string("blob") }?["sha"].text ?? ""
    let commit = try await json("\(root)/commits/main")["sha"].text ?? ""
    let tag = try await json("\(root)/git/ref/tags/v1.3")["object"]["sha"].text ?? ""
    let release = try await json("\(root)/releases/latest")["id"].number ?? 0
    let asset = try await json("\(root)/releases/latest")["assets"][0]["id"].number ?? 0
    let comment = try await json("\(root)/issues/34/comments")[0]["id"].number ?? 0
    let repository = try await json(root)["id"].number ?? 0
    let thread = "/notifications/threads/\(try await json("/notifications")[0]["id"].text ?? "")"
    _ = try await client.send("PUT", "\(thread)/subscription", token, body: "{}")
    let made = try await writtenPaths(client) + reviewPaths(client) + checkPaths(client)
    return made + [
      "\(root)/git/blobs/\(blob)", "\(root)/git/commits/\(commit)", "\(root)/git/tags/\(tag)",
      "\(root)/releases/\(release)", "\(root)/releases/\(release)/assets",
      "\(root)/releases/assets/\(asset)",
      "\(root)/issues/comments/\(comment)", "\(root)/issues/comments/\(comment)/reactions",
      "/repositories/\(repository)", thread,
      "\(thread)/subscription",
    ]
  }

  /// Returns the paths of pull requests that are open, with their reviews.
  private static func reviewPaths(_ client: Client) async throws -> [String] {
    let pulls = "/repos/maralind/tidewater/pulls"
    func id(_ path: String) async throws -> Int {
      try await client.get(path, token).json[0]["id"].number ?? 0
    }
    let comment = "\(pulls)/comments/\(try await id("\(pulls)/33/comments"))"
    let review = "\(pulls)/33/reviews/\(try await id("\(pulls)/33/reviews"))"
    return [
      pulls, "\(pulls)/32", "\(pulls)/33/comments", "\(pulls)/33/reviews", comment,
      "\(comment)/reactions", review, "\(review)/comments", "/user/teams",
      "/repos/maralind/tidewater/issues/32/timeline", "/repos/juno/windowsill/pulls",
      "/repos/patient-tools/handbook/pulls/4/requested_reviewers",
      "/repos/juno/windowsill/branches/main/protection",
      "/repos/juno/windowsill/rules/branches/main",
    ]
  }

  /// Returns the paths of checks and runs of workflows.
  private static func checkPaths(_ client: Client) async throws -> [String] {
    func json(_ path: String) async throws -> JSON { try await client.get(path, token).json }
    let actions = "\(root)/actions"
    let run = try await json("\(actions)/runs?branch=main")["workflow_runs"][0]["id"].number ?? 0
    let jobs = try await json("\(actions)/runs/\(run)/jobs")["jobs"]
    let suites = try await json("\(root)/commits/main/check-suites")["check_suites"]
    let suite = suites[0]["id"].number ?? 0
    let job = jobs[0]["id"].number ?? 0
    return [
      "\(actions)/workflows", "\(actions)/workflows/check.yml",
      "\(actions)/workflows/check.yml/runs", "\(actions)/runs/\(run)",
      "\(actions)/runs/\(run)/jobs", "\(actions)/runs/\(run)/attempts/1",
      "\(actions)/runs/\(run)/attempts/1/jobs", "\(actions)/jobs/\(job)",
      "\(root)/check-runs/\(job)", "\(root)/check-runs/\(job)/annotations",
      "\(root)/check-suites/\(suite)", "\(root)/check-suites/\(suite)/check-runs",
    ]
  }

  /// Returns the paths of a milestone, a label and an event that are made first.
  private static func writtenPaths(_ client: Client) async throws -> [String] {
    let own = "/repos/juno/windowsill"
    _ = try await client.send("POST", "\(own)/labels", token, body: #"{"name": "later"}"#)
    _ = try await client.send("POST", "\(own)/milestones", token, body: #"{"title": "Spring"}"#)
    _ = try await client.send(
      "PATCH",
      "\(own)/issues/16",
      token,
      body: #"{"milestone": 1, "labels": ["later"]}"#
    )
    let issue = try await client.send("POST", "\(own)/issues", token, body: #"{"title": "Part"}"#)
      .json
    let (id, number) = (issue["id"].number ?? 0, issue["number"].number ?? 0)
    _ = try await client.send(
      "POST",
      "\(own)/issues/16/sub_issues",
      token,
      body: #"{"sub_issue_id": \#(id)}"#
    )
    _ = try await client.send(
      "POST",
      "\(own)/issues/16/dependencies/blocked_by",
      token,
      body: #"{"issue_id": \#(id)}"#
    )
    let events = try await client.get("\(own)/issues/16/events", token).json
    let event = events.items.last?["id"].number ?? 0
    return [
      "\(own)/labels/later", "\(own)/milestones/1", "\(own)/milestones/1/labels",
      "\(own)/issues/events/\(event)", "\(own)/issues/16/sub_issues",
      "\(own)/issues/\(number)/parent", "\(own)/issues/16/dependencies/blocked_by",
      "\(own)/issues/\(number)/dependencies/blocking",
    ]
  }
}
