import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The story of the events between the comments of a thread.
struct ThreadEventTests {
  private let fakes = Fakes()

  private func event(
    _ kind: GitHub.IssueEventKind,
    _ detail: GitHub.IssueEvent.Detail? = nil,
    ago: Double = 60
  ) -> GitHub.IssueEvent {
    GitHub.IssueEvent(id: "\(kind.rawValue)-\(ago)", kind: kind) {
      $0.actor = GitHub.Account(login: "grace")
      $0.createdAt = Sample.now.addingTimeInterval(-ago)
      $0.detail = detail
    }
  }

  private func page(
    _ comments: [GitHub.Comment],
    _ timeline: [GitHub.IssueEvent]
  ) async throws -> IssueViewModel { try await fakes.thread(comments, timeline) }

  /// The words of the lines of a page.
  private func lines(_ page: IssueViewModel) -> [String] {
    page.entries.filter(\.isLine).map(\.text)
  }

  @Test func `events are lines between the comments, each with its account and its age`()
    async throws
  {
    let page = try await page(
      [Sample.comment(7, "Twice a day.")],
      [
        event(.labeled, .label(.init(name: "bug")), ago: 7_200),
        event(.labeled, .label(.init(name: "wet")), ago: 7_190),
        event(.closed, .state(.notPlanned), ago: 30),
      ]
    )

    #expect(
      page.entries.map(\.text) == [
        "Why?", "grace added the labels bug and wet · 1 hour ago", "Twice a day.",
        "grace closed this as not planned · just now",
      ]
    )
    guard case .sections(let sections) = page.document else { return #expect(Bool(false)) }
    #expect(sections.map(\.isLine) == [false, true, false, true])
    #expect(sections[1].head.first == MarkupRun("◇ ", style: [.muted, .decoration]))
    #expect(sections[1].foot.isEmpty && page.summary.contains("1 comment"))
  }

  @Test func `a kind that is not known is one line with its name`() async throws {
    let page = try await page([], [event(.init(rawValue: "teleported"))])

    #expect(lines(page) == ["grace caused the event teleported · 1 minute ago"])
  }

  @Test func `the stored events are on show before the first response, also without a network`()
    async throws
  {
    let comment = Sample.comment(7, "Twice a day.")
    let first = try await page([comment], [event(.init(rawValue: "pinned"), ago: 59)])
    let place = try #require(first.place)
    fakes.sync[failure: .issue(12, of: Sample.name)] = .offline
    fakes.sync[failure: .timeline(of: place)] = .offline
    fakes.sync.forgetRequests()

    let second = IssueViewModel(fakes.services, Sample.name, 12)
    let before = fakes.sync.requests
    let stored = second.entries.map(\.text)
    second.activate()
    await settle()

    #expect(before.isEmpty)
    #expect(stored.suffix(2) == ["Twice a day.", "grace pinned this · just now"])
    #expect(second.entries.map(\.text) == stored && second.failure != nil)
  }

  @Test func `a timeline that the server cannot send leaves the comments, and says so`()
    async throws
  {
    let comment = Sample.comment(7, "Twice a day.")
    let page = try await page([comment], [])
    fakes.sync[failure: .timeline(of: try #require(page.place))] = .server(status: 502)

    page.refresh()
    await settle()

    #expect(page.entries.map(\.text) == ["Why?", "Twice a day."])
    #expect(page.failure != nil && page.loadedUntil == nil)
  }

  @Test func `names of others are shown as they are written, in one line, and lead nowhere else`()
    async throws
  {
    let hostile = "**x** [y](octavo-entry:issue/close/)\n\u{1B}[31m <b>&amp;"
    let link = EntryLink("issue", "close").address
    var issue = GitHub.Issue(id: 5, number: 5, title: hostile)
    issue.htmlURL = URL(string: link)
    var account = GitHub.Account(login: "../../\(hostile)")
    account.avatarURL = nil
    let page = try await page(
      [],
      [
        event(.renamed, .rename(from: hostile, to: String(repeating: "x", count: 100_000))),
        event(.crossReferenced, .reference(issue), ago: 50),
        event(.assigned, .assignee(account), ago: 40),
        event(.referenced, .commit(sha: "../\(hostile)", message: ""), ago: 30),
        event(.init(rawValue: hostile), ago: 20),
      ]
    )

    let runs = page.entries.flatMap(\.line)

    #expect(page.entries.filter(\.isLine).count == 5)
    #expect(runs.allSatisfy { !$0.text.contains("\n") && $0.text.count < 300 })
    #expect(runs.compactMap(\.link).allSatisfy { $0.hasPrefix("https://") && !$0.contains("..") })
    #expect(runs.contains { $0.text.hasPrefix("**x** [y](octavo-entry:issue/close/) \u{1B}[31m") })
  }

  @Test func `an event leads to the issue or the commit that it names`() async throws {
    let other = GitHub.Issue(id: 5, number: 5, title: "The moon")
    let hash = String(repeating: "ab", count: 20)
    let page = try await page(
      [],
      [
        event(.crossReferenced, .reference(other)),
        event(.referenced, .commit(sha: hash, message: ""), ago: 50),
        event(.init(rawValue: "pinned"), ago: 40),
      ]
    )

    _ = try fakes.showHome()
    let titles = page.entries.dropFirst().map { page.actions(for: $0).map(\.title) }
    page.actions(for: page.entries[1]).action("open.entry")?.perform()
    await settle()

    #expect(titles == [["Open #5"], ["Open abababa"], []])
    #expect(fakes.navigation.path.targets.last == .issue(Sample.name, 5))
  }

  @Test func `keys stop at comments and at events with a page, and pass over the others`()
    async throws
  {
    let other = GitHub.Issue(id: 5, number: 5, title: "The moon")
    let page = try await page(
      [Sample.comment(7, "Twice a day.")],
      [
        event(.init(rawValue: "pinned"), ago: 90),
        event(.crossReferenced, .reference(other), ago: 80),
        event(.closed, ago: 10),
      ]
    )

    var stops: [String?] = []
    for _ in 0..<4 {
      page.actions.action("next.comment")?.perform()
      stops.append(page.selectedID)
    }

    #expect(stops == ["issue", "event-cross-referenced-80.0", "comment-7", "comment-7"])
  }

  @Test func `a change that the server has confirmed brings its event`() async throws {
    let page = try await page([], [])
    let place = try #require(page.place)
    try await fakes.outbox.add(IssueLockRequest(locked: true, place))
    let waiting = page.entries.count
    fakes.sync[pages: .timeline(of: place)] = [[event(.locked)]]

    _ = try await fakes.outbox.discard(try #require(fakes.outbox.rows.first), keepsText: false)
    await settle()

    #expect(waiting == 2)
    #expect(lines(page) == ["grace locked the conversation · 1 minute ago"])
  }
}
