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
  /// Runs a test with the inbox of a user whose issue another account has commented on.
  private func withInbox(
    _ body: @MainActor (ThreadFixture, InboxViewModel) async throws -> Void
  ) async throws {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      try await comment("Yes", in: thread)
      let inbox = InboxViewModel(thread.live.services)
      try await inbox.list.refreshCommand()
      try #require(inbox.rows.map(\.title) == ["Steam"])
      try await body(thread, inbox)
    }
  }

  private func comment(_ text: String, in thread: ThreadFixture) async throws {
    try await thread.elsewhere(as: LiveFixture.grace) { api in
      let place = thread.place
      _ = try await api.send(.newComment(text, onIssue: place.number, of: place.repository))
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

  @Test func `done is sent after five seconds, and holds after the next read`() async throws {
    try await withInbox { thread, inbox in
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
      try await comment("Again", in: thread)
      try await inbox.list.refreshCommand()
      #expect(inbox.rows.map(\.mark) == ["New"])
    }
  }

  @Test func `a comment meanwhile is not done with, and is shown`() async throws {
    try await withInbox { thread, inbox in
      perform("done", inbox)
      await thread.live.settled()
      thread.fixture.serverClock.advance(by: 2)
      try await comment("Not yet", in: thread)
      await thread.pass(6)
      await thread.live.settled()

      #expect(try await threads(thread, all: false).count == 1)
      #expect(inbox.rows.map(\.mark) == ["New"])
    }
  }

  @Test func `a lost answer is sent again after its doubt, and a gone thread counts as done`()
    async throws
  {
    try await withInbox { thread, inbox in
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
    try await withInbox { thread, inbox in
      perform("mute", inbox)
      perform("read", inbox)
      await thread.live.settled()
      await thread.pass(2)
      await thread.pass(2)
      try await comment("Again", in: thread)

      #expect(try await threads(thread, all: false).isEmpty)
      try await inbox.list.refreshCommand()
      #expect(inbox.rows.map(\.mark) == [nil])
      #expect(inbox.rows[0].detail.contains("muted"))
    }
  }

  @Test func `a thread that was read elsewhere stays in the list as read`() async throws {
    try await withInbox { thread, inbox in
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
    try await withInbox { thread, inbox in
      let item = try #require(inbox.item(of: inbox.rows[0]))
      let end = Int(thread.fixture.serverClock.now.timeIntervalSince1970) + 600
      let few = [
        "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "29", "X-RateLimit-Reset": "\(end)",
      ]
      thread.fixture.sandbox.inject(
        SandboxFault(.status(200, body: "[]", headers: few), pathPrefix: "/notifications", count: 1)
      )
      _ = try await thread.live.services.gitHub.send(.notifications())

      try await thread.outbox.add(all: [NotificationDone(item.thread, isBulk: true)])
      await thread.pass(6)
      let waiting = thread.requests.map(\.state)
      await thread.pass(600)

      #expect(waiting == [.held] && inbox.progress == nil)
      #expect(thread.requests.isEmpty)
    }
  }
}
