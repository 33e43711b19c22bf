import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The story of texts that need a moderator: hidden comments, commands, advertisements, and earlier
/// forms.
struct ModerationTests {
  private let fakes = Fakes()

  private func page(
    _ comments: [GitHub.Comment],
    as role: GitHub.RepositoryRole? = .write
  ) async throws -> IssueViewModel {
    _ = try fakes.showHome()
    fakes.logIn()
    let page = try await fakes.thread(comments)
    fakes.store[.repository(Sample.name)]?.role = role
    await settle()
    return page
  }

  private func hidden(_ id: Int, as reason: GitHub.HidingReason) -> GitHub.Comment {
    var comment = Sample.comment(id, "Buy salt")
    comment.hidden = reason
    return comment
  }

  private func lines(_ page: IssueViewModel) -> [String] {
    page.entries.filter(\.isLine).map(\.text)
  }

  @Test func `hidden comments are one line with the reason, and are opened and folded again`()
    async throws
  {
    let page = try await page([
      hidden(7, as: .spam), hidden(8, as: .spam),
      hidden(9, as: GitHub.HidingReason(rawValue: "x-y")),
    ])
    let lines = lines(page)

    page.follow(EntryLink("folded-7", "open.entry").address)
    let opened = page.entries.map(\.id)
    page.actions(for: page.entries[1]).action("open.entry")?.perform()

    #expect(
      lines == [
        "ada: 2 comments · hidden as spam · 1 minute ago",
        "ada commented · hidden as x y · 1 minute ago",
      ]
    )
    #expect(opened == ["issue", "comment-7", "comment-8", "folded-9"])
    #expect(page.entries.map(\.id) == ["issue", "folded-7", "comment-8", "folded-9"])
  }

  @Test(arguments: [nil, .read, .triage] as [GitHub.RepositoryRole?])
  func `only a writer hides comments`(role: GitHub.RepositoryRole?) async throws {
    let page = try await page([Sample.comment(7, "Buy salt")], as: role)
    let actions = page.actions(for: page.entries[1]) + page.menuActions(of: page.entries[1])

    #expect(actions.action("hide") == nil && actions.action("spam") == nil)
  }

  @Test func `the reason is asked for, and the comment is a line at once`() async throws {
    let page = try await page([Sample.comment(7, "Buy salt")])

    page.actions(for: page.entries[1]).action("hide")?.perform()
    let titles = try await fakes.choose("Off topic")

    #expect(titles == ["Spam", "Abuse", "Off topic", "Outdated", "Duplicate", "Resolved"])
    #expect(lines(page).first?.hasPrefix("ada commented · hidden as off topic") == true)
    #expect(page.entry("comment-7")?.id == "folded-7")
    #expect(fakes.outbox.rows.map(\.kind) == [CommentHiding.name])
  }

  @Test func `a hiding that is refused shows the comment with the reason`() async throws {
    let page = try await page([Sample.comment(7, "Buy salt")])
    let place = try #require(page.place)
    _ = try await fakes.outbox.add(each: [
      CommentHiding(Sample.comment(7, ""), as: .spam, on: place)
    ])
    await settle()

    fakes.outbox.change(1, to: .refused, reason: "Not you.")

    #expect(page.entries[1].id == "comment-7" && page.entries[1].needsUser)
    #expect(page.entries[1].status == "It was refused: Not you.")
    #expect(
      page.actions(for: page.entries[1]).prefix(2).map(\.id) == ["resend", "discard.request"]
    )
  }

  @Test func `an advertisement is hidden, the conversation locked and the issue closed, in order`()
    async throws
  {
    let page = try await page([
      Sample.comment(7, "Buy salt"), Sample.comment(8, "Me", by: "juno"),
    ])

    let own = page.menuActions(of: page.entries[2]).map(\.id)
    page.selectedID = "comment-7"
    page.actions.action("spam")?.perform()
    await settle()

    let requests = fakes.outbox.rows.compactMap { RequestKinds.request($0)?.sentence }
    #expect(
      requests == [
        "Hide a comment on maralind/tides#12 as spam", "Lock maralind/tides#12 as spam",
        "Close maralind/tides#12 as not planned",
      ]
    )
    #expect(fakes.outbox.rows.allSatisfy { $0.state == .held })
    #expect(own.isEmpty && page.menuActions(of: page.entries[0]).isEmpty)
  }

  @Test func `commands for programs are folded, a path and a mention are not`() async throws {
    let page = try await page([
      Sample.comment(7, "/retest\r\n  /label wet"), Sample.comment(8, "/usr/bin/tide fails"),
      Sample.comment(9, "/cc @maralind"), Sample.comment(10, "/ a slash"),
      Sample.comment(11, "/lgtm\nThank you"),
    ])

    #expect(
      page.entries.map(\.id)
        == ["issue", "folded-7", "comment-8", "comment-9", "comment-10", "comment-11"]
    )
  }

  @Test func `an account that the user calls a bot is folded, until it is a user again`()
    async throws
  {
    let page = try await page([
      Sample.comment(7, "Twice a day."), Sample.comment(8, "Why?", by: "b"),
    ])
    page.selectedID = "comment-7"

    page.actions.action("bot")?.perform()
    let (folded, names) = (page.entries.map(\.id), fakes.preferences[Settings.botLogins])
    page.toggle(page.entries[1])
    page.selectedID = "comment-7"
    let title = page.actions.action("bot")?.title
    page.actions.action("bot")?.perform()

    #expect(folded == ["issue", "folded-7", "comment-8"] && names == ["ada"])
    #expect(title == "Treat ada as a User" && fakes.preferences[Settings.botLogins].isEmpty)
  }

  @Test func `the forms of a text are shown below it, each with its difference`() async throws {
    var comment = Sample.comment(7, "Twice a day.")
    (comment.updatedAt, comment.nodeID) = (Sample.now, "C7")
    let page = try await page([comment, Sample.comment(8, "Why?")])
    fakes.sync[.versions(ofNode: "C7")] = [
      GitHub.TextVersion(id: "c", editor: "ada", editedAt: Sample.now, text: "Twice a day."),
      GitHub.TextVersion(
        id: "b",
        editor: nil,
        editedAt: Sample.now.addingTimeInterval(-60),
        text: nil
      ),
      GitHub.TextVersion(
        id: "a",
        editor: "ada",
        editedAt: Sample.now.addingTimeInterval(-120),
        text: "Once a day."
      ),
    ]
    func sections() -> [MarkupSection] {
      guard case .sections(let sections) = page.document else { return [] }
      return sections.filter { $0.name.contains("version") }
    }

    let action = page.actions(for: page.entries[1]).action("versions")
    action?.perform()
    await settle()

    #expect(page.actions(for: page.entries[2]).action("versions") == nil)
    #expect(
      sections().map { $0.head.map(\.text).joined() } == [
        "ada edited this just now",
        "ghost edited this 1 minute ago · this form was deleted from the history",
        "ada wrote this 2 minutes ago",
      ]
    )
    #expect(sections().map(\.text) == ["Twice a day.", "", "Once a day."])
    page.actions(for: page.entries[1]).action("versions")?.perform()
    #expect(sections().isEmpty)
  }
}
