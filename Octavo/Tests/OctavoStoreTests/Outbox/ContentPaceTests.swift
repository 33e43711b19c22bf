import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

/// The limits of requests that create content, over restarts.
struct ContentPaceTests {
  private let start = ViewerFixture.now
  private let kinds: Set = ["comment"]

  private func request(_ kind: String, _ number: Int) -> NewRequest {
    NewRequest(kind, key: "9/\(number)", subject: "\(kind) \(number)", value: "\"\(number)\"")
  }

  /// Sends what is due, a second apart, and returns the seconds at which each was sent.
  private func send(
    _ count: Int,
    from start: Date,
    in folder: TemporaryFolder
  ) async throws -> [(kind: String, at: Double)] {
    var (time, store) = (start, try ViewerFixture.open(folder))
    var sent: [(kind: String, at: Double)] = []
    while sent.count < count {
      switch try await store.step(at: time, creatingContent: kinds) {
      case .take(let row):
        let content = kinds.contains(row.kind) ? time : nil
        let begun = try #require(try await store.begin(row, creatingContentAt: content))
        try await store.confirm(begun, at: time)
        sent.append((row.kind, time.timeIntervalSince(self.start)))
        // A program that starts again, or another one, knows what was created before.
        if sent.count % 100 == 0 { store = try ViewerFixture.open(folder) }
      case .wait(let date): time = date
      case .rest, .interrupted: return sent
      }
    }
    return sent
  }

  @Test func `at most 500 requests create content in an hour, and others are sent meanwhile`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let comments = (1...510).map { request("comment", $0) }
    _ = try await fixture.store.add(all: comments + [request("star", 1)], at: start)

    let sent = try await send(511, from: start, in: fixture.folder)

    let content = sent.filter { $0.kind == "comment" }.map(\.at)
    #expect(content.map { Int($0) } == Array(0..<500) + Array(3600..<3610))
    #expect(sent.firstIndex { $0.kind == "star" } == 500)
  }

  @Test func `an attempt that never left is not counted, and a clock set back holds for an hour`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    _ = try await store.add(all: (1...501).map { request("comment", $0) }, at: start)
    for second in 0..<500 {
      let row = try #require(try await store.next())
      let time = start.addingTimeInterval(Double(second))
      let begun = try #require(try await store.begin(row, creatingContentAt: time))
      if second == 499 {
        try await store.restore(begun, at: time)
      } else {
        try await store.confirm(begun, at: time)
      }
    }
    let after = try await store.step(at: start.addingTimeInterval(501), creatingContent: kinds)
    let row = try #require(try await store.next())
    let last = start.addingTimeInterval(502)
    let begun = try #require(try await store.begin(row, creatingContentAt: last))
    try await store.confirm(begun, at: last)
    let before = start.addingTimeInterval(-86_400)
    let full = try await store.step(at: before, creatingContent: kinds)

    #expect({ if case .take = after { true } else { false } }())
    // What was created counts for an hour from now, and not until a date in the future.
    #expect(full == .wait(until: before.addingTimeInterval(1)))
    let next = try await store.step(at: before.addingTimeInterval(2), creatingContent: kinds)
    #expect(next == .wait(until: before.addingTimeInterval(3600)))
  }

  @Test func `the end of many requests is that of the limit that holds them longest`() {
    let pace = RequestPace(
      pause: 0.5,
      content: [.init(80, within: 60), .init(500, within: 3600)]
    )
    func end(_ count: Int, _ content: Int, after created: [Double] = []) -> Double {
      pace.end(
        of: count,
        content: content,
        from: start,
        after: created.map { start.addingTimeInterval($0) }
      )
      .timeIntervalSince(start)
    }

    #expect(end(121, 0) == 60)
    #expect(end(80, 80) == 39.5 && end(81, 81) == 60 && end(160, 160) == 99.5)
    #expect(end(1, 1, after: (0..<500).map { Double($0) - 1000 }) == 2600)
    #expect(end(501, 501) == 3600)
  }

  @MainActor
  @Test func `progress is counted from the first request that found none under way`() async throws {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    var seen = OutboxProgress()
    let observation = try store.observeProgress(creatingContent: kinds) { seen = $0 }
    func progress() async -> OutboxProgress {
      await store.drained()
      return seen
    }
    _ = try await store.add(all: (1...4).map { request("comment", $0) }, at: start)
    for isRefused in [false, true] {
      let row = try #require(try await store.next())
      let begun = try #require(try await store.begin(row))
      if isRefused {
        try await store.refuse(begun, reason: "Locked", at: start)
      } else {
        try await store.confirm(begun, at: start)
      }
    }
    _ = try await store.add(request("star", 1), at: start)
    let during = await progress()
    // A request that needs a refused one waits for the user.
    var edit = request("edit", 2)
    edit.needs = [2]
    _ = try await store.add(edit, at: start)
    while let row = try await store.next(), let begun = try await store.begin(row) {
      try await store.confirm(begun, at: start)
    }
    let after = await progress()
    _ = try await store.add(request("star", 2), at: start)
    let next = await progress()
    observation.end()

    #expect(during == OutboxProgress(sent: 1, pending: 3, content: 2, refused: 1))
    #expect(after == OutboxProgress(sent: 4, refused: 1))
    #expect(next == OutboxProgress(pending: 1))
  }
}
