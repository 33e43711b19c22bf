import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The page of the selected thread beside the inbox: a preview until the user opens it.
struct InboxPreviewTests {
  private let fakes = Fakes()

  private func shown(
    _ threads: [GitHub.NotificationThread],
    isSplit: Bool = true
  ) async throws -> HomeViewModel {
    fakes.addTides()
    fakes.sync[pages: .inbox] = Sample.pages(threads.map { InboxThread($0) })
    for thread in threads {
      guard let number = thread.subject.number else { continue }
      fakes.sync[.issue(number, of: Sample.name)] = Sample.issue(number)
    }
    fakes.navigation.router.setSplit(isSplit)
    let home = try fakes.showHome()
    home.tabs.select(4)
    await settle()
    await rest()
    return home
  }

  private func inbox() throws -> InboxViewModel { try fakes.tab(4) }

  private func select(_ id: String) throws { try inbox().selectedRow.note(id) }

  private func rest() async {
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
  }

  private var router: Router<Screen> { fakes.navigation.router }

  private var preview: IssueViewModel? {
    guard case .issue(let page)? = router.preview?.entry?.screen else { return nil }
    return page
  }

  /// Loads the thread of a page.
  private func load(_ page: IssueViewModel) async throws {
    let place = try #require(page.place)
    fakes.sync[pages: .comments(on: place)] = Sample.pages([Sample.comment(7, "Twice a day.")])
    fakes.sync[pages: .timeline(of: place)] = Sample.pages([])
    page.refresh()
    await settle()
  }

  private var requests: [String] { fakes.sync.requests.filter { $0.contains("issue") } }

  @Test func `the page follows the selection when it rests, and the threads stay new`() async throws
  {
    _ = try await shown((1...5).map { Sample.thread($0) })
    let first = preview?.number
    for id in ["4", "3", "2"] {
      try select(id)
      fakes.scheduler.advance(by: .milliseconds(50))
    }
    let during = preview?.number
    await rest()
    if let preview { try await load(preview) }

    #expect(first == 5 && during == 5 && preview?.number == 2)
    #expect(preview?.page?.number == 2)
    #expect(try inbox().rows.allSatisfy { $0.mark == "New" } && fakes.outbox.rows.isEmpty)
  }

  @Test func `opening the page reads its thread without a further request`() async throws {
    _ = try await shown([Sample.thread(1), Sample.thread(2)])
    let page = try #require(preview)
    try await load(page)
    let before = fakes.sync.requests.count

    try inbox().open(inbox().rows[0])
    await settle()

    #expect(try fakes.top(IssueViewModel.self) === page)
    #expect(fakes.sync.requests.count == before)
    #expect(fakes.outbox.rows.map(\.kind) == [NotificationRead.name])
    #expect(try inbox().rows.map(\.mark) == [nil, "New"])
  }

  @Test func `a comment that came while the page was beside the list is requested on opening`()
    async throws
  {
    _ = try await shown([Sample.thread(1), Sample.thread(2)])
    let page = try #require(preview)
    try await load(page)
    var newer = Sample.thread(2)
    newer.updatedAt = Sample.now.addingTimeInterval(60)
    fakes.sync[pages: .inbox] = Sample.pages([newer, Sample.thread(1)].map { InboxThread($0) })
    try inbox().refresh()
    await settle()
    let before = fakes.sync.requests.count

    router.openPreview()
    await settle()

    #expect(fakes.sync.requests.count > before)
    #expect(fakes.outbox.rows.count == 1)
  }

  @Test func `triage in the list goes on to the page of the next thread`() async throws {
    _ = try await shown((1...3).map { Sample.thread($0) })
    let left = preview?.number
    try inbox().actions(for: inbox().rows[0]).action("done")?.perform()
    await settle()
    try select("2")
    await rest()

    #expect(left == 3 && preview?.number == 2 && fakes.navigation.path.targets == [.home])
  }

  @Test func `a thread that leaves the list takes its page along`() async throws {
    _ = try await shown([Sample.thread(1), Sample.thread(2)])
    try select("2")
    await rest()
    let page = Weak(preview)

    try fakes.services.inbox.state.threads.filter { $0.id == "2" }.forEach { thread in
      try #require(fakes.services.triageActions(of: [thread]).action("done")).perform()
    }
    await settle()
    await rest()

    #expect(router.preview?.words == "No thread is selected.")
    #expect(page.object == nil)
  }

  @Test func `a subject without a page says so beside the list`() async throws {
    _ = try await shown([Sample.thread(1), Sample.thread(2, .discussion)])

    #expect(router.preview?.entry == nil)
    #expect(
      router.preview?.words
        == "Discussions have no page here. “Open in Browser” shows it."
    )
  }

  @Test func `the comments that are new are those since the user last opened the page`()
    async throws
  {
    _ = try await shown([Sample.thread(1), Sample.thread(2)])
    let page = try #require(preview)
    try await load(page)
    router.openPreview()
    await settle()
    router.requestBack()
    await settle()
    let before = page.newEntries.count
    var newer = Sample.thread(2)
    (newer.lastReadAt, newer.updatedAt) = (Sample.now, Sample.now.addingTimeInterval(60))
    fakes.sync[pages: .inbox] = Sample.pages([newer, Sample.thread(1)].map { InboxThread($0) })
    var comment = Sample.comment(8, "Thrice.")
    comment.createdAt = Sample.now.addingTimeInterval(30)
    let place = try #require(page.place)
    let comments = [Sample.comment(7, "Twice a day."), comment]
    fakes.sync[pages: .comments(on: place)] = Sample.pages(comments)
    try inbox().refresh()
    await settle()

    router.openPreview()
    await settle()

    #expect(before == 0 && page.newEntries.map(\.id) == ["comment-8"])
    #expect(page.firstNew == "comment-8" && page.selectedID == "comment-8")
  }

  @Test func `the selection follows the same thread again when it is opened again`() async throws {
    let home = try await shown((1...3).map { Sample.thread($0) })
    func next() async {
      home.actions.action("next.thread")?.perform()
      await settle()
    }
    try inbox().open(inbox().rows[0])
    await settle()
    await next()
    router.requestBack()
    // A view ends the restoration when the user moves.
    try inbox().selectedRow.finishRestoration()
    try select("3")
    await rest()
    router.openPreview()
    await settle()

    await next()

    #expect(try inbox().selectedID == "2")
    #expect(try fakes.top(IssueViewModel.self).number == 2)
  }

  @Test func `the selection follows the way from page to page, and back keeps the last one`()
    async throws
  {
    let home = try await shown((1...3).map { Sample.thread($0) })
    try inbox().open(inbox().rows[0])
    await settle()
    home.actions.action("next.thread")?.perform()
    await settle()
    let page = try fakes.top(IssueViewModel.self)
    let selected = try inbox().selectedID

    router.requestBack()
    await settle()

    #expect(page.number == 2 && selected == "2")
    #expect(preview === page)
  }

  @Test func `another account has no page of the one before`() async throws {
    _ = try await shown([Sample.thread(1)])
    let page = Weak(preview)
    let wasThere = page.object != nil

    fakes.navigation.resetRoot(.home, isForced: true)
    await settle()

    #expect(wasThere && page.object == nil && router.preview == nil)
  }

  @Test func `a text that is being written survives a narrow window and the way back`() async throws
  {
    _ = try await shown([Sample.thread(1), Sample.thread(2)])
    try await load(#require(preview))
    router.openPreview()
    let page = try fakes.top(IssueViewModel.self)
    page.writing?.composer.text = "So"
    page.actions.action("comment")?.perform()
    await settle()
    page.writing?.composer.text = "Thrice."
    router.setSplit(false)
    router.setSplit(true)
    router.setSplit(false)
    let narrow = try fakes.top(IssueViewModel.self).writing?.composer.text
    router.setSplit(true)
    router.requestBack()
    await settle()

    #expect(narrow == "Thrice.")
    #expect(preview === page && preview?.writing?.composer.text == "Thrice.")
  }

  @Test func `releases that are beside the list are not read`() async throws {
    var release = Sample.thread(2, .release)
    release.repository = Sample.name
    fakes.sync[pages: .releases(of: Sample.name)] = Sample.pages([
      GitHub.Release(id: 1, tag: "v1.0")
    ])
    _ = try await shown([release])
    let before = fakes.services.inbox.state.unreadCount

    router.openPreview()
    await settle()

    #expect(before == 1 && fakes.services.inbox.state.unreadCount == 0)
  }
}

/// A reference that keeps nothing alive.
private struct Weak {
  weak var object: IssueViewModel?

  init(_ object: IssueViewModel?) { self.object = object }
}
