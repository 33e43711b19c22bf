import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of the page of a thread's subject: what the user does there, and where it leads.
struct ThreadPageTests {
  private let fakes = Fakes()
  private let comments = [
    Sample.comment(7, "Twice a day."), Sample.comment(8, "Thrice."), Sample.comment(9, "No."),
  ]

  private func shown(_ threads: [GitHub.NotificationThread]) async throws -> HomeViewModel {
    fakes.addTides()
    fakes.sync[pages: .inbox] = Sample.pages(threads.map { InboxThread($0) })
    let home = try fakes.showHome()
    home.tabs.select(4)
    await settle()
    return home
  }

  private func inbox() throws -> InboxViewModel { try fakes.tab(4) }

  private func perform(_ id: String, _ home: HomeViewModel) async {
    home.actions.action(id)?.perform()
    await settle()
  }

  private var top: Route? { fakes.navigation.path.targets.last }

  @Test func `on a page, done shows the next one of the list, and after the last one the list`()
    async throws
  {
    let home = try await shown([Sample.thread(1), Sample.thread(2)])
    try inbox().open(inbox().rows[0])
    await settle()
    let first = top

    await perform("done", home)
    let second = top
    await perform("done", home)

    #expect(first == .issue(Sample.name, 2) && second == .issue(Sample.name, 1))
    #expect(top == .home)
    #expect(fakes.services.inbox.state.threads.isEmpty)
  }

  @Test func `next and previous follow the list from which the page was opened`() async throws {
    let home = try await shown([
      Sample.thread(1), Sample.thread(2, .discussion), Sample.thread(3), Sample.thread(4),
    ])
    try inbox().keyword = "is:unread"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    try inbox().open(inbox().rows[1])
    fakes.services.inbox.state.threads.filter { $0.id == "3" }.forEach(fakes.services.markAsRead)
    await settle()

    let hasPrevious = home.actions.action("previous.thread")?.isEnabled
    await perform("next.thread", home)
    let after = top
    let hasNext = home.actions.action("next.thread")?.isEnabled
    await perform("previous.thread", home)

    // The thread on show is read by now, so the filter hides it; the discussion has no page.
    #expect(hasPrevious == true && after == .issue(Sample.name, 1) && hasNext == false)
    #expect(top == .issue(Sample.name, 3))
    #expect(try inbox().rows.map(\.id) == ["4", "2", "1"])
  }

  @Test func `a page that no thread is about has no actions for one`() async throws {
    let home = try await shown([Sample.thread(1)])

    fakes.navigation.push(.issue(Sample.name, 2))
    await settle()

    #expect(home.actions.action("done") == nil && home.actions.action("next.thread") == nil)
  }

  @Test func `a page opened from elsewhere reads its thread`() async throws {
    _ = try await shown([Sample.thread(12)])
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12)

    fakes.navigation.push(.issue(Sample.name, 12))
    await settle()
    let before = fakes.outbox.rows.count
    try await load(comments, on: fakes.top(IssueViewModel.self))

    #expect(before == 0 && fakes.outbox.rows.map(\.kind) == [NotificationRead.name])
  }

  @Test func `a page that cannot be loaded leaves its thread new, unless the copy has all of it`()
    async throws
  {
    _ = try await shown([Sample.thread(12)])
    fakes.sync[failure: .issue(12, of: Sample.name)] = .offline
    fakes.navigation.push(.issue(Sample.name, 12))
    await settle()
    let page = try fakes.top(IssueViewModel.self)
    page.refresh()
    await settle()
    let without = fakes.outbox.rows.count
    var issue = Sample.issue(12)
    issue.updatedAt = .distantPast
    fakes.store[.issue(12, of: Sample.name)] = issue
    page.refresh()
    await settle()
    let older = fakes.outbox.rows.count

    issue.updatedAt = Sample.thread(12).updatedAt
    fakes.store[.issue(12, of: Sample.name)] = issue
    page.refresh()
    await settle()

    #expect(without == 0 && older == 0)
    #expect(fakes.outbox.rows.map(\.kind) == [NotificationRead.name])
  }

  @Test func `releases are read when their list has come`() async throws {
    var second = Sample.thread(3, .release)
    second.repository = Sample.name
    _ = try await shown([Sample.thread(2, .release), second])
    fakes.navigation.push(.releases(Sample.name))
    await settle()
    let page = try fakes.top(ReleasesViewModel.self)
    page.activate()
    await settle()
    let before = fakes.services.inbox.state.unreadCount

    fakes.sync[pages: .releases(of: Sample.name)] = Sample.pages([GitHub.Release]())
    page.refresh()
    await settle()

    #expect(before == 2 && fakes.services.inbox.state.unreadCount == 0)
  }

  @Test func `a thread is opened at the first comment that is not read, with a line above it`()
    async throws
  {
    let page = try await opened(readAt: Sample.now.addingTimeInterval(-90)) { comments in
      comments[0].createdAt = Sample.now.addingTimeInterval(-120)
    }

    #expect(page.section?.anchor == "new-comments" && page.selectedID == "comment-8")
    #expect(page.newEntries.map(\.id) == ["comment-8", "comment-9"])
  }

  @Test func `the user’s own comments are not new`() async throws {
    let page = try await opened(readAt: Sample.now.addingTimeInterval(-90)) { comments in
      for index in comments.indices { comments[index].author = GitHub.Account(login: "Maralind") }
    }

    #expect(page.firstNew == nil && page.section == nil)
  }

  @Test func `a thread that was never read is opened at its top`() async throws {
    let page = try await opened(readAt: nil) { _ in }

    #expect(page.firstNew == nil && page.section == nil && page.selectedID == nil)
  }

  @Test func `a user who is elsewhere on the page by then is not moved`() async throws {
    let page = try await opened(readAt: .distantPast, isLate: true) { _ in }

    #expect(page.firstNew == "comment-7" && page.selectedID == "issue")
  }

  private func opened(
    readAt: Date?,
    isLate: Bool = false,
    change: (inout [GitHub.Comment]) -> Void
  ) async throws -> IssueViewModel {
    var thread = Sample.thread(12)
    thread.lastReadAt = readAt
    _ = try await shown([thread])
    var comments = comments
    change(&comments)
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12, comments: comments.count)
    try inbox().open(inbox().rows[0])
    await settle()
    let page = try fakes.top(IssueViewModel.self)
    if isLate { page.selectedID = "issue" }
    try await load(comments, on: page)
    return page
  }

  private func load(_ comments: [GitHub.Comment], on page: IssueViewModel) async throws {
    let place = try #require(page.place)
    fakes.sync[pages: .comments(on: place)] = Sample.pages(comments)
    fakes.sync[pages: .timeline(of: place)] = Sample.pages([])
    page.refresh()
    await settle()
  }
}
