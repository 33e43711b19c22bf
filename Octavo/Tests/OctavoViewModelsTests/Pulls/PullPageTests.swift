import BinderyTesting
import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The page of a pull request: the thread of an issue, with reviews and conversations at lines.
struct PullPageTests {
  private let fakes = Fakes()

  private func page(
    _ details: GitHub.PullDetails?,
    threads: [GitHub.ReviewThread] = [],
    timeline: [GitHub.IssueEvent] = []
  ) async throws -> IssueViewModel {
    fakes.addTides()
    var pull = Sample.issue(12)
    pull.isPullRequest = true
    fakes.sync[.issue(12, of: Sample.name)] = pull
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    await settle()
    page.activate()
    await settle()
    let place = try #require(page.place)
    fakes.sync[pages: .comments(on: place)] = [[]]
    fakes.sync[pages: .timeline(of: place)] = [timeline]
    fakes.sync[.pullDetails(of: place)] = details
    fakes.sync[.reviewThreads(of: place)] = threads
    page.refresh()
    await settle()
    return page
  }

  private func review(_ id: Int, _ state: GitHub.Review.State, _ body: String = "")
    -> GitHub.IssueEvent
  {
    let review = GitHub.Review(
      id: id,
      author: GitHub.Account(login: "grace"),
      body: body,
      state: state,
      submittedAt: fakes.now.addingTimeInterval(-60)
    )
    return GitHub.IssueEvent(id: "r\(id)", kind: .reviewed) {
      ($0.actor, $0.createdAt, $0.detail) = (review.author, review.submittedAt, .review(review))
    }
  }

  private func thread(
    _ id: String,
    of review: Int,
    _ bodies: [String],
    isResolved: Bool = false
  ) -> GitHub.ReviewThread {
    let comments = bodies.enumerated().map { index, body in
      GitHub.ReviewComment(
        id: review * 10 + index,
        review: review,
        inReplyTo: nil,
        author: GitHub.Account(login: "grace"),
        body: body,
        path: "lib/tide.c",
        line: 12,
        originalLine: 12,
        isOnOldSide: false,
        hunk: index == 0 ? "@@ -1 +1 @@\n-ebb\n+flow" : "",
        createdAt: fakes.now.addingTimeInterval(-60)
      )
    }
    return GitHub.ReviewThread(
      id: id,
      path: "lib/tide.c",
      line: 12,
      originalLine: 12,
      side: .new,
      isOnFile: false,
      isOutdated: false,
      isResolved: isResolved,
      resolver: isResolved ? "ada" : nil,
      canResolve: true,
      canUnresolve: true,
      canReply: true,
      comments: comments,
      commentCount: comments.count
    )
  }

  @Test func `below the text are the branches, the size, and what is in the way`() async throws {
    let page = try await page(
      Sample.pullDetails.with {
        ($0.facts.additions, $0.facts.deletions, $0.facts.changedFiles) = (12, 3, 2)
        $0.facts.checks = GitHub.CheckCounts(passed: 3, failed: 1)
        $0.facts.mergeable = .conflicting
      }
    )

    #expect(
      page.entries.dropFirst().map(\.text) == [
        "Into main from tide", "2 commits, +12 −3 in 2 files", "1 of 4 checks failed",
        "Has conflicts with main",
      ]
    )
    #expect(page.summary.hasPrefix("Open pull request"))
  }

  @Test func `a clone that has both commits names the files with conflicts`() async throws {
    fakes.clones.clones = [Sample.clone("/home/mara/tides", host: fakes.services.web.host)]
    fakes.clones.preview = .conflicts([
      MergeConflict(path: "lib/tide.c", kinds: [.content]),
      MergeConflict(path: "a\nb", kinds: [.binary]),
    ])
    let page = try await page(Sample.pullDetails.with { $0.facts.mergeable = .conflicting })
    let place = try #require(page.place)

    #expect(page.entries.last?.text == "Has conflicts with main in lib/tide.c, a b")

    fakes.sync[.pullDetails(of: place)] = Sample.pullDetails.with {
      ($0.facts.mergeable, $0.mergeState) = (.mergeable, "CLEAN")
    }
    page.refresh()
    await settle()
    #expect(page.entries.last?.text == "Can be merged into main")
  }

  @Test func `a clone that lacks a commit names no conflicts, and nothing is fetched`()
    async throws
  {
    fakes.clones.clones = [Sample.clone("/home/mara/tides", host: fakes.services.web.host)]
    fakes.clones.preview = .conflicts([MergeConflict(path: "lib/tide.c", kinds: [.content])])
    fakes.clones.missing = [Sample.pullDetails.head.sha]
    let page = try await page(Sample.pullDetails.with { $0.facts.mergeable = .conflicting })

    #expect(page.entries.last?.text == "Has conflicts with main")
  }

  @Test func `a review has its conversations below it, with the lines that they are about`()
    async throws
  {
    let page = try await page(
      Sample.pullDetails,
      threads: [thread("T1", of: 7, ["Why?", "Because."])],
      timeline: [review(7, .changesRequested, "Not yet.")]
    )

    let rows = page.entries.suffix(4)
    #expect(rows.map(\.id) == ["review-7", "thread-T1", "discussion-70", "discussion-71"])
    #expect(rows.map(\.text) == ["Not yet.", "```diff\n-ebb\n+flow\n```", "Why?", "Because."])
    #expect(rows.first?.words == "asked for changes 1 minute ago")
  }

  @Test func `a conversation that is resolved is a line until it is opened`() async throws {
    let page = try await page(
      Sample.pullDetails,
      threads: [thread("T1", of: 7, ["Why?"], isResolved: true)],
      timeline: [review(7, .commented)]
    )
    let row = try #require(page.entries.last)
    #expect(row.id == "thread-T1" && row.text.isEmpty)

    page.actions(for: row).action("open.entry")?.perform()

    #expect(page.entries.suffix(2).map(\.id) == ["thread-T1", "discussion-70"])
  }

  @Test func `a review that has only replies is not shown, and no conversation is lost`()
    async throws
  {
    let page = try await page(
      Sample.pullDetails,
      threads: [thread("T1", of: 99, ["Of a review that the timeline does not have"])],
      timeline: [review(8, .commented), review(9, .approved)]
    )

    #expect(page.entries.map(\.id).suffix(3) == ["event-r9", "thread-T1", "discussion-990"])
  }

  @Test func `a state that the server computes is asked for again, at its pace, and then no more`()
    async throws
  {
    let page = try await page(Sample.pullDetails.with { $0.facts.mergeable = .unknown })
    let place = try #require(page.place)
    fakes.sync.forgetRequests()

    fakes.scheduler.advance(by: .seconds(5))
    await settle()
    #expect(fakes.sync.requests.count == 1)

    fakes.sync[.pullDetails(of: place)] = Sample.pullDetails.with { $0.mergeState = "CLEAN" }
    fakes.scheduler.advance(by: .seconds(120))
    await settle()

    #expect(page.entries.last?.text == "Can be merged into main")
    #expect(fakes.sync.requests.count == 2)
  }

  @Test func `a server that lacks GraphQL shows the thread`() async throws {
    let page = try await page(nil, timeline: [review(9, .approved)])

    #expect(page.entries.map(\.id) == ["issue", "event-r9"])
    #expect(page.failure == nil)
  }

  @Test func `lines of a conversation cannot end their block, and huge ones are cut`() {
    var hostile = thread("T1", of: 7, ["x"])
    hostile.comments[0].hunk =
      "@@ -1 +1 @@\n+````\n+# Not a heading\n+" + String(repeating: "x", count: 100_000)
    let text = ThreadCode(hostile).text

    #expect(text.hasPrefix("`````diff\n") && text.hasSuffix("\n`````"))
    #expect(text.utf8.count < 1_000)
  }

  private func event(_ kind: String, _ old: String?, _ new: String?, words: String? = nil)
    -> (GitHub.IssueEvent, GitHub.IssueEventEnd)
  {
    let kind = GitHub.IssueEventKind(rawValue: kind)
    let date = fakes.now.addingTimeInterval(-60)
    var end = GitHub.IssueEventEnd(event: kind.rawValue, kind: kind, createdAt: date)
    (end.old, end.new, end.words) = (old, new, words)
    let event = GitHub.IssueEvent(id: kind.rawValue, kind: kind) {
      ($0.actor, $0.createdAt) = (GitHub.Account(login: "grace"), date)
    }
    return (event, end)
  }

  @Test func `a force push, a new base and a deployment have both ends`() async throws {
    let (old, new) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
    let events = [
      event("head_ref_force_pushed", old, new), event("base_ref_changed", "next\u{202e}", "main"),
      event("deployed", nil, nil, words: "staging"),
      event("removed_from_merge_queue", nil, nil, words: "failed checks"),
    ]
    let page = try await page(
      Sample.pullDetails.with { $0.ends = events.map(\.1) },
      timeline: events.map(\.0)
    )

    let rows = page.entries.suffix(4)
    #expect(
      rows.map(\.text) == [
        "grace force-pushed the branch from aaaaaaa to bbbbbbb · 1 minute ago · Changes",
        "grace changed the base branch from next\u{202e} to main · 1 minute ago",
        "grace deployed this to staging · 1 minute ago",
        "grace removed this from the merge queue: failed checks · 1 minute ago",
      ]
    )
    fakes.show(.issue(page))
    let push = try #require(rows.first)
    let open = page.actions(for: push).action("open.entry")
    open?.perform()
    #expect(open?.title == "Open Changes")
    let subject = ChangesSubject.pullRange(12, from: old, to: new)
    #expect(try fakes.top(ChangesViewModel.self).subject == subject)
  }

  @Test func `a force push from a deleted commit says so, and leads nowhere`() async throws {
    let (push, end) = event("head_ref_force_pushed", nil, String(repeating: "b", count: 40))

    let page = try await page(Sample.pullDetails.with { $0.ends = [end] }, timeline: [push])

    let row = try #require(page.entries.last)
    #expect(
      row.text == "grace force-pushed the branch from a deleted commit to bbbbbbb "
        + "· 1 minute ago"
    )
    #expect(page.actions(for: row).isEmpty)
  }

  @Test func `the page leads to the changes since the last review`() async throws {
    let reviewed = try await page(Sample.pullDetails.with { $0.reviewedCommit = "new" })
    let hasAction = reviewed.actions.action("since.review") != nil
    let page = try await self.page(Sample.pullDetails.with { $0.reviewedCommit = "0ld0ld0" })

    fakes.show(.issue(page))
    page.actions.action("since.review")?.perform()

    let subject = ChangesSubject.pullRange(12, from: "0ld0ld0", to: "new")
    #expect(try fakes.top(ChangesViewModel.self).subject == subject)
    #expect(!hasAction)
  }

  @Test func `a conversation leads to its line among the files`() async throws {
    let thread = thread("T1", of: 7, ["Why?"], isResolved: true)
    let page = try await page(Sample.pullDetails, threads: [thread])
    fakes.sync[.changes(.pull(12), of: Sample.name)] = Changes(
      Sample.pull([Sample.changedFile("lib/tide.c", "@@ -11,2 +11,2 @@\n a\n-ebb\n+flow")])
    )

    fakes.show(.issue(page))
    let row = try #require(page.entries.last)
    page.actions(for: row).action("open.file")?.perform()
    await settle()

    let files = try fakes.top(ChangesViewModel.self)
    #expect(files.selectedRowValue?.isThread == true)
    // The resolved conversation is unfolded.
    #expect(files.rows.contains { $0.text == "Why?" })
  }
}
