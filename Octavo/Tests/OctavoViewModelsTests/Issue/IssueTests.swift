import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The story of a thread: what the server has, with what the user has asked for.
struct IssueTests {
  private let fakes = Fakes()
  private let comment = Sample.comment(7, "Twice a **day**.")

  private func page(_ comments: [GitHub.Comment] = []) async -> IssueViewModel {
    fakes.addTides()
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12, comments: comments.count)
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    await settle()
    page.activate()
    await settle()
    if let place = page.place {
      fakes.sync[pages: .comments(on: place)] = Sample.pages(comments)
      page.refresh()
      await settle()
    }
    return page
  }

  /// A page with an open field.
  private func written() async throws -> (IssueViewModel, ComposerViewModel) {
    let page = await page()
    page.write()
    return (page, try #require(page.writing?.composer))
  }

  @Test func `a thread is the text of the issue, and the comments in their order`() async {
    let page = await page([comment])

    #expect(page.entries.map(\.author) == ["ada", "ada"])
    #expect(page.entries.map(\.text) == ["Why?", "Twice a **day**."])
    #expect(page.entries.last?.words == "commented 1 minute ago")
    #expect(page.summary == "Open · 1 comment")
    #expect(page.loadedTitle == .double("Tides come twice", subtitle: "maralind/tides#12"))
  }

  @Test func `a comment is in the thread as soon as it is sent, and its draft ends with it`()
    async throws
  {
    let (page, composer) = try await written()
    composer.text = "Because of the moon."
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    let drafts = fakes.outbox.storedDrafts.map(\.contents.text)

    try await composer.sendCommand()

    #expect(drafts == ["Because of the moon."] && fakes.outbox.storedDrafts.isEmpty)
    #expect(page.entries.last?.text == "Because of the moon." && page.writing == nil)
    #expect(page.entries.last?.status == "It waits to be sent")
  }

  @Test func `a text that is left is a draft, and the field has it again`() async {
    let page = await page()
    page.write()
    page.writing?.composer.text = "Half a sen"

    page.close()
    await settle()
    page.write()

    #expect(fakes.outbox.storedDrafts.map(\.contents.text) == ["Half a sen"])
    #expect(page.writing?.composer.text == "Half a sen")
  }

  @Test func `a text is a draft when its page is left, however soon after the last key`() async {
    let page = await page()
    page.write()
    page.writing?.composer.text = "Half a sen"

    page.deactivate()
    await settle()

    #expect(fakes.outbox.storedDrafts.map(\.contents.text) == ["Half a sen"])
  }

  @Test func `a field says before the first key that its text is kept in memory alone`() async {
    fakes.outbox.isInMemory = true
    let page = await page()

    page.write()

    #expect(
      page.writing?.composer.failure == "This text is kept only while the program runs."
    )
  }

  @Test func `a draft that cannot be stored says so at the field, and is stored later`() async {
    let page = await page()
    page.write()
    fakes.outbox.failure = APIError(.offline)
    page.writing?.composer.text = "Half a sen"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    let failure = page.writing?.composer.failure

    fakes.outbox.failure = nil
    fakes.scheduler.advance(by: .seconds(2))
    await settle()

    #expect(failure?.hasPrefix("The text is not stored yet.") == true)
    #expect(fakes.outbox.storedDrafts.map(\.contents.text) == ["Half a sen"])
  }

  @Test func `a text that another program has sent is not sent twice`() async throws {
    let (page, composer) = try await written()
    composer.text = "Because of the moon."
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    fakes.outbox.storedDrafts = []

    await #expect(throws: DraftConflict.self) { try await composer.sendCommand() }

    #expect(fakes.outbox.rows.isEmpty && composer.text == "Because of the moon.")
    #expect(page.writing?.composer === composer)
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    #expect(fakes.outbox.storedDrafts.map(\.contents.text) == ["Because of the moon."])
    try await composer.sendCommand()
    #expect(fakes.outbox.rows.count == 1 && fakes.outbox.storedDrafts.isEmpty)
  }

  @Test func `a text that is sent right after the last key is no draft any more`() async throws {
    let (page, composer) = try await written()
    composer.text = "Because"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    composer.text = "Because of the moon."

    let sending = Task.immediate { try await composer.sendCommand() }
    fakes.scheduler.advance(by: .milliseconds(300))
    try await sending.value
    await settle()

    #expect(fakes.outbox.rows.count == 1 && fakes.outbox.storedDrafts.isEmpty)
    #expect(page.entries.last?.text == "Because of the moon.")
  }

  @Test func `a text that cannot be sent is stored as a draft`() async throws {
    let (page, composer) = try await written()
    composer.text = "Because of the moon."
    fakes.outbox.failure = APIError(.offline)

    await #expect(throws: APIError.self) { try await composer.sendCommand() }
    fakes.outbox.failure = nil
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    #expect(fakes.outbox.storedDrafts.map(\.contents.text) == ["Because of the moon."])
    #expect(composer.text == "Because of the moon." && page.writing != nil)
  }

  @Test func `a refused comment stays with the reason, is changed and sent again`() async throws {
    let page = await page()
    let place = try #require(page.place)
    try await fakes.outbox.add(NewComment("Because.", on: place))
    fakes.outbox.change(1, to: .refused, reason: "Locked")
    let entry = try #require(page.entries.last)
    let actions = page.actions(for: entry).map(\.id)

    page.actions(for: entry).action("change.request")?.perform()
    await settle()

    #expect(entry.status == "It was refused: Locked" && entry.needsUser)
    #expect(actions.starts(with: ["resend", "change.request", "discard.request"]))
    #expect(page.writing?.composer.text == "Because." && fakes.outbox.rows.isEmpty)
  }

  @Test func `a comment that is sent meanwhile is not changed, and opens no field`() async throws {
    let page = await page()
    let place = try #require(page.place)
    try await fakes.outbox.add(NewComment("Because.", on: place))
    let entry = try #require(page.entries.last)
    let change = page.actions(for: entry).action("change.request")
    fakes.outbox.change(1, to: .sent)

    change?.perform()
    await settle()

    #expect(change != nil && page.writing == nil)
    #expect(fakes.outbox.rows.map(\.state) == [.sent])
  }

  @Test func `a comment of the server that a sent request has made is not shown twice`()
    async throws
  {
    let own = Sample.comment(9, "Because.", by: "maralind")
    let page = await page([comment, own])
    let place = try #require(page.place)
    try await fakes.outbox.add(NewComment("Because.", on: place))
    let waiting = page.entries.count

    fakes.outbox.change(1, to: .doubt)

    #expect(waiting == 4 && page.entries.count == 3)
  }

  @Test func `an edit is shown at once, and a conflict shows both texts`() async throws {
    let page = await page([comment])
    let place = try #require(page.place)
    let edit = CommentEdit("Once a day.", of: 7, from: "Twice a **day**.", on: place)
    try await fakes.outbox.add(edit)
    let edited = page.entries.last?.text

    fakes.outbox.change(1, to: .asks, reason: TextConflict.words)
    let narrow = lines(of: page)
    page.isWide = true

    #expect(edited == "Once a day.")
    #expect(
      narrow == [
        "− Theirs   + Yours, which is not sent", "− [removed:Twice] a [removed:**]day[removed:**].",
        "+ [added:Once] a day.",
      ]
    )
    #expect(
      lines(of: page) == [
        "Theirs | Yours, which is not sent",
        "[removed:Twice] a [removed:**]day[removed:**]. | [added:Once] a day.",
      ]
    )
  }

  /// The rows of the comparison on a page, with the words that are marked.
  private func lines(of page: IssueViewModel) -> [String] {
    guard case .sections(let sections) = page.document, let table = sections.last?.table else {
      return []
    }
    return ([table.header] + table.rows).map { row in
      row.map { $0.map(\.marked).joined() }.joined(separator: " | ")
    }
  }

  @Test(arguments: [("day", "> day\n\n"), (" \n", "> Twice a **day**.\n\n")])
  func `a quote is the selected part of the comment, or else all of it`(
    selected: String,
    quote: String
  ) async throws {
    let page = await page([comment])
    page.selectedText = { $0 == "comment-7" ? selected : nil }

    page.follow(EntryLink("comment-7", "quote").address)
    let first = page.writing?.composer.text
    page.writing?.composer.restore(text: "")
    page.follow(EntryLink("issue", "quote").address)

    #expect(first == quote)
    #expect(page.writing?.composer.text == "> Why?\n\n")
  }

  @Test func `a link in a comment cannot perform an action of the thread`() async throws {
    let link = EntryLink("comment-7", "delete").address
    let hostile = Sample.comment(7, "[look](\(link)) <a href=\"\(link)\">look</a>")
    let page = await page([hostile])

    guard case .sections(let sections) = page.document else { return #expect(Bool(false)) }
    var (feed, links): (MarkupFeed, [String?]) = (page.document.feed(), [])
    while let parts = feed.read() {
      for part in parts {
        if case .paragraph(let runs) = part.content { links += runs.map(\.link) }
      }
    }

    #expect(ContentLink(link) == .ignored)
    #expect(
      links.compactMap(\.self) == sections.flatMap { ($0.head + $0.foot).compactMap(\.link) }
    )
  }

  @Test func `a conflict is decided for one’s own text, over the text of the server`()
    async throws
  {
    let page = await page([comment])
    let place = try #require(page.place)
    try await fakes.outbox.add(CommentEdit("Once a day.", of: 7, from: "Never.", on: place))
    fakes.outbox.change(1, to: .asks, reason: TextConflict.words)
    let entry = try #require(page.entries.last)
    let titles = page.actions(for: entry).prefix(3).map(\.title)

    page.actions(for: entry).action("resend")?.perform()
    await settle()

    let edit = try #require(fakes.outbox.rows.last.flatMap(RequestKinds.request) as? CommentEdit)
    #expect(titles == ["Replace with Mine", "Merge", "Keep Theirs"])
    #expect(fakes.outbox.rows.map(\.state) == [.waiting])
    #expect(edit.body == "Once a day." && edit.base == "Twice a **day**.")
  }

  @Test func `a conflict is merged in the field, from the text of the server on`() async throws {
    let page = await page([comment])
    let place = try #require(page.place)
    try await fakes.outbox.add(CommentEdit("Once a day.", of: 7, from: "Never.", on: place))
    fakes.outbox.change(1, to: .asks, reason: TextConflict.words)
    let entry = try #require(page.entries.last)

    page.actions(for: entry).action("change.request")?.perform()
    await settle()
    let composer = try #require(page.writing?.composer)
    let text = composer.text
    composer.text = "Once or twice a day."
    try await composer.sendCommand()

    let edit = try #require(fakes.outbox.rows.last.flatMap(RequestKinds.request) as? CommentEdit)
    #expect(text == "Once a day." && fakes.outbox.rows.count == 1)
    #expect(edit.body == "Once or twice a day." && edit.base == "Twice a **day**.")
  }

  @Test func `a draft of an edit changes the text that was there when it was begun`() async throws {
    let page = await page([comment])
    let place = try #require(page.place)
    let draft = DraftPlace(place, editing: 7, nil).text
    let contents = Draft.Contents(place: draft, text: "Once a day.", base: "Never.")
    _ = try await fakes.outbox.save(contents, as: nil)
    let entry = try #require(page.entries.last)

    page.edit(entry)
    try await page.writing?.composer.sendCommand()

    let edit = try #require(fakes.outbox.rows.last.flatMap(RequestKinds.request) as? CommentEdit)
    #expect(edit.body == "Once a day." && edit.base == "Never.")
  }

  @Test func `keys move from comment to comment, and act on the selected one`() async {
    let page = await page([comment])

    page.actions.action("next.comment")?.perform()
    page.actions.action("next.comment")?.perform()
    page.actions.action("next.comment")?.perform()
    let last = page.selectedID
    page.actions.action("quote")?.perform()

    #expect(last == "comment-7" && page.section?.anchor == "comment-7")
    #expect(page.writing?.composer.text == "> Twice a **day**.\n\n")
  }

  @Test func `an address leads to a comment`() throws {
    let link = try DeepLink(parsing: "/maralind/tides/issues/12#issuecomment-7")

    #expect(link.path(at: nil).targets.last == .issue(Sample.name, 12, comment: 7))
  }
}

extension MarkupRun {
  /// The text, with the kind of a mark.
  fileprivate var marked: String {
    if style.contains(.added) { return "[added:\(text)]" }
    return style.contains(.removed) ? "[removed:\(text)]" : text
  }
}
