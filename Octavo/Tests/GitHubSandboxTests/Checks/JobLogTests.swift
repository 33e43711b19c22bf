import Foundation
import Testing

@testable import GitHubSandbox

/// The logs of jobs.
struct JobLogTests {
  /// Returns the number of a job of the newest run.
  private func job(_ name: String, _ client: AccountClient) async throws -> Int {
    let run = try await client.run()["id"].number ?? 0
    let jobs = try await client.json("/actions/runs/\(run)/jobs")["jobs"].items
    return jobs.first { $0["name"] == .string(name) }?["id"].number ?? 0
  }

  @Test func `a log has the lines of all steps with times`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let id = try await job("test", vera)
      let early = try await vera.status("GET", "/actions/jobs/\(id)/logs")
      workshop.advance(by: 100)
      let log = try await vera.send("GET", "/actions/jobs/\(id)/logs")
      let lines = log.text.split(separator: "\n")

      #expect(early == 404 && log.status == 200)
      #expect(log.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(log.text.hasPrefix("\u{FEFF}2026-03-14T15:09:31.0000000Z ##[group]Prepare"))
      #expect(lines.count == 5)
      #expect(lines[3].hasSuffix("Z testing") && lines[4].contains("##[error]Process completed"))
    }
  }

  @Test func `a step has a log of its own`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let id = try await job("test", vera)
      workshop.advance(by: 100)
      let log = try await vera.send("GET", "/actions/jobs/\(id)/steps/2/logs")

      #expect(log.text.split(separator: "\n").count == 2)
      #expect(try await vera.status("GET", "/actions/jobs/\(id)/steps/4/logs") == 404)
      #expect(try await vera.status("GET", "/actions/jobs/\(id)/steps/x/logs") == 404)
    }
  }

  @Test func `a log expires, as does its signed address`() async throws {
    try await Workshop.serveChecks { client, workshop in
      let vera = client(Workshop.visitor)
      let id = try await job("build", vera)
      workshop.advance(by: 100)
      let address =
        client.address.baseURL.absoluteString.replacing("/api/v3", with: "")
        + LogAddress(job: id).path(at: Workshop.now + 100)
      let open = try await client.send("GET", address, [:])
      let forged = try await client.send("GET", address.replacing("\(id)", with: "\(id + 1)"), [:])
      workshop.advance(by: 60)
      let late = try await client.send("GET", address, [:])
      let skipped = try await job("publish", vera)
      workshop.advance(by: 90 * 86_400)

      #expect(statuses(open, forged, late) == [200, 403, 403])
      #expect(open.text.hasSuffix("\u{1B}[32mcompiled\u{1B}[0m\n"))
      #expect(try await vera.status("GET", "/actions/jobs/\(skipped)/logs") == 404)
      #expect(try await vera.status("GET", "/actions/jobs/\(id)/logs") == 410)
      #expect(
        try await client.get("/repos/harbour/lantern/actions/jobs/\(id)/logs", [:]).status == 401
      )
    }
  }

  @Test func `any part of a log of 100 MB is served alone`() async throws {
    let script = Workshop.script.replacing("| uploaded", with: "filler 100000000")
      .replacing("    ends failure, success\n", with: "").replacing(
        "ends failure\n",
        with: "takes 9\n"
      )
    try await Workshop.serveChecks(script) { client, workshop in
      let vera = client(Workshop.visitor)
      let id = try await job("test", vera)
      workshop.advance(by: 100)
      func part(_ range: String) async throws -> Client.Response {
        try await vera.send("GET", "/actions/jobs/\(id)/logs", nil, ["Range": "bytes=\(range)"])
      }
      let first = try await part("0-0")
      let words = first.headers["content-range"]?.split(separator: "/") ?? []
      let total = try #require(words.last.flatMap { Int($0) })
      let end = try await part("\(total - 4096)-")
      let last = try await part("-4096")
      let middle = try await part("50000000-50000999")
      let around = try await part("49999990-50000009")

      #expect(total > 99_000_000 && first.status == 206 && first.body == Data([0xef]))
      #expect(end.body.count == 4096 && end.text.split(separator: "\n").count >= 32)
      #expect(last.status == 206 && last.body == end.body)
      #expect(middle.body.count == 1000)
      #expect(middle.headers["content-range"] == "bytes 50000000-50000999/\(total)")
      #expect(around.body.suffix(10) == middle.body.prefix(10))
      #expect(try await part("\(total)-").status == 416)
      #expect(try await part("-0").status == 416)
    }
  }

  @Test func `the parts of made-up lines are those of the whole`() {
    let filler = LogFiller(bytes: 200_000, from: Workshop.now, seconds: 60)
    let whole = filler.portions(of: 0..<filler.length).reduce([], +)

    #expect(whole.count == filler.length && filler.length % LogFiller.lineLength == 0)
    for range in [0..<1, 127..<129, 65_535..<65_537, 65_536..<131_072, 199_000..<filler.length] {
      #expect(filler.portions(of: range).reduce([], +) == Array(whole[range]))
    }
    #expect(filler.portions(of: 5..<5).reduce([], +) == [])
    #expect(LogFiller(bytes: 100, from: 0, seconds: 0).length == 0)
  }
}
