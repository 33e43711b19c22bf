import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Threads of any length: what is requested, and what of it is on the page.
@Suite(.timeLimit(.minutes(20)))
struct LongThreadTests {
  private func requests(_ thread: ThreadFixture) -> [String] {
    thread.fixture.sandbox.requests.map(\.path).filter {
      $0.contains("/timeline") || $0.contains("/comments")
    }
  }

  /// Opens a generated thread on the sandbox, and its page.
  private func page(
    _ thread: ThreadFixture,
    comments: Int,
    bots: Int,
    events: Int
  ) async throws -> IssueViewModel {
    let generated = SandboxThread.generated(
      comments: comments,
      bots: bots,
      events: events,
      by: "ada"
    )
    let number = try await thread.fixture.sandbox.open(generated, in: "ada/engine")
    return IssueViewModel(thread.live.services, LiveFixture.engine, number)
  }

  @Test func `a thread of 1,000 comments and 2,000 events is read once, and then its end`()
    async throws
  {
    try await withThread { thread in
      let page = try await page(thread, comments: 1_000, bots: 200, events: 2_000)
      let before = requests(thread).count

      try await page.refreshCommand()
      let first = requests(thread).count - before
      try await page.refreshCommand()
      let second = requests(thread).count - before - first

      let entries = page.entries
      let folded = entries.reduce(0) { count, entry in
        if case .folded(let comments) = entry.subject { count + comments.count } else { count }
      }
      #expect(first == 40 && second == 2)
      #expect(folded == 200 && entries.count { $0.comment != nil } == 800)
      #expect(entries.count { if case .events = $0.subject { true } else { false } } == 2_000)
      #expect(Set(entries.map(\.id)).count == entries.count)
    }
  }

  @Test(arguments: [99, 100, 101, 199])
  func `events after the last stored page are read, whatever the length`(events: Int) async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 1, bots: 0, events: events - 1)
      try await page.refreshCommand()
      let place = try #require(page.place)

      try await thread.elsewhere { api in
        try await api.send(.lock(issue: place.number, of: place.repository))
        try await api.send(.unlock(issue: place.number, of: place.repository))
      }
      try await page.refreshCommand()

      #expect(page.entries.count == 1 + events + 2)
      #expect(page.entries.last?.text.contains("unlocked the conversation") == true)
    }
  }

  @Test func `a comment that was deleted elsewhere makes the timeline be read as a whole`()
    async throws
  {
    try await withThread { thread in
      let page = try await page(thread, comments: 3, bots: 0, events: 150)
      try await page.refreshCommand()
      let place = try #require(page.place)
      let id = try #require(page.entries.first { $0.comment != nil }?.comment)

      try await thread.elsewhere { api in
        try await api.send(.delete(comment: id, in: place.repository))
      }
      try await page.refreshCommand()

      #expect(page.entries.count { $0.comment != nil } == 2)
      #expect(page.entries.count { $0.isLine } == 151)
      #expect(page.entries.last?.text.contains("deleted a comment") == true)
    }
  }

  @Test func `the event of one’s own change is on the page as soon as the change is confirmed`()
    async throws
  {
    try await withThread { thread in
      try await thread.outbox.add(IssueLockRequest(locked: true, thread.place))
      let waiting = thread.viewModel.entries.last?.request?.state
      await thread.pass(6)
      await thread.pass(2)
      await settle()
      await thread.live.services.activity.ended()
      await settle()

      #expect(waiting == .held && thread.requests.isEmpty)
      #expect(
        thread.viewModel.entries.last?.text.hasPrefix("ada locked the conversation") == true
      )
    }
  }
}
