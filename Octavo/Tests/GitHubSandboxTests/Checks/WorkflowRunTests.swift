import Testing

@testable import GitHubSandbox

/// Runs of workflows that are run again, cancelled and approved.
struct WorkflowRunTests {
  @Test func `failed jobs are run again with those that need them`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let wanda = client(Workshop.writer)
      workshop.advance(by: 100)
      let run = try await wanda.run()
      let id = run["id"].number ?? 0
      let again = try await wanda.send("POST", "/actions/runs/\(id)/rerun-failed-jobs")
      let begun = try await wanda.json("/actions/runs/\(id)")
      let busy = try await wanda.status("POST", "/actions/runs/\(id)/rerun")
      workshop.advance(by: 100)
      let ended = try await wanda.json("/actions/runs/\(id)")
      let first = try await wanda.json("/actions/runs/\(id)/attempts/1")
      let jobs = try await wanda.json("/actions/runs/\(id)/jobs")
      let all = try await wanda.json("/actions/runs/\(id)/jobs?filter=all")

      #expect(again.status == 201 && busy == 403)
      #expect(begun["run_attempt"] == .int(2) && begun["status"] == .string("queued"))
      #expect(begun["triggering_actor"]["login"] == .string("wanda"))
      #expect(AccountClient.state(ended) == "completed success")
      #expect(AccountClient.state(first) == "completed failure" && first["run_attempt"] == .int(1))
      let attempts = jobs["jobs"].items.map { $0["run_attempt"].number }
      #expect(attempts == [1, 2, 2] && all["total_count"] == .int(5))
      let old = try await wanda.json("/actions/runs/\(id)/attempts/1/jobs")["jobs"]
      #expect(old.items.map { $0["run_attempt"].number } == [1, 1, 1])
      #expect(try await wanda.status("GET", "/actions/runs/\(id)/attempts/3") == 404)
    }
  }

  @Test func `one job is run again, from its job and from its check`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let wanda = client(Workshop.writer)
      workshop.advance(by: 100)
      func id(of name: String) async throws -> Int {
        let runs = try await wanda.json("/commits/main/check-runs?check_name=\(name)")
        return runs["check_runs"][0]["id"].number ?? 0
      }
      let job = try await id(of: "test")
      let rerun = try await wanda.status("POST", "/actions/jobs/\(job)/rerun")
      workshop.advance(by: 100)
      let passed = try await wanda.checkStates()
      let rerequested = try await wanda.status(
        "POST",
        "/check-runs/\(try await id(of: "build"))/rerequest"
      )

      #expect(rerun == 201 && passed.values.allSatisfy { $0 == "completed success" })
      #expect(rerequested == 201)
      let states = try await wanda.checkStates()
      #expect(states == ["build": "queued", "test": "completed success", "publish": "queued"])
      let kept = try await wanda.json("/commits/main/check-runs?filter=all&check_name=build")
      #expect(kept["total_count"] == .int(2))
    }
  }

  @Test func `a run is cancelled while it runs`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let wanda = client(Workshop.writer)
      workshop.advance(by: 20)
      let id = try await wanda.run()["id"].number ?? 0
      let cancelled = try await wanda.status("POST", "/actions/runs/\(id)/cancel")
      let run = try await wanda.json("/actions/runs/\(id)")
      let jobs = try await wanda.json("/actions/runs/\(id)/jobs")["jobs"].items
      let steps = jobs.first { $0["name"] == .string("test") }?["steps"].items ?? []

      #expect(cancelled == 202 && AccountClient.state(run) == "completed cancelled")
      #expect(
        steps.map(AccountClient.state) == [
          "completed success", "completed cancelled", "completed cancelled",
        ]
      )
      #expect(try await wanda.status("POST", "/actions/runs/\(id)/cancel") == 409)
      #expect(try await wanda.status("POST", "/actions/runs/\(id)/force-cancel") == 409)
    }
  }

  @Test func `a run that waits for approval is in the list, and has no jobs before`() async throws {
    let script = Workshop.script.replacing("  number 41", with: "  approval\n  event pull_request")
    try await Workshop.serveChecks(script) { client, _ in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      let waiting = try await vera.json("/actions/runs?status=action_required")
      let id = waiting["workflow_runs"][0]["id"].number ?? 0
      let path = "/actions/runs/\(id)"

      #expect(AccountClient.state(waiting["workflow_runs"][0]) == "completed action_required")
      #expect(try await vera.checkStates() == [:])
      #expect(try await wanda.status("POST", "\(path)/rerun") == 403)
      #expect(try await vera.status("POST", "\(path)/approve") == 403)
      #expect(try await wanda.status("POST", "\(path)/approve") == 201)
      #expect(try await wanda.status("POST", "\(path)/approve") == 403)
      #expect(try await vera.checkStates().count == 3)
      #expect(try await vera.json("/actions/runs?status=queued")["total_count"] == .int(1))
    }
  }

  @Test func `only writers start and end runs`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let id = try await vera.run()["id"].number ?? 0
      let job = try await vera.json("/actions/runs/\(id)/jobs")["jobs"][0]["id"].number ?? 0
      workshop.advance(by: 100)
      for path in [
        "runs/\(id)/rerun", "runs/\(id)/rerun-failed-jobs", "runs/\(id)/cancel",
        "runs/\(id)/force-cancel", "jobs/\(job)/rerun",
      ] {
        #expect(try await vera.status("POST", "/actions/\(path)") == 403, "\(path)")
      }
      #expect(try await vera.status("POST", "/check-runs/\(job)/rerequest") == 403)
    }
  }

  @Test func `an old run is not run again`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let wanda = client(Workshop.writer)
      let id = try await wanda.run()["id"].number ?? 0
      workshop.advance(by: 31 * 86_400)

      #expect(try await wanda.status("POST", "/actions/runs/\(id)/rerun") == 403)
    }
  }

  @Test(arguments: [
    ("", 2), ("event=push", 2), ("event=schedule", 0), ("branch=main", 2), ("branch=other", 0),
    ("status=completed", 1), ("status=failure", 1), ("status=queued", 1), ("actor=ines", 2),
    ("actor=INES", 2), ("actor=vera", 0), ("head_sha=HEAD", 1), ("per_page=1", 2),
  ])
  func `runs are filtered`(query: String, count: Int) async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      _ = try await vera.run()
      workshop.advance(by: 100)
      let head = try workshop.push("Polish the lens")
      let query = query.replacing("HEAD", with: head)
      let runs = try await vera.json("/actions/runs?\(query)")
      let file = try await vera.json("/actions/workflows/tests.yml/runs?\(query)")

      #expect(runs["total_count"] == .int(count) && file["total_count"] == .int(count))
      #expect(runs["workflow_runs"].items.count == (query == "per_page=1" ? 1 : count))
    }
  }
}
