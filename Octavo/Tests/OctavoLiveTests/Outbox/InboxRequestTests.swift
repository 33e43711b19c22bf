import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// A mark on a thread of the inbox reaches the server once, and never hides what is new.
@Suite(.timeLimit(.minutes(20)))
struct InboxRequestTests {
  private func withRead(
    _ body: @MainActor (ThreadFixture, InboxViewModel) async throws -> Void
  ) async throws {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      try #require(inbox.rows.map(\.title) == ["Steam"])
      try await body(thread, inbox)
    }
  }

  private func threads(
    _ thread: ThreadFixture,
    all: Bool = true
  ) async throws -> [GitHub.NotificationThread] {
    try await thread.live.services.gitHub.send(.notifications(all: all)).items
  }

  private func perform(_ id: String, _ inbox: InboxViewModel) {
    inbox.actions(for: inbox.rows[0]).first { $0.id == id }?.perform()
  }

  @Test func `the inbox is that of the account that is shown, also after another login`()
    async throws
  {
    try await withRead { thread, _ in
      let services = thread.live.services
      let before = services.unreadCount
      await services.session.logOut(deletingLocalData: true)
      let out = services.unreadCount

      try await thread.live.logIn(as: thread.fixture.demoAccount)
      try await services.sync.refresh(.inbox)
      await thread.live.settled()

      #expect(before == 1 && out == 0 && services.unreadCount == 1)
    }
  }

  @Test func `done is sent after five seconds, and holds after the next read`() async throws {
    try await withRead { thread, inbox in
      perform("done", inbox)
      await thread.live.settled()
      await thread.pass(4)
      let before = try await threads(thread)
      await thread.pass(2)
      await thread.live.settled()

      #expect(before.count == 1 && inbox.rows.isEmpty)
      #expect(try await threads(thread).isEmpty)
      #expect(thread.requests.isEmpty)
      try await inbox.list.refreshCommand()
      #expect(inbox.rows.isEmpty)
      try await thread.commentElsewhere("Again")
      try await inbox.list.refreshCommand()
      #expect(inbox.rows.map(\.mark) == ["New"])
    }
  }

  @Test func `a bookmark outlives a refresh, being done, and the local data`() async throws {
    try await withRead { thread, inbox in
      let services = thread.live.services
      perform("bookmark", inbox)
      await thread.live.settled()
      perform("done", inbox)
      await thread.pass(6)
      await thread.live.settled()
      #expect(await services.localData.clear())
      inbox.list.keyword = "is:bookmarked"
      thread.scheduler.advance(by: .seconds(1))
      await thread.live.settled()
      let cleared = inbox.rows.map(\.title)

      try await inbox.list.refreshCommand()

      #expect(cleared == ["Steam"] && inbox.rows.map(\.title) == ["Steam"])
      #expect(inbox.rows[0].detail.hasSuffix("bookmarked here · done"))
    }
  }

  @Test func `a comment meanwhile is not done with, and is shown`() async throws {
    try await withRead { thread, inbox in
      perform("done", inbox)
      await thread.live.settled()
      thread.fixture.serverClock.advance(by: 2)
      try await thread.commentElsewhere("Not yet")
      await thread.pass(6)
      await thread.live.settled()

      #expect(try await threads(thread, all: false).count == 1)
      #expect(inbox.rows.map(\.mark) == ["New"])
    }
  }

  @Test func `all is read by one request up to what was seen, and a lost answer is harmless`()
    async throws
  {
    try await withRead { thread, inbox in
      inbox.actions.first { $0.id == "read.all" }?.perform()
      await thread.live.settled()
      thread.fixture.serverClock.advance(by: 2)
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "PUT", pathPrefix: "/notifications", count: 1)
      )
      await thread.pass(6)
      let left = try await threads(thread, all: false)
      try await thread.commentElsewhere("Again")
      await thread.pass(61)
      await thread.pass(2)

      #expect(left.isEmpty && thread.requests.isEmpty)
      #expect(try await threads(thread, all: false).count == 1)
      try await inbox.list.refreshCommand()
      #expect(inbox.rows.map(\.mark) == ["New"])
      let sent = thread.fixture.sandbox.requests.filter { $0.method == "PUT" }
      #expect(sent.map(\.path) == ["/notifications", "/notifications"])
    }
  }

  @Test func `a lost answer is sent again after its doubt, and a gone thread counts as done`()
    async throws
  {
    try await withRead { thread, inbox in
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "DELETE", pathPrefix: "/notifications", count: 1)
      )
      perform("done", inbox)
      await thread.live.settled()
      await thread.pass(6)
      let doubted = thread.requests.map(\.state)
      await thread.pass(61)
      await thread.pass(2)
      let left = try await threads(thread)

      #expect(doubted == [.doubt])
      #expect(thread.requests.isEmpty && left.isEmpty)
    }
  }

  @Test func `a muted thread stays read when another account comments`() async throws {
    try await withRead { thread, inbox in
      perform("mute", inbox)
      perform("read", inbox)
      await thread.live.settled()
      await thread.pass(2)
      await thread.pass(2)
      try await thread.commentElsewhere("Again")

      #expect(try await threads(thread, all: false).isEmpty)
      try await inbox.list.refreshCommand()
      #expect(inbox.rows.map(\.mark) == [nil])
      #expect(inbox.rows[0].detail.contains("muted"))
    }
  }

  @Test func `a thread that was read elsewhere stays in the list as read`() async throws {
    try await withRead { thread, inbox in
      let id = inbox.rows[0].id
      try await thread.elsewhere { try await $0.send(.markAsRead(notification: id)) }

      try await inbox.list.refreshCommand()

      #expect(inbox.rows.map(\.mark) == [nil])
      #expect(inbox.rows[0].detail.hasSuffix("read elsewhere"))
    }
  }

  @Test func `one of many waits while less than half of the hour’s requests are left`()
    async throws
  {
    try await withRead { thread, inbox in
      let item = try #require(inbox.items(of: [inbox.rows[0]]).first)
      let end = Int(thread.fixture.serverClock.now.timeIntervalSince1970) + 600
      let few = [
        "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "29", "X-RateLimit-Reset": "\(end)",
      ]
      thread.fixture.sandbox.inject(
        SandboxFault(.status(200, body: "[]", headers: few), pathPrefix: "/notifications", count: 1)
      )
      _ = try await thread.live.services.gitHub.send(.notifications())

      try await thread.outbox.add(all: [NotificationDone(item.thread)])
      await thread.pass(6)
      let waiting = thread.requests.map(\.state)
      await thread.pass(600)

      #expect(waiting == [.held] && inbox.progress == nil)
      #expect(thread.requests.isEmpty)
    }
  }
}
