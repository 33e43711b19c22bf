import Testing

@testable import GitHubSandbox

/// Checks that begin with a commit, take time and end.
struct CheckProgressTests {
  @Test func `checks are queued, run and end by the clock`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let atFirst = try await vera.checkStates()
      workshop.advance(by: 5)
      let begun = try await vera.checkStates()
      workshop.advance(by: 20)
      let built = try await vera.checkStates()
      workshop.advance(by: 20)
      let ended = try await vera.checkStates()

      #expect(atFirst == ["build": "queued", "test": "queued", "publish": "queued"])
      #expect(begun == ["build": "in_progress", "test": "in_progress", "publish": "queued"])
      #expect(built["build"] == "completed success" && built["test"] == "in_progress")
      #expect(ended["test"] == "completed failure" && ended["publish"] == "completed skipped")
    }
  }

  @Test func `a kept response ends with the second in which a step ends`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      workshop.advance(by: 10)
      let id = try await vera.run()["id"].number ?? 0
      func steps() async throws -> [String] {
        let jobs = try await vera.json("/actions/runs/\(id)/jobs")["jobs"].items
        return (jobs.first { $0["name"] == .string("test") } ?? .null)["steps"].items
          .map(AccountClient.state)
      }
      let early = try await steps()
      workshop.advance(by: 5)
      let middle = try await steps()
      workshop.advance(by: 30)

      #expect(early == ["in_progress", "queued", "queued"])
      #expect(middle == ["completed success", "in_progress", "queued"])
      #expect(try await steps() == ["completed success", "completed failure", "completed skipped"])
    }
  }

  @Test func `the tag of an unchanged response stays, and an advanced clock changes it`()
    async throws
  {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let path = "/commits/main/check-runs"
      let tag = try await vera.send("GET", path).headers["etag"] ?? ""
      let same = try await vera.send("GET", path, nil, ["If-None-Match": tag])
      workshop.advance(by: 5)
      let changed = try await vera.send("GET", path, nil, ["If-None-Match": tag])

      #expect(same.status == 304 && changed.status == 200)
    }
  }

  @Test func `a new commit of the branch starts the checks anew, now`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      workshop.advance(by: 600)
      let old = try await vera.run()
      let commit = try workshop.push("Polish the lens")
      let new = try await vera.run()
      let runs = try await vera.json("/actions/runs")

      #expect(AccountClient.state(old) == "completed failure")
      #expect(new["head_sha"] == .string(commit) && new["status"] == .string("queued"))
      #expect(new["run_number"] == .int(42) && new["display_title"] == .string("Polish the lens"))
      #expect(runs["total_count"] == .int(2))
      #expect(try await vera.checkStates(of: old["head_sha"].text ?? "").count == 3)
      #expect(try await vera.json("/actions/workflows")["workflows"].strings("name") == ["Tests"])
    }
  }

  @Test func `the first checks are as old as their commit unless the description says more`()
    async throws
  {
    let script = Workshop.script.replacing("  started 0\n", with: "")
    try await Workshop.serveChecks(script) { client, _ in
      let vera = client(Workshop.visitor)
      let run = try await vera.run()
      let commit = try await vera.json("/commits/main")["commit"]["committer"]["date"].text ?? ""

      let seconds = try #require(Timestamp(commit)?.seconds)
      #expect(run["created_at"] == .string(Timestamp(seconds + 20).text))
      #expect(AccountClient.state(run) == "completed failure")
    }
  }

  @Test func `a status is pending for its time, and the combined status follows`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let pending = try await vera.json("/commits/main/status")
      workshop.advance(by: 60)
      let ended = try await vera.json("/commits/main/status")
      let all = try await vera.json("/commits/main/statuses")

      #expect(pending["state"] == .string("pending") && pending["total_count"] == .int(1))
      #expect(ended["state"] == .string("success"))
      #expect(ended["statuses"][0]["description"] == .string("Built"))
      #expect(all.strings("state") == ["success", "pending"])
      #expect(all[0]["creator"]["login"] == .string("ci"))
    }
  }
}
