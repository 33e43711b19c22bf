import BinderyTesting
import Foundation
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

  /// Deletes the first comment of a page elsewhere.
  private func deleteFirstComment(of page: IssueViewModel, _ thread: ThreadFixture) async throws {
    let place = try #require(page.place)
    let id = try #require(page.entries.first { $0.comment != nil }?.comment)
    try await thread.elsewhere { api in
      try await api.send(.delete(comment: id, in: place.repository))
    }
  }

  private func comments(_ page: IssueViewModel) -> Int {
    page.entries.reduce(0) { count, entry in
      switch entry.subject {
      case .comment: count + 1
      case .folded(let comments): count + comments.count
      default: count
      }
    }
  }

  private func events(_ page: IssueViewModel) -> Int {
    page.entries.count { if case .events = $0.subject { true } else { false } }
  }

  private func missing(_ page: IssueViewModel) -> Int? {
    if case .gap(let count) = page.gap?.subject { count } else { nil }
  }

  @Test func `of a thread of 3,000 entries, the ends are read, and then what is new`()
    async throws
  {
    try await withThread { thread in
      let page = try await page(thread, comments: 1_000, bots: 200, events: 2_000)
      let before = requests(thread).count

      try await page.refreshCommand()
      let first = requests(thread).count - before
      let place = try #require(page.place)
      try await thread.elsewhere { api in
        _ = try await api.send(
          .newComment("Newest", onIssue: place.number, of: place.repository)
        )
      }
      let posted = requests(thread).count
      try await page.refreshCommand()
      let second = requests(thread).count - posted

      // The last page was full, so there is one more; and comments may have been edited.
      #expect(first == 8 && second == 5)
      #expect(comments(page) == 201 && missing(page) == 800)
      // The events beside the stored comments are there, and no others.
      #expect((380...420).contains(events(page)))
      #expect(page.entries.last?.text == "Newest")
      #expect(Set(page.entries.map(\.id)).count == page.entries.count)
    }
  }

  @Test func `missing comments come from either side, and the thread is whole then`() async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 1_000, bots: 200, events: 2_000)
      try await page.refreshCommand()
      let last = try #require(page.entries.split { $0.subject.isGap }[0].last(where: \.isStop)?.id)
      page.selectedID = last

      page.actions.action("next.comment")?.perform()
      await thread.live.settled()
      let below = (comments(page), page.selectedID)
      page.loadCommand.execute(GapLoad(.last))
      await thread.live.settled()
      let above = comments(page)
      try await page.loadCommand(GapLoad(nil))

      #expect(below.0 == 300 && below.1 != last && above == 400)
      #expect(page.gap == nil && comments(page) == 1_000 && events(page) == 2_000)
      let times = page.entries.compactMap { entry -> Date? in
        if case .comment(let comment) = entry.subject { comment.createdAt } else { nil }
      }
      #expect(times == times.sorted())
      let before = requests(thread).count
      try await page.refreshCommand()
      #expect(requests(thread).count - before <= 3 && page.gap == nil)
    }
  }

  @Test(arguments: [150, 500, 850])
  func `a comment that is asked for is shown, from the side that is nearer`(
    _ index: Int
  ) async throws {
    try await withThread { thread in
      let first = try await page(thread, comments: 1_000, bots: 0, events: 200)
      let place = GitHub.IssuePlace(thread.place.repository, LiveFixture.engine, first.number)
      let ids = try await thread.elsewhere { api in
        try await api.pages(of: .comments(onIssue: place.number, of: place.repository)).items()
          .map(\.id)
      }
      let before = requests(thread).count

      let page = IssueViewModel(
        thread.live.services,
        LiveFixture.engine,
        first.number,
        comment: ids[index]
      )
      try await page.refreshCommand()

      #expect(page.entry("comment-\(ids[index])") != nil)
      #expect(page.section?.anchor == "comment-\(ids[index])")
      #expect(requests(thread).count - before <= (index == 500 ? 14 : 8))
      #expect(page.gap != nil)
    }
  }

  @Test func `one’s own comment is at the end of a thread whose middle is not loaded`()
    async throws
  {
    try await withThread { thread in
      let page = try await page(thread, comments: 500, bots: 0, events: 0)
      try await page.refreshCommand()
      let place = try #require(page.place)

      try await thread.outbox.add(NewComment("Mine", on: place))
      await thread.pass(1)
      await settle()

      try await page.refreshCommand()
      #expect(page.entries.last?.text == "Mine" && page.entries.last?.comment != nil)
      #expect(missing(page) == 300)
    }
  }

  @Test func `a missing part is loaded when it comes into sight, from that side`() async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 1_000, bots: 0, events: 0)
      try await page.refreshCommand()
      let parts = page.entries.split { $0.subject.isGap }
      let (above, below) = (try #require(parts[0].last?.id), try #require(parts[1].first?.id))

      page.didShow([above, "gap"])
      page.didShow([above, "gap", below])
      await settle()
      await thread.live.settled()
      let first = (comments(page), page.section)
      page.didShow([below])
      page.didShow([above, "gap", below])
      await settle()
      await thread.live.settled()

      #expect(first.0 == 300 && first.1 == nil)
      #expect(comments(page) == 400 && page.section?.anchor == below)
    }
  }

  @Test func `a part that cannot be loaded is named, and stays a line`() async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 500, bots: 0, events: 0)
      try await page.refreshCommand()
      thread.fixture.sandbox.inject(SandboxFault(.status(502), pathPrefix: "/repositories"))

      page.loadCommand.execute(GapLoad(.first))
      await thread.live.settled()
      let notice = thread.live.services.notice?.text
      thread.fixture.sandbox.clearFaults()
      page.loadCommand.execute(GapLoad(.first))
      await thread.live.settled()

      #expect(notice?.isEmpty == false && missing(page) == 200)
    }
  }

  @Test func `a comment by another account before one’s own is on the page`() async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 499, bots: 0, events: 0)
      try await page.refreshCommand()
      let place = try #require(page.place)

      try await thread.elsewhere { api in
        _ = try await api.send(
          .newComment("Theirs", onIssue: place.number, of: place.repository)
        )
      }
      thread.fixture.serverClock.advance(by: 300)
      try await thread.outbox.add(NewComment("Mine", on: place))
      await thread.pass(1)
      await settle()
      try await page.refreshCommand()

      #expect(page.entries.suffix(2).map(\.text) == ["Theirs", "Mine"])
    }
  }

  @Test func `a comment that was deleted elsewhere makes a long thread be read as a whole`()
    async throws
  {
    try await withThread { thread in
      let page = try await page(thread, comments: 500, bots: 0, events: 0)
      try await page.refreshCommand()
      try await deleteFirstComment(of: page, thread)
      try await page.refreshCommand()

      #expect(page.gap == nil && comments(page) == 499)
    }
  }

  @Test func `a thread whose end cannot be read is not stored by half`() async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 500, bots: 0, events: 0)
      let fault = SandboxFault(.status(502), pathPrefix: "/repositories", skip: 1)
      thread.fixture.sandbox.inject(fault)

      try? await page.refreshCommand()
      let half = comments(page)
      thread.fixture.sandbox.clearFaults()
      try await page.refreshCommand()

      #expect(half == 0 && comments(page) == 200 && missing(page) == 300)
    }
  }

  @Test func `a search and an author’s next comment load what is missing`() async throws {
    try await withThread { thread in
      let page = try await page(thread, comments: 500, bots: 0, events: 0)
      try await page.refreshCommand()

      page.documentSearch = DocumentSearch("Nowhere", after: nil)
      page.didNotFind(try #require(page.documentSearch))
      await thread.live.settled()
      await settle()

      #expect(page.gap == nil && comments(page) == 500)
      #expect(page.documentSearch?.number == 2)
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
      try await deleteFirstComment(of: page, thread)
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
