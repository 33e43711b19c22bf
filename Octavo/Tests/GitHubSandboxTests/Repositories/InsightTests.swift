import GitFixture
import Testing

@testable import GitHubSandbox

/// Languages, contributors, topics, checks and the newest release.
struct InsightTests {
  private static let root = "/repos/harbour/lantern"

  @Test func `languages and contributors come from the commits`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try workshop.repository("empty") { _ in }
    try await workshop.serve { client async throws in
      let languages = try await client.checked("\(Self.root)/languages", against: "languages")
      let contributors = try await client.checked(
        "\(Self.root)/contributors",
        against: "contributors"
      )
      let empty = try await client.get("/repos/harbour/empty/contributors")

      #expect(languages["Swift"] == .int(42))
      #expect(contributors.strings("login") == ["tomas", "ines"])
      #expect(contributors.items.map { $0["contributions"] } == [.int(3), .int(1)])
      #expect(empty.status == 204)
      #expect(try await client.get("/repos/harbour/empty/languages").json == .object([:]))
    }
  }

  @Test func `checks, topics and forks are there and empty`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let commit = "\(Self.root)/commits/main"
      let status = try await client.checked("\(commit)/status", against: "combined-status")
      let runs = try await client.checked("\(commit)/check-runs", against: "check-runs")
      let topics = try await client.checked("\(Self.root)/topics", against: "topics")

      #expect(status["state"] == .string("pending"))
      #expect(runs["total_count"] == .int(0))
      #expect(topics["names"] == .array([]))
      #expect(try await client.get("\(Self.root)/forks").json == .array([]))
      #expect(try await client.get("\(Self.root)/commits/none/status").status == 404)
    }
  }

  @Test func `the newest release is no pre-release`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let identity = ["-c", "user.name=Ines", "-c", "user.email=ines@example.org"]
    try Git.run(identity + ["tag", "-a", "-m", "Candidate", "v2.0-rc1", "main"], in: place)
    try await workshop.serve { client async throws in
      let latest = try await client.get("\(Self.root)/releases/latest").json
      let id = try #require(latest["id"].number)
      let html = Client.token.merging(["Accept": "application/vnd.github.html+json"]) { $1 }
      let rendered = try await client.get("\(Self.root)/releases/\(id)", html).json

      #expect(latest["tag_name"] == .string("v1.0"))
      #expect(try await client.get("\(Self.root)/releases/\(id)").json == latest)
      #expect(rendered["body_html"] == .string("<p>Release v1.0</p>\n"))
      #expect(rendered["body"] == .null)
    }
  }
}
