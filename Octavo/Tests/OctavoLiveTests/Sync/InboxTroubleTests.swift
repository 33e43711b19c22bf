import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The inbox in trouble: strange threads, other programs, clocks and servers.
@Suite(.timeLimit(.minutes(20)))
struct InboxTroubleTests {
  private func perform(_ id: String, in inbox: InboxViewModel) {
    inbox.actions(for: inbox.rows[0]).first { $0.id == id }?.perform()
  }

  @Test func `subjects that are deleted, private now or of an unknown type are asked about once`()
    async throws
  {
    try await withInbox { thread, inbox in
      let place = thread.place
      thread.answer(with: [
        .init("Deleted", "Issue", "/repos/ada/engine/issues/999", "comment"),
        .init("Private", "PullRequest", "/repos/ada/secret/pulls/1", "review_requested"),
        .init("Wormhole", "Wormhole", nil, "summoned_by_robot"),
        .init("Steam", "Issue", "/repos/ada/engine/issues/\(place.number)", "author"),
      ])
      try await inbox.list.refreshCommand()
      let rows = inbox.rows
      try await inbox.list.refreshCommand()
      thread.fixture.sandbox.clearFaults()
      let deleted = IssueViewModel(thread.live.services, LiveFixture.engine, 999)
      deleted.activate()
      await #expect(throws: (any Error).self) { try await deleted.refreshCommand() }

      #expect(rows.map(\.title) == ["Deleted", "Private", "Wormhole", "Steam"])
      #expect(rows.map(\.sign) == [.unknown, .unknown, .unknown, .openIssue])
      #expect(rows[2].detail.contains("Wormhole") && rows[2].detail.contains("summoned by robot"))
      #expect(inbox.problem == nil && thread.count("/graphql") == 1)
      #expect(inbox.actions(for: rows[2]).contains { $0.id == "done" })
    }
  }

  @Test func `escapes and marks of direction in a title reach neither scripts nor the desktop`()
    async throws
  {
    try await withInbox { thread, inbox in
      thread.answer(with: [
        .init(#"\u001b[31mRed\u202e\u2066 gnp\u0007\nNext\u200f"#, "Issue", nil, "mention")
      ])
      try await inbox.list.refreshCommand()
      let item = try #require(inbox.items(of: [inbox.rows[0]]).first)
      let news = InboxNews.news(about: [item], of: thread.fixture.id)
      let text = thread.live.services.storedList(.inbox, filter: "").text

      for shown in news.flatMap({ [$0.title, $0.detail] }) + [text] {
        let hostile = shown.unicodeScalars.filter { scalar in
          scalar != "\t" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(hostile.isEmpty, "\(shown.debugDescription)")
      }
      #expect(text.contains("Red"))
    }
  }

  @Test(arguments: [["done", "done"], ["read", "done"], ["done", "read"]])
  func `two programs that mark one thread send it once, and done outweighs read`(
    _ marks: [String]
  ) async throws {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      let other = try await thread.fixture.start(scheduler: thread.scheduler)
      let second = InboxViewModel(other.services)
      await other.settled()
      try #require(second.rows.count == 1)

      perform(marks[0], in: inbox)
      perform(marks[1], in: second)
      for _ in 0..<4 {
        await thread.pass(6)
        await other.services.viewerSource.atRest()
        await thread.live.settled()
        await other.settled()
      }
      let left = try await thread.live.services.gitHub.send(.notifications(all: true)).items

      #expect(thread.requests.isEmpty && left.isEmpty)
      #expect(thread.count("/notifications/threads", method: "DELETE") == 1)
      #expect(inbox.rows.isEmpty && second.rows.isEmpty)
    }
  }

  @Test func `done while offline is not sent after a comment meanwhile, which is shown`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      thread.fixture.sandbox.inject(SandboxFault(.reset, pathPrefix: "/notifications"))
      perform("done", in: inbox)
      await thread.live.settled()
      await thread.pass(6)
      await thread.live.settled()
      let waiting = thread.requests.count
      try await thread.commentElsewhere("Meanwhile")
      thread.fixture.sandbox.clearFaults()
      for _ in 0..<3 {
        await thread.pass(120)
        await thread.live.settled()
      }

      #expect(waiting == 1 && thread.requests.isEmpty)
      #expect(thread.count("/notifications/threads", method: "DELETE") == 0)
      #expect(inbox.rows.map(\.mark) == ["New"])
    }
  }

  @Test func `a copy from before the clock was set back is not recent, and read again as a whole`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      try await inbox.list.refreshCommand()
      let first = thread.count("/notifications")
      await thread.poll(inbox)
      let unchanged = thread.count("/notifications") - first
      let now = thread.fixture.clock.now
      let own = try #require(thread.live.services.inbox.own)
      let isRecent = [60.0, -60, -86_400].map { own.isRecent(at: now.addingTimeInterval($0)) }
      thread.fixture.clock.advance(by: -86_400)
      await thread.poll(inbox)

      #expect(first == 2 && unchanged == 1)
      #expect(thread.count("/notifications") == first + unchanged + 2)
      #expect(isRecent == [true, false, false])
    }
  }

  @Test func `neverUnchanged: an inbox of several pages is one request, also after a change`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      thread.fixture.sandbox.inject(
        SandboxFault(.neverUnchanged, pathPrefix: "/notifications")
      )
      try await inbox.list.refreshCommand()
      let first = thread.count("/notifications")
      await thread.poll(inbox)
      let second = thread.count("/notifications")
      thread.fixture.serverClock.advance(by: 2)
      try await thread.commentElsewhere("New")
      await thread.poll(inbox)
      let third = thread.count("/notifications")

      #expect(first == 2 && second == 3 && third == 4)
      #expect(inbox.rows[0].title == "Steam")
    }
  }

  @Test func `of 50,000 threads the new ones are read once, and what was read stays bounded`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(50_000)
      let unread = 4_555
      try await inbox.list.refreshCommand()
      let first = thread.count("/notifications")
      await thread.live.settled()
      let rows = thread.live.services.inbox.state.threads.count
      await thread.poll(inbox)
      let second = thread.count("/notifications") - first
      let states = thread.count("/graphql")
      thread.fixture.serverClock.advance(by: 2)
      try await thread.commentElsewhere("Again")
      await thread.poll(inbox)
      let third = thread.count("/notifications") - first - second
      try await thread.elsewhere { try await $0.send(.markAllAsRead()) }
      try await thread.live.services.sync.refresh(.inbox, completely: true)
      await thread.live.settled()

      #expect(rows == unread)
      #expect(first == (unread + 49) / 50)
      #expect(second == 1 && third == 1)
      #expect(states <= 8)
      #expect(thread.live.services.inbox.state.all.count == InboxThread.mostRead)
      #expect(thread.live.services.unreadCount == 0)
    }
  }
}

/// A thread in a response that a test makes up.
private struct MadeUpThread {
  let title: String
  let type: String
  let path: String?
  let reason: String

  init(_ title: String, _ type: String, _ path: String?, _ reason: String) {
    (self.title, self.type, self.path, self.reason) = (title, type, path, reason)
  }

  func json(_ place: Int, host: String) -> String {
    let repository = path?.contains("secret") == true ? "secret" : "engine"
    let url = path.map { "\"\(host)\($0)\"" } ?? "null"
    return #"{"id": "9\#(place)", "unread": true, "reason": "\#(reason)", "#
      + #""updated_at": "2026-01-0\#(9 - place)T00:00:00Z", "subject": {"title": "\#(title)", "#
      + #""type": "\#(type)", "url": \#(url), "latest_comment_url": \#(url)}, "repository": "#
      + #"{"id": 1, "name": "\#(repository)", "full_name": "ada/\#(repository)"}}"#
  }
}

extension ThreadFixture {
  /// Answers from now on with these threads alone.
  fileprivate func answer(with threads: [MadeUpThread]) {
    let host = "https://api.github.com"
    let list = zip(0..., threads).map { $1.json($0, host: host) }.joined(separator: ",")
    fixture.sandbox.inject(
      SandboxFault(.status(200, body: "[\(list)]"), pathPrefix: "/notifications")
    )
  }

  /// Requests the list as the program does by itself.
  fileprivate func poll(_ inbox: InboxViewModel) async {
    inbox.list.poll()
    await live.settled()
  }

  /// The number of requests that the server has received for a path or below it.
  fileprivate func count(_ path: String, method: String? = nil) -> Int {
    received.count { request in
      let start = request.path.replacing("/api/", with: "/").replacing("/v3/", with: "/")
      return start.hasPrefix(path) && request.method == method ?? request.method
    }
  }
}
