import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The story of a user who reads a thread: folds, and items that are ticked.
struct ThreadReadingTests {
  private let fakes = Fakes()

  private func page(_ comments: [GitHub.Comment] = []) async throws -> IssueViewModel {
    fakes.logIn()
    return try await fakes.thread(comments)
  }

  /// The parts of the thread, read as a view does.
  private func parts(of page: IssueViewModel) -> [MarkupPart] {
    var (feed, parts): (MarkupFeed, [MarkupPart]) = (page.document.feed(), [])
    while let portion = feed.read() { parts += portion }
    return parts
  }

  /// The addresses that tick the items of the thread.
  private func boxes(of page: IssueViewModel) -> [String] {
    parts(of: page).compactMap { part in
      if case .item(.box(_, let link), true) = part.containers.last { link } else { nil }
    }
  }

  @Test func `a fold is opened by its link, and all are by an action`() async throws {
    let text = "<details><summary>Log</summary>\n\nHigh\n\n</details>\n\n"
    let page = try await page([Sample.comment(7, text + text)])
    let parts = parts(of: page)
    page.contents.append(parts)
    let folds = parts.compactMap(\.fold)

    page.follow(try #require(folds.first).address)
    let one = folds.map { $0.isOpen(toggled: page.contents.toggledFolds) }
    page.actions.action("details.all")?.perform()
    let all = folds.map { $0.isOpen(toggled: page.contents.toggledFolds) }
    page.actions.action("details.all")?.perform()

    #expect(one == [true, false] && all == [true, true])
    #expect(page.contents.toggledFolds.isEmpty)
    #expect(page.actions.action("details.all")?.title == "Open All Folds")
  }

  @Test func `a very long comment is cut, the text of the issue is not`() async throws {
    let text = String(repeating: "A line of the log.\n\n", count: 100)
    let page = try await page([Sample.comment(7, text)])

    guard case .sections(let sections) = page.document else { return #expect(Bool(false)) }
    #expect(sections.map(\.isCut) == [false, true])
    #expect(parts(of: page).compactMap(\.fold?.name) == ["comment-7/rest"])
  }

  @Test func `an item is ticked at once by an edit of its line`() async throws {
    let text = "Plan:\r\n\r\n- [ ] rise\r\n- [ ] rise"
    let page = try await page([Sample.comment(7, text, by: "juno")])

    page.follow(try #require(boxes(of: page).last))
    await settle()

    let edit = try #require(fakes.outbox.rows.first.flatMap(RequestKinds.request) as? CommentEdit)
    #expect(edit.body == "Plan:\r\n\r\n- [ ] rise\r\n- [x] rise" && edit.base == text)
    #expect(page.entries.last?.text == edit.body)
  }

  @Test func `ticking again is a second edit of the first one’s text`() async throws {
    let text = "- [ ] rise\n- [ ] fall"
    let page = try await page([Sample.comment(7, text, by: "juno")])

    page.follow(try #require(boxes(of: page).first))
    await settle()
    page.follow(try #require(boxes(of: page).first))
    await settle()

    let edits = fakes.outbox.rows.compactMap { RequestKinds.request($0) as? CommentEdit }
    #expect(edits.map(\.base) == [text, "- [x] rise\n- [ ] fall"])
    #expect(page.entries.last?.text == text)
  }

  @Test func `only the texts that the user may edit have boxes to tick`() async throws {
    let page = try await page([
      Sample.comment(7, "- [ ] rise"), Sample.comment(8, "- [ ] fall", by: "juno"),
    ])

    #expect(boxes(of: page) == [EntryLink("comment-8", "task", "0.0").address])
  }

  @Test func `an address of a text that has changed ticks nothing`() async throws {
    let page = try await page([Sample.comment(7, "- [x] rise", by: "juno")])

    page.follow(EntryLink("comment-7", "task", "0.0").address)
    page.follow(EntryLink("comment-7", "task", "4.0").address)
    page.follow(EntryLink("issue", "task", "0.0").address)
    await settle()

    #expect(fakes.outbox.rows.isEmpty)
  }

  @Test func `the page says how many items of its text are ticked`() async throws {
    let page = try await page()
    let none = page.summary
    let place = try #require(page.place)
    try await fakes.outbox.add(
      IssueEdit(.text, "- [x] rise\n- [ ] fall\n- [x] rise", from: "Why?", of: place)
    )

    #expect(none == "Open · 0 comments")
    #expect(page.summary == "Open · 2 of 3 tasks · 0 comments")
  }

  @Test func `keys lead to the ends of the thread, and through the comments of an author`()
    async throws
  {
    let page = try await page([
      Sample.comment(7, "One", by: "grace"), Sample.comment(8, "Two"),
      Sample.comment(9, "Three", by: "grace"), Sample.comment(10, "Four"),
    ])
    var places: [String?] = []

    for action in [
      "last.comment", "first.comment", "next.by.author", "next.by.author", "previous.by.author",
      "next.comment", "previous.by.author",
    ] {
      page.actions.action(action)?.perform()
      places.append(page.selectedID)
    }

    #expect(
      places == [
        "comment-10", "comment-7", "comment-9", "comment-9", "comment-7", "comment-8", "issue",
      ]
    )
    #expect(page.actions.action("next.by.author")?.title == "Next Comment by ada")
  }

  @Test func `a text is searched in the thread, and its keys lead to its places meanwhile`()
    async throws
  {
    let page = try await page([Sample.comment(7, "Twice")])
    let none = page.actions.action("find.next")

    _ = await fakes.answering("twice") { page.actions.action("find")?.perform() }
    let first = page.documentSearch
    page.actions.action("find.previous")?.perform()
    let ids = page.actions.map(\.id)

    #expect(none == nil && first?.text == "twice")
    #expect(page.documentSearch?.isBackwards == true)
    let places = ["find.next", "next.comment"].map { ids.firstIndex(of: $0) ?? -1 }
    #expect(places[0] >= 0 && places[0] < places[1])
    page.actions.action("find.end")?.perform()
    #expect(page.documentSearch == nil)
  }
}
