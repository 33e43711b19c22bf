import Foundation
import GitFixture
import Testing

@testable import GitHubSandbox

/// The feeds of events.
struct FeedTests {
  @Test func `commits, branches, tags and stars become events, newest first`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    let main = try Git.run(["rev-parse", "main~1", "main~2"], in: place).split(separator: "\n")
    try await workshop.serve { client async throws in
      let events = try await client.checked("/users/tomas/events", against: "events")
      let pushes = events.items.filter { $0["type"] == .string("PushEvent") }

      #expect(
        pushes.map { $0["payload"]["ref"].text } == [
          "refs/heads/feature/deep/lamp", "refs/heads/main",
        ]
      )
      // Two commits within ten minutes are one push, of a branch that did not exist before.
      #expect(pushes[1]["payload"]["head"] == .string(String(main[0])))
      #expect(pushes[1]["payload"]["before"] == .string(ObjectID.zero.hex))
      let created = events.items.filter { $0["type"] == .string("CreateEvent") }
      #expect(created.map { $0["payload"]["ref"].text } == ["feature/deep/lamp"])
      let times = events.strings("created_at")
      #expect(times == times.sorted(by: >))
      #expect(Set(events.strings("id")).count == events.items.count)
    }
  }

  @Test func `news are what those do whom one follows`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let news = try await client.get("/users/ines/received_events")
      #expect(news.headers["x-poll-interval"] == "60")
      #expect(Set(try news.json.items.map { $0["actor"]["login"] }) == [.string("tomas")])

      _ = try await client.send("DELETE", "/user/following/tomas")

      #expect(try await client.get("/users/ines/received_events").json == .array([]))
      #expect(try await client.get("/users/nobody/received_events").status == 404)
    }
  }

  @Test func `the user's own repositories have no invented stars`() async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let repository = try await client.get("/repos/harbour/lantern").json
      let events = try await client.get("/repos/harbour/lantern/events").json.items
      let followers = try await client.get("/users/ines/followers").json

      #expect(repository["stargazers_count"] == .int(0))
      #expect(!events.contains { $0["type"] == .string("WatchEvent") })
      #expect(followers == .array([]))

      _ = try await client.send("PUT", "/user/starred/harbour/lantern")

      let starred = try await client.get("/repos/harbour/lantern/events").json.items
      #expect(starred.filter { $0["type"] == .string("WatchEvent") }.count == 1)
    }
  }

  @Test func `a new commit is news a moment later`() async throws {
    let workshop = try Workshop()
    let place = try workshop.lantern()
    try await workshop.serve { client async throws in
      let before = try await client.get("/repos/harbour/lantern/events").json.items.count
      var draft = HistoryDraft()
      draft.commit(
        by: Workshop.tomas,
        at: Workshop.now,
        "Polish",
        from: "main^0",
        [.file("a", "b")]
      )
      try Git.run(["fast-import", "--quiet"], in: place, input: draft.stream)

      workshop.advance(by: 3)

      let after = try await client.get("/repos/harbour/lantern/events").json
      let newest = after.items.first { $0["type"] == .string("PushEvent") }
      #expect(after.items.count == before + 1)
      #expect(newest?["payload"]["ref"] == .string("refs/heads/main"))
    }
  }

  @Test func `a feed ends after three hundred events`() async throws {
    let workshop = try Workshop()
    try workshop.repository("busy") { draft in
      for number in 0..<350 {
        draft.commit(
          by: Workshop.tomas,
          at: Workshop.now - (400 - number) * 7200,
          "Step \(number)",
          [.file("step", String(number))]
        )
      }
    }
    try await workshop.serve { client async throws in
      var lengths: [Int] = []
      for page in 1...4 {
        let path = "/repos/harbour/busy/events?per_page=100&page=\(page)"
        lengths.append(try await client.get(path).json.items.count)
      }

      #expect(lengths == [100, 100, 100, 0])
    }
  }
}
