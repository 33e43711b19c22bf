import BinderyTerminal
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// The checks and the commits of a pull request, over responses of a server.
struct CheckFrameTests {
  private static let lantern = GitHub.RepositoryName(owner: "rfarouk", name: "lantern")
  private nonisolated static let sizes = [
    Size(columns: 100, rows: 30), Size(columns: 60, rows: 20),
  ]
  private static let start = DemoFolder.now.addingTimeInterval(-600)

  private static func time(_ seconds: Double) -> String {
    start.addingTimeInterval(seconds).formatted(.iso8601)
  }

  private static func run(
    _ name: String,
    _ id: Int,
    _ status: String,
    _ conclusion: String?,
    required: Bool = false
  ) -> String {
    """
    {"databaseId": \(id), "name": "\(name)", "status": "\(status)",
     "conclusion": \(conclusion.map { "\"\($0)\"" } ?? "null"), "isRequired": \(required),
     "startedAt": "\(time(0))", "completedAt": \(conclusion == nil ? "null" : "\"\(time(95))\""),
     "annotations": {"totalCount": \(id == 2 ? 2 : 0)}, "checkSuite": {
      "app": {"databaseId": 15368, "name": "GitHub Actions", "slug": "github-actions"},
      "workflowRun": {"databaseId": 30, "event": "pull_request", "workflow": {"name": "CI"}}}}
    """
  }

  private static let checks = """
    {"data": {"repository": {"pullRequest": {"headRefOid": "c0", "baseRefName": "main",
     "isCrossRepository": true, "baseRef": {"branchProtectionRule": {
      "requiredStatusCheckContexts": ["linux", "sign-off"]}},
     "commits": {"totalCount": 1, "pageInfo": {"hasNextPage": false}, "nodes": [{"commit": {
      "oid": "c0", "signature": {"isValid": true, "state": "VALID"},
      "statusCheckRollup": {"state": "SUCCESS", "contexts": {
       "pageInfo": {"hasNextPage": false}, "nodes": [
        \(run("lint", 1, "COMPLETED", "SUCCESS")),
        \(run("linux", 2, "COMPLETED", "FAILURE", required: true)),
        \(run("windows", 3, "IN_PROGRESS", nil)),
        \(run("old", 4, "COMPLETED", "SKIPPED")),
        {"context": "licence/cla", "state": "SUCCESS", "description": "All have signed",
         "createdAt": "\(time(0))", "isRequired": false}]}}}}]}}}}}
    """

  private static let runs = """
    {"workflow_runs": [{"id": 31, "name": "Release", "status": "completed", "run_attempt": 1,
     "conclusion": "action_required", "head_sha": "c0", "created_at": "\(time(0))",
     "actor": {"login": "maralind"}}]}
    """

  private func show(
    _ route: Route,
    _ size: Size,
    _ body: (TestApp) async throws -> Void
  ) async throws {
    try await TestApp.run("/rfarouk/lantern", size: size) { app in
      let place = "/repos/rfarouk/lantern"
      let responses = [
        ("/graphql", Self.checks), ("\(place)/actions/runs", Self.runs),
        ("\(place)/rules/branches", "[]"),
        ("\(place)/pulls/35/files", #"[{"filename": ".github/workflows/ci.yml"}]"#),
        (
          "\(place)/pulls/35/commits",
          #"[{"sha": "c0", "commit": {"message": "Draw the sitemap", "author": "#
            + #"{"name": "Mara", "date": "\#(Self.time(0))"}}}]"#
        ),
      ]
      for (path, body) in responses {
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: path))
      }
      app.headless.session.services.navigation.push(route, .none)
      await app.headless.settled()
      #expect(app.isHarmless)
      try await body(app)
    }
  }

  @Test(arguments: sizes) func `the checks of a pull request`(_ size: Size) async throws {
    try await show(.checks(Self.lantern, pull: 35), size) { app in
      try expectGolden(app.text, "checks-\(size.columns)x\(size.rows)")
      #expect(app.text.contains("1 of 6 checks failed: linux"))
    }
  }

  @Test(arguments: sizes) func `the commits of a pull request`(_ size: Size) async throws {
    try await show(.pullCommits(Self.lantern, 35), size) { app in
      try expectGolden(app.text, "pull-commits-\(size.columns)x\(size.rows)")
      #expect(app.text.contains("Verified · checks passed"))
    }
  }
}
