import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The requests for an inbox of several pages in which something changes.
@Suite(.timeLimit(.minutes(20)))
struct InboxPagesTests {
  /// Runs a test with an inbox of four pages and a bit, which has been read.
  private func withPages(
    _ body: @MainActor (ThreadFixture, InboxViewModel) async throws -> Void
  ) async throws {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(2_200)
      try await inbox.list.refreshCommand()
      try #require(pages(thread) == 5)
      try await body(thread, inbox)
    }
  }

  private func pages(_ thread: ThreadFixture) -> Int {
    thread.fixture.sandbox.requests.count { request in
      request.path.prefix { $0 != "?" }.hasSuffix("/notifications")
    }
  }

  /// Lets a minute pass, and requests the list as the program does by itself.
  private func poll(_ thread: ThreadFixture, _ inbox: InboxViewModel) async -> Int {
    let before = pages(thread)
    await thread.pass(60)
    inbox.list.poll()
    await thread.live.settled()
    return pages(thread) - before
  }

  /// Marks threads as read by another program, as the server lists them.
  private func readElsewhere(_ places: Range<Int>, _ thread: ThreadFixture) async throws {
    let all = thread.live.services.inbox.state.unread().map(\.id)
    try await thread.elsewhere { api in
      for id in all[places] { try await api.send(.markAsRead(notification: id)) }
    }
  }

  private func unread(_ thread: ThreadFixture) async throws -> Set<String> {
    var ids: Set<String> = []
    for try await page in thread.live.services.gitHub.pages(of: .notifications()) {
      ids.formUnion(page.items.map(\.id))
    }
    return ids
  }

  @Test func `an hour with a comment each minute reads the first page, and once all pages`()
    async throws
  {
    try await withPages { thread, inbox in
      var counts: [Int] = []
      for minute in 0..<60 {
        try await thread.commentElsewhere("\(minute)")
        counts.append(await poll(thread, inbox))
      }

      let sum = counts.reduce(0, +)
      #expect(sum == 59 + 5)
      #expect(counts.allSatisfy { $0 == 1 || $0 == 5 })
      let shown = Set(thread.live.services.inbox.state.unread().map(\.id))
      #expect(try await unread(thread) == shown)
      #expect(inbox.rows[0].title == "Steam" && inbox.rows[0].mark == "New")
    }
  }

  @Test func `a thread that another program has read on the first page is found at once`()
    async throws
  {
    try await withPages { thread, inbox in
      try await readElsewhere(3..<4, thread)
      let first = await poll(thread, inbox)
      try await thread.commentElsewhere("Again")
      let second = await poll(thread, inbox)
      try await thread.commentElsewhere("And again")
      let third = await poll(thread, inbox)

      #expect(first == 5 && second == 5 && third == 1)
      let shown = Set(thread.live.services.inbox.state.unread().map(\.id))
      #expect(try await unread(thread) == shown)
    }
  }

  @Test func `many that another program has read on the last pages show by the number of pages`()
    async throws
  {
    try await withPages { thread, inbox in
      try await readElsewhere(130..<180, thread)
      try await thread.commentElsewhere("Again")

      #expect(await poll(thread, inbox) == 4)
    }
  }

  @Test func `a thread that is done here is one request, and stays away`() async throws {
    try await withPages { thread, inbox in
      let row = inbox.rows[1]
      inbox.actions(for: row).first { $0.id == "done" }?.perform()
      await thread.live.settled()
      await thread.pass(6)
      await thread.live.settled()
      let done = await poll(thread, inbox)
      try await thread.commentElsewhere("Again")
      let commented = await poll(thread, inbox)

      #expect(done == 1 && commented == 1)
      #expect(!inbox.rows.contains { $0.id == row.id })
    }
  }

  @Test func `the user’s own request reads all pages`() async throws {
    try await withPages { thread, inbox in
      try await thread.commentElsewhere("Again")
      let before = pages(thread)
      try await inbox.list.refreshCommand()

      #expect(pages(thread) == before + 5)
    }
  }
}
