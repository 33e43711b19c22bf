import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Changing an issue: what is offered, what is shown at once, and what happens to a conflict.
struct IssueChangeTests {
  private let fakes = Fakes()

  private func page(
    as role: GitHub.RepositoryRole?,
    configure: (inout GitHub.Issue) -> Void = { _ in }
  ) async -> IssueViewModel {
    fakes.logIn()
    fakes.addTides()
    var repository = Sample.repository()
    repository.role = role
    fakes.sync[.repository(Sample.name)] = repository
    var issue = Sample.issue(12)
    configure(&issue)
    fakes.sync[.issue(12, of: Sample.name)] = issue
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    page.activate()
    page.refresh()
    await settle()
    return page
  }

  private func perform(_ id: String, on page: IssueViewModel) async {
    page.actions.action(id)?.perform()
    await settle()
  }

  private func offered(by page: IssueViewModel) -> Set<String> {
    Set(page.changes.filter(\.isEnabled).map(\.id))
  }

  @Test(
    arguments: [
      (nil, []), (.read, []),
      (
        .triage,
        [
          "close", "close.unplanned", "close.duplicate", "labels", "assignees", "milestone",
          "assign.me", "issue.type", "subIssues", "blockers", "projects",
        ]
      ),
      (
        .write,
        [
          "close", "close.unplanned", "close.duplicate", "labels", "assignees", "milestone",
          "assign.me", "title", "lock", "issue.type", "subIssues", "blockers", "transfer",
          "projects", "branch.new",
        ]
      ),
    ] as [(GitHub.RepositoryRole?, Set<String>)]
  )
  func `only what the account may do is offered`(
    _ role: GitHub.RepositoryRole?,
    _ ids: Set<String>
  ) async {
    let page = await page(as: role)

    #expect(offered(by: page) == ids)
  }

  @Test func `an author closes and changes his own issue without further rights`() async {
    let page = await page(as: .read) {
      $0.author = GitHub.Account(login: fakes.session.account.login)
    }

    #expect(
      offered(by: page) == ["close", "close.unplanned", "close.duplicate", "title"]
    )
  }

  @Test func `a closed issue can be reopened, and a pull request has no reason`() async {
    let page = await page(as: .triage) { $0.isPullRequest = true }
    let open = offered(by: page)
    await perform("close", on: page)

    #expect(open.contains("close") && !open.contains("close.unplanned"))
    #expect(page.summary.hasPrefix("Closed") && offered(by: page).contains("reopen"))
  }

  @Test func `closing is shown at once, and taken back as long as it is held`() async {
    let page = await page(as: .write)
    await perform("close.unplanned", on: page)
    let (summary, entry) = (page.summary, page.entries.last)

    await perform("undo.request", on: page)
    if let entry { page.actions(for: entry).action("undo.request")?.perform() }
    await settle()

    #expect(summary == "Closed as not planned · 0 comments")
    #expect(entry?.text == "Close maralind/tides#12 as not planned")
    #expect(entry?.status == "It can be taken back for a moment")
    #expect(page.summary == "Open · 0 comments" && fakes.outbox.rows.isEmpty)
  }

  @Test func `a comment and closing are two requests in their order`() async throws {
    let page = await page(as: .triage)
    page.write()
    page.writing?.composer.text = "Solved by the moon."
    await perform("send.close", on: page)

    #expect(fakes.outbox.rows.map(\.kind) == [NewComment.name, IssueStateRequest.name])
    #expect(page.writing == nil && page.page?.state == .closed)
  }

  @Test func `an issue stays open if the comment cannot be stored`() async throws {
    let page = await page(as: .triage)
    page.write()
    page.writing?.composer.text = "Solved by the moon."
    fakes.outbox.failure = DraftConflict()
    await perform("send.close", on: page)

    #expect(fakes.outbox.rows.isEmpty && page.page?.state == .open)
    #expect(page.writing?.composer.text == "Solved by the moon.")
    #expect(page.writing?.composer.failure != nil)
  }

  @Test func `a refused change is no longer shown, and stays with its reason`() async throws {
    _ = try fakes.showHome()
    let page = await page(as: .write)
    await perform("lock", on: page)
    let reasons = try await fakes.choose("Too heated")
    let locked = page.summary

    fakes.outbox.change(1, to: .refused, reason: "Not you.")
    let entry = try #require(page.entries.last)

    #expect(reasons == ["Without a Reason", "Off-topic", "Too heated", "Resolved", "Spam"])
    #expect(entry.text == "Lock maralind/tides#12 as too heated")
    #expect(locked.contains("locked") && !page.summary.contains("locked"))
    #expect(entry.status == "It was refused: Not you.")
    #expect(page.actions(for: entry).map(\.id) == ["resend", "discard.request"])
  }

  @Test func `another title is written in the field, and is one line`() async throws {
    let page = await page(as: .write)
    await perform("title", on: page)
    let composer = try #require(page.writing?.composer)
    let before = composer.text
    composer.text = "Tides\ncome thrice"

    try await composer.sendCommand()

    #expect(before == "Tides come twice" && page.writing == nil)
    #expect(page.page?.title == "Tides come thrice")
    #expect(page.entries.last?.text == "Change the title of maralind/tides#12: Tides come thrice")
  }

  @Test func `the text of an issue can be emptied, a comment cannot`() async throws {
    let page = await page(as: .write)
    page.edit(try #require(page.entries.first))
    let composer = try #require(page.writing?.composer)
    composer.text = ""

    try await composer.sendCommand()
    page.write()

    #expect(page.page?.body.isEmpty == true && fakes.outbox.rows.count == 1)
    #expect(page.writing?.composer.sendCommand.isEnabled == false)
  }

  @Test func `a text that another account has changed is shown beside the user’s`() async throws {
    let page = await page(as: .write)
    let entry = try #require(page.entries.first)
    page.edit(entry)
    page.writing?.composer.text = "Why? And when?"
    try await page.writing?.composer.sendCommand()
    let shown = page.entries.first?.text
    var issue = Sample.issue(12)
    issue.body = "Why not?"
    fakes.sync[.issue(12, of: Sample.name)] = issue
    let id = try #require(fakes.outbox.rows.last?.id)
    fakes.outbox.change(id, to: .asks, reason: TextConflict.words)
    page.refresh()
    await settle()

    let conflict = try #require(page.entries.first)
    let titles = page.actions(for: conflict).map(\.title)
    page.actions(for: conflict).action("resend")?.perform()
    await settle()

    #expect(shown == "Why? And when?")
    #expect(conflict.text == "Why not?" && conflict.conflict?.base == "Why not?")
    #expect(titles.prefix(3) == ["Replace with Mine", "Merge", "Keep Theirs"])
    let edits = fakes.outbox.rows.compactMap { RequestKinds.request($0) as? IssueEdit }
    #expect(edits.map(\.base) == ["Why not?"] && page.entries.first?.text == "Why? And when?")
  }

  @Test func `nothing can be changed in an archived repository`() {
    var repository = Sample.repository()
    (repository.role, repository.isArchived) = (.admin, true)

    let rights = IssueRights(repository, isAuthor: true)

    #expect(!rights.closes && !rights.triages && !rights.edits && !rights.locks)
  }
}
