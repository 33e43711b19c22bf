import Testing

@testable import GitHubSandbox

/// Deployments that wait for a user.
struct DeploymentTests {
  private static let script = """
    workflow Deploy
      in harbour/lantern
      on branch main
      started 0
      job build
        queue 0
        takes 10
      job deploy
        needs build
        queue 0
        takes 10
        environment production
        reviewers wanda
      job announce
        needs deploy
        queue 0
        takes 10
    """

  /// Returns the number of the environment that waits.
  private func environment(_ client: AccountClient, _ run: Int) async throws -> Int? {
    try await client.json("/actions/runs/\(run)/pending_deployments")[0]["environment"]["id"].number
  }

  @Test func `a job waits for its reviewer, and goes on with the permission`() async throws {
    try await Workshop.serveChecks(Self.script) { client, workshop in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      let run = try await vera.run()["id"].number ?? 0
      let early = try await environment(vera, run)
      workshop.advance(by: 500)
      let waiting = try await vera.run()
      let pending = try await wanda.json("/actions/runs/\(run)/pending_deployments")
      let id = pending[0]["environment"]["id"].number ?? 0
      let body = #"{"environment_ids": [\#(id)], "state": "approved", "comment": "Go"}"#
      let refused = try await vera.status("POST", "/actions/runs/\(run)/pending_deployments", body)
      let made = try await wanda.send("POST", "/actions/runs/\(run)/pending_deployments", body)
      workshop.advance(by: 15)
      let states = try await vera.checkStates()
      workshop.advance(by: 15)

      #expect(early == nil && waiting["status"] == .string("waiting") && refused == 403)
      #expect(pending[0]["current_user_can_approve"] == .bool(true))
      #expect(pending[0]["reviewers"][0]["reviewer"]["login"] == .string("wanda"))
      #expect(made.status == 200)
      #expect(try made.json[0]["environment"] == .string("production"))
      #expect(states["deploy"] == "completed success" && states["announce"] == "in_progress")
      #expect(try await AccountClient.state(vera.run()) == "completed success")
      #expect(try await environment(vera, run) == nil)
    }
  }

  @Test func `a refused deployment fails, and skips the jobs behind it`() async throws {
    try await Workshop.serveChecks(Self.script) { client, workshop in
      let wanda = client(Workshop.writer)
      let run = try await wanda.run()["id"].number ?? 0
      workshop.advance(by: 20)
      let id = try #require(try await environment(wanda, run))
      let path = "/actions/runs/\(run)/pending_deployments"
      let body = #"{"environment_ids": [\#(id)], "state": "rejected", "comment": ""}"#

      #expect(try await wanda.status("POST", path, "{}") == 422)
      #expect(
        try await wanda.status("POST", path, #"{"environment_ids": [1], "state": "approved"}"#)
          == 422
      )
      #expect(try await wanda.status("POST", path, body) == 200)
      let states = try await wanda.checkStates()
      #expect(states["deploy"] == "completed failure" && states["announce"] == "completed skipped")
    }
  }

  @Test func `deployments of a commit have their states`() async throws {
    try await Workshop.serveChecks(Self.script.replacing("    reviewers wanda\n", with: "")) {
      client,
      workshop in
      let vera = client(Workshop.visitor)
      let sha = try await vera.run()["head_sha"].text ?? ""
      workshop.advance(by: 100)
      let deployments = try await vera.json("/deployments?sha=\(sha)")
      let id = deployments[0]["id"].number ?? 0
      let states = try await vera.json("/deployments/\(id)/statuses")

      #expect(deployments.items.count == 1 && deployments[0]["ref"] == .string("main"))
      #expect(states.strings("state") == ["success", "in_progress", "queued", "waiting"])
      #expect(try await vera.json("/deployments?environment=other").items.isEmpty)
      #expect(try await vera.json("/deployments/\(id)")["sha"] == .string(sha))
    }
  }
}
