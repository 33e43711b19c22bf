import Testing

@testable import GitHubSandbox

/// Checks and statuses that a service reports.
struct CheckReportTests {
  private func sha(_ client: AccountClient) async throws -> String {
    try await client.json("/commits/main")["sha"].text ?? ""
  }

  @Test func `a service reports a run from its start to its findings`() async throws {
    try await Workshop.serveChecks { client, _ in
      let wanda = client(Workshop.writer)
      let sha = try await sha(wanda)
      let made = try await wanda.send(
        "POST",
        "/check-runs",
        #"{"name": "lint", "head_sha": "\#(sha)", "status": "in_progress", "external_id": "x7"}"#
      )
      let id = try made.json["id"].number ?? 0
      let ended = try await wanda.send(
        "PATCH",
        "/check-runs/\(id)",
        """
        {"conclusion": "failure", "output": {"title": "1 finding", "summary": "One.",
        "annotations": [{"path": "README.md", "start_line": 1, "end_line": 2,
        "annotation_level": "warning", "message": "Long"}]}}
        """
      )
      let remarks = try await wanda.json("/check-runs/\(id)/annotations")
      let suite = try made.json["check_suite"]["id"].number ?? 0

      #expect(made.status == 201)
      #expect(try AccountClient.state(made.json) == "in_progress")
      #expect(try made.json["external_id"] == .string("x7"))
      #expect(try AccountClient.state(ended.json) == "completed failure")
      #expect(try ended.json["output"]["annotations_count"] == .int(1))
      #expect(remarks[0]["annotation_level"] == .string("warning"))
      #expect(
        try await AccountClient.state(wanda.json("/check-suites/\(suite)")) == "completed failure"
      )
      #expect(try await wanda.status("POST", "/check-suites/\(suite)/rerequest") == 201)
      #expect(try await AccountClient.state(wanda.json("/check-runs/\(id)")) == "queued")
    }
  }

  @Test(arguments: [
    #"{"name": "a"}"#, #"{"name": "a", "head_sha": "main"}"#, #"{"head_sha": "SHA"}"#,
    #"{"name": "", "head_sha": "SHA"}"#, #"{"name": "a", "head_sha": "SHA", "status": "done"}"#,
    #"{"name": "a", "head_sha": "SHA", "status": "completed"}"#,
    #"{"name": "a", "head_sha": "SHA", "conclusion": "good"}"#,
    #"{"name": 7, "head_sha": "SHA"}"#,
    """
    {"name": "a", "head_sha": "SHA", "output": {"annotations": [{"path": "a", "start_line": 9,
    "end_line": 1, "annotation_level": "notice", "message": "x"}]}}
    """,
  ])
  func `a wrong report is refused`(body: String) async throws {
    try await Workshop.serveChecks("") { client, _ in
      let wanda = client(Workshop.writer)
      let body = body.replacing("SHA", with: try await sha(wanda))

      #expect(try await wanda.status("POST", "/check-runs", body) == 422)
      #expect(try await wanda.checkStates() == [:])
    }
  }

  @Test func `the newest status of a context counts`() async throws {
    try await Workshop.serveChecks("") { client, _ in
      let wanda = client(Workshop.writer)
      let path = "/statuses/\(try await sha(wanda))"
      var states: [JSON] = []
      for body in [
        #"{"state": "failure", "context": "ci/a", "target_url": "https://a.example.org"}"#,
        #"{"state": "success", "context": "ci/b"}"#, #"{"state": "success", "context": "ci/a"}"#,
        #"{"state": "pending"}"#,
      ] {
        #expect(try await wanda.status("POST", path, body) == 201)
        states.append(try await wanda.json("/commits/main/status")["state"])
      }
      let combined = try await wanda.json("/commits/main/status?per_page=2")

      let words = states.map(\.text)
      #expect(words == ["failure", "failure", "success", "pending"])
      #expect(combined["total_count"] == .int(3) && combined["statuses"].items.count == 2)
      #expect(combined["statuses"].strings("context") == ["default", "ci/a"])
    }
  }

  @Test func `only writers report, and only on commits that are there`() async throws {
    try await Workshop.serveChecks { client, _ in
      let (vera, wanda) = (client(Workshop.visitor), client(Workshop.writer))
      let sha = try await sha(vera)
      let run = #"{"name": "a", "head_sha": "\#(sha)"}"#
      let known = try await vera.json("/commits/main/check-runs")["check_runs"][0]["id"].number ?? 0

      #expect(try await vera.status("POST", "/check-runs", run) == 403)
      #expect(try await vera.status("PATCH", "/check-runs/\(known)", "{}") == 403)
      #expect(try await vera.status("POST", "/statuses/\(sha)", #"{"state": "error"}"#) == 403)
      let missing = String(repeating: "a", count: 40)
      let state = #"{"state": "error"}"#
      #expect(try await wanda.status("POST", "/statuses/\(missing)", state) == 422)
      let lost = #"{"name": "a", "head_sha": "\#(missing)"}"#
      #expect(try await wanda.status("POST", "/check-runs", lost) == 422)
      #expect(try await wanda.status("POST", "/statuses/main", state) == 422)
      #expect(try await wanda.status("POST", "/statuses/\(sha)", #"{"state": "good"}"#) == 422)
      #expect(try await wanda.status("POST", "/statuses/\(sha)", "{}") == 422)
      #expect(try await vera.status("GET", "/check-runs/0") == 404)
      #expect(try await vera.status("GET", "/check-runs/99999999999999999999") == 404)
      #expect(try await vera.status("GET", "/check-suites/x") == 404)
    }
  }
}
