import Testing

@testable import GitHubSandbox

/// Made-up checks, and the checks of the demo world.
struct GeneratedCheckTests {
  @Test func `300 checks are listed page by page`() async throws {
    try await Workshop.serveChecks("") { client, _ in
      try await client.sandbox.generateChecks(300, in: "harbour/lantern", logBytes: 10_000)
      let vera = client(Workshop.visitor)
      var names: Set<String> = []
      for page in 1...3 {
        let runs = try await vera.json("/commits/main/check-runs?per_page=100&page=\(page)")
        names.formUnion(runs["check_runs"].strings("name"))
        #expect(runs["total_count"] == .int(270))
      }
      let states = try await vera.checkStates(of: "main", "?per_page=100")
      let statuses = try await vera.json("/commits/main/status?per_page=100")

      #expect(names.count == 270 && statuses["total_count"] == .int(30))
      #expect(
        Set(states.values) == ["completed success", "completed failure", "completed skipped"]
      )
      #expect(statuses["state"] == .string("failure"))
      #expect(try await vera.json("/commits/main/check-suites")["total_count"] == .int(5))
    }
  }

  @Test func `annotations have pages and are there when the check is completed`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let runs = try await vera.json("/commits/main/check-runs?check_name=test")
      let id = runs["check_runs"][0]["id"].number ?? 0
      let early = try await vera.json("/check-runs/\(id)/annotations")
      workshop.advance(by: 100)
      let page = try await vera.send("GET", "/check-runs/\(id)/annotations?per_page=1")

      #expect(early.items.isEmpty)
      #expect(try page.json.strings("title") == ["Lamp"])
      #expect(try page.json[0]["end_line"] == .int(2))
      #expect(page.headers["link"]?.contains("page=2") == true)
    }
  }

  @Test func `the demo world has checks that passed, failed and wait`() async throws {
    try await Workshop.serveDemo { client, _ in
      func run(_ repository: String) async throws -> JSON {
        let header = ["Authorization": "Bearer demo-token-of-juno"]
        return try await client.get("/repos/\(repository)/actions/runs", header)
          .json["workflow_runs"]
      }
      let lantern = try await run("rfarouk/lantern")
      let tidewater = try await run("maralind/tidewater")
      let windowsill = try await run("juno/windowsill")

      #expect(AccountClient.state(lantern[0]) == "completed success")
      #expect(lantern[0]["run_number"] == .int(412))
      #expect(AccountClient.state(tidewater[0]) == "completed failure")
      #expect(windowsill.items.map(AccountClient.state).contains("waiting"))
    }
  }
}
