import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The inbox of a token that has no access to notifications is built from searches.
@Suite(.timeLimit(.minutes(20)))
struct InboxSearchTests {
  private func perform(_ id: String, _ inbox: InboxViewModel) {
    inbox.actions(for: inbox.rows[0]).first { $0.id == id }?.perform()
  }

  private func incomplete(_ thread: ThreadFixture) {
    let body = #"{"total_count": 0, "incomplete_results": true, "items": []}"#
    thread.fixture.sandbox.inject(
      SandboxFault(.status(200, body: body), pathPrefix: "/search/issues", count: 4)
    )
  }

  @Test func `each issue is one thread with its strongest reason, and the title says so`()
    async throws
  {
    try await withSearchedInbox { thread, inbox in
      let place = thread.place
      _ = try await thread.mentionElsewhere("Smoke")
      let noise = try await thread.mentionElsewhere("Noise")
      thread.fixture.serverClock.advance(by: 2)
      try await thread.elsewhere { api in
        _ = try await api.send(
          .addAssignees(["ada"], toIssue: noise.number, of: place.repository)
        )
      }

      try await inbox.list.refreshCommand()

      #expect(inbox.rows.map(\.title) == ["Noise", "Smoke", "Steam"])
      #expect(inbox.rows.map(\.mark) == ["New", "New", "New"])
      let reasons = inbox.items(of: inbox.rows).map(\.thread.reason)
      #expect(reasons == [.assign, .mention, .author])
      #expect(inbox.rows[2].id == "search:ada/engine#\(place.number)")
      #expect(inbox.rows[2].sign == .openIssue && inbox.rows[2].detail.contains("last by grace"))
      let sentence = "From searches: the token has no notifications"
      #expect(inbox.screenTitle == .double("Inbox", subtitle: sentence))
      #expect(thread.searches == 4 && inbox.problem == nil)
    }
  }

  @Test func `a classic token without the scope of notifications is known to have none`()
    async throws
  {
    try await withSearchedInbox(as: LiveFixture.unscoped) { thread, inbox in
      let settings = SettingsViewModel(thread.live.services)
      let before = settings.account.first { $0.title == "Inbox" }?.value

      try await inbox.list.refreshCommand()

      let after = settings.account.first { $0.title == "Inbox" }?.value
      #expect(before?.hasPrefix("No: the token lacks “notifications”") == true)
      #expect(after?.hasPrefix("No") == true)
      #expect(inbox.rows.map(\.title) == ["Steam"] && inbox.problem == nil)
      #expect(thread.searches == 4)
    }
  }

  @Test func `a thread has no actions that the server would refuse`() async throws {
    try await withSearchedInbox { _, inbox in
      try await inbox.list.refreshCommand()

      let actions = inbox.actions(for: inbox.rows[0]).map(\.id)
      #expect(actions.starts(with: ["done", "read", "bookmark"]))
      #expect(!actions.contains("unsubscribe") && !actions.contains("mute"))
    }
  }

  @Test func `done stays on this machine until something new is in it, also after a restart`()
    async throws
  {
    try await withSearchedInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      perform("done", inbox)
      await thread.live.settled()
      await thread.pass(6)
      await thread.live.settled()
      let sent = thread.fixture.sandbox.requests.map(\.path).filter { $0.contains("/threads/") }
      try await inbox.list.refreshCommand()
      let refreshed = inbox.rows.count

      let scheduler = TestScheduler()
      let next = try await thread.fixture.start(scheduler: scheduler)
      let later = InboxViewModel(next.services)
      let title = later.screenTitle
      await thread.pass(901)
      try await next.services.sync.refresh(.inbox)
      let restarted = later.rows.count
      try await thread.commentElsewhere("Again")
      try await next.services.sync.refresh(.inbox, completely: true)
      await next.settled()

      #expect(sent.isEmpty && thread.requests.isEmpty)
      #expect(refreshed == 0 && restarted == 0 && title == inbox.screenTitle)
      #expect(later.rows.map(\.mark) == ["New"])
    }
  }

  @Test func `done needs no network`() async throws {
    try await withSearchedInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      thread.fixture.sandbox.inject(SandboxFault(.reset))

      perform("done", inbox)
      await thread.live.settled()
      await thread.pass(6)
      await thread.live.settled()

      #expect(inbox.rows.isEmpty && thread.requests.isEmpty)
    }
  }

  @Test func `done is taken back, and a read thread is read`() async throws {
    try await withSearchedInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      perform("done", inbox)
      await thread.live.settled()
      let done = inbox.rows.count
      thread.live.services.undoAction.perform()
      await thread.live.settled()
      perform("read", inbox)
      await thread.pass(2)
      try await inbox.list.refreshCommand()

      #expect(done == 0 && thread.requests.isEmpty)
      #expect(inbox.rows.map(\.mark) == [nil])
    }
  }

  @Test func `the searches are repeated after a quarter of an hour, and when the user asks`()
    async throws
  {
    try await withSearchedInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      inbox.list.poll()
      await thread.live.settled()
      let polled = thread.searches
      try await inbox.list.refreshCommand()
      let asked = thread.searches
      await thread.pass(901)
      inbox.list.poll()
      await thread.live.settled()

      #expect(polled == 4 && asked == 8 && thread.searches == 12)
    }
  }

  @Test func `a closed issue leaves, unless a search is incomplete`() async throws {
    try await withSearchedInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      let place = thread.place
      try await thread.elsewhere { api in
        let change = GitHub.IssueChange(state: .closed, stateReason: .completed)
        _ = try await api.send(.change(change, ofIssue: place.number, of: place.repository))
      }

      incomplete(thread)
      try await inbox.list.refreshCommand()
      let kept = inbox.rows.map(\.title)
      try await inbox.list.refreshCommand()

      #expect(kept == ["Steam"] && inbox.rows.isEmpty)
    }
  }

  @Test func `a search that is refused says so, keeps the list, and is repeated at once`()
    async throws
  {
    try await withSearchedInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      thread.fixture.sandbox.inject(
        SandboxFault(.exhaustLimit, pathPrefix: "/search/issues", skip: 2)
      )
      _ = try? await inbox.list.refreshCommand()
      let (failed, rows) = (inbox.problem, inbox.rows.map(\.title))
      thread.fixture.sandbox.clearFaults()
      await thread.pass(61)
      try await inbox.list.refreshCommand()

      #expect(failed?.contains("Rate limit reached.") == true && rows == ["Steam"])
      #expect(inbox.problem == nil && thread.searches > 7)
    }
  }

  @Test func `a later token brings the notifications back, and bookmarks stay`() async throws {
    try await withSearchedInbox { thread, inbox in
      _ = try await thread.mentionElsewhere("Smoke")
      _ = try await thread.mentionElsewhere("Noise")
      try await thread.elsewhere { api in
        for item in try await api.send(.notifications()).items
        where item.subject.title == "Noise" {
          try await api.send(.markAsDone(notification: item.id))
        }
      }
      try await inbox.list.refreshCommand()
      for row in inbox.rows where row.title != "Steam" {
        inbox.actions(for: row).first { $0.id == "bookmark" }?.perform()
        await thread.live.settled()
      }

      try await thread.logIn(with: LiveFixture.account)
      let services = thread.live.services
      try await services.sync.refresh(.inbox, completely: true)
      await thread.live.settled()

      let threads = services.inbox.state.threads
      let isBookmarked = threads.map { $0.bookmarkedAt != nil }
      #expect(threads.map(\.thread.subject.title) == ["Noise", "Smoke", "Steam"])
      #expect(threads.map(\.thread.isFromSearch) == [true, false, false])
      #expect(isBookmarked == [true, true, false])
      #expect(InboxViewModel(services).screenTitle == .plain("Inbox"))
    }
  }

  @Test func `an app looks for issues and pull requests apart`() async throws {
    try await withSearchedInbox(as: LiveFixture.app) { thread, inbox in
      try await inbox.list.refreshCommand()

      #expect(inbox.rows.map(\.title) == ["Steam"] && thread.searches == 7)
      let status = await thread.live.services.status()
      #expect(status.failure == nil && status.report.assigned == 0)
    }
  }

  @Test func `scripts get the numbers and the threads of the searches`() async throws {
    try await withSearchedInbox { thread, _ in
      _ = try await thread.mentionElsewhere("Smoke")
      let services = thread.live.services

      let status = await services.status()
      let list = await services.list(.inbox, filter: "reason:mention")

      #expect(status.failure == nil && list.failure == nil)
      #expect(status.report.unread == 2)
      #expect(status.report.reasons == ["mention": 1, "author": 1])
      #expect(list.report.items.map(\.title) == ["Smoke"])
      #expect(list.report.items[0].url?.hasSuffix("/ada/engine/issues/2") == true)
      // Four for the threads, and three for the other numbers.
      #expect(thread.searches == 7)
    }
  }
}
