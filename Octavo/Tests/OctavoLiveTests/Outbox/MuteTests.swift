import BinderyTesting
import GitHubEndpoints
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Muting an issue, from the action to the state of the server.
@Suite(.timeLimit(.minutes(20)))
struct MuteTests {
  private func state(_ thread: ThreadFixture) async throws -> GitHub.SubscriptionState? {
    let gitHub = thread.live.services.gitHub
    let issue = try await gitHub.send(.issue(thread.place.number, of: thread.place.repository))
    return try await gitHub.send(.viewerState(ofIssue: try issue.requiredNodeID)).value.subscription
  }

  private func mute(_ thread: ThreadFixture) async {
    thread.live.services.muteAction(of: [thread.place])?.perform()
    await thread.live.settled()
  }

  @Test func `an issue is muted after five seconds, and stays so after a comment`() async throws {
    try await withThread { thread in
      await mute(thread)
      let (before, notice) = (try await state(thread), thread.live.services.notice?.text)
      await thread.pass(6)
      try await thread.outbox.add(NewComment("Still hot", on: thread.place))
      await thread.pass(2)

      #expect(before == .subscribed && notice == "Muted ada/engine#1.")
      #expect(try await state(thread) == .ignored)
      #expect(try await thread.comments() == ["Still hot"])
    }
  }

  @Test func `muting is taken back within five seconds`() async throws {
    try await withThread { thread in
      await mute(thread)
      thread.live.services.notice?.action?.perform()
      await thread.live.settled()
      await thread.pass(6)

      let after = try await state(thread)
      #expect(after == .subscribed)
      #expect(thread.requests.isEmpty)
    }
  }

  @Test func `a subscription after muting is sent after it, although muting is held`() async throws
  {
    try await withThread { thread in
      let flag = GitHub.ViewerFlag.subscription(to: thread.place)
      await mute(thread)
      try await thread.outbox.add(SubscriptionRequest(flag, target: true))
      await thread.pass(6)
      await thread.pass(2)

      let after = try await state(thread)
      #expect(after == .subscribed)
      #expect(thread.requests.isEmpty)
    }
  }

  @Test func `a thread of the inbox that is muted elsewhere in the program is marked`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      let before = inbox.rows.first?.detail
      await mute(thread)
      await thread.pass(6)

      #expect(before?.contains("muted") == false)
      #expect(inbox.rows.first?.detail.contains("muted") == true)
    }
  }
}
