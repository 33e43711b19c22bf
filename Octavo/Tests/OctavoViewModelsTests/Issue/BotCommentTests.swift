import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The story of the comments that programs write.
struct BotCommentTests {
  private let fakes = Fakes()
  private let comments = [
    Sample.comment(7, "Twice a day."),
    Sample.comment(8, "<!-- gauge -->\n## Coverage is **80 %**\n\n| a |", by: "gauge[bot]"),
    Sample.comment(9, "Welcome!", by: "greeter[bot]"),
    Sample.comment(10, "@Maralind, please sign.", by: "gauge[bot]"),
    Sample.comment(11, "@maralind-x has signed.", by: "gauge[bot]"),
  ]

  private func page(comment: Int? = nil) async throws -> IssueViewModel {
    try await fakes.thread(comments, at: comment)
  }

  @Test func `neighbours are one line with the first words, unless they mention the user`()
    async throws
  {
    let page = try await page()

    #expect(
      page.entries.map(\.id) == ["issue", "comment-7", "folded-8", "comment-10", "folded-11"]
    )
    #expect(
      page.entries[2].text
        == "gauge[bot], greeter[bot]: 2 comments · Coverage is **80 %** · 1 minute ago"
    )
    #expect(
      page.entries[4].text == "gauge[bot] commented · maralind-x has signed. · 1 minute ago"
    )
  }

  @Test func `a line is opened by its link or its action, and each comment closed again`()
    async throws
  {
    let page = try await page()

    page.follow(EntryLink("folded-8", "open.entry").address)
    let opened = page.entries.map(\.id)
    page.actions(for: page.entries[2]).action("open.entry")?.perform()

    #expect(
      opened == ["issue", "comment-7", "comment-8", "comment-9", "comment-10", "folded-11"]
    )
    #expect(page.entries[2].id == "folded-8" && page.entries[3].id == "comment-9")
  }

  @Test func `an address that leads to a comment by a bot opens it`() async throws {
    let page = try await page(comment: 9)

    #expect(page.entries.map(\.id).contains("comment-9"))
    #expect(page.selectedID == "comment-9")
  }

  @Test func `new comments are those by users, and those by bots that mention the user`()
    async throws
  {
    let page = try await page()

    page.readUntil = Sample.now.addingTimeInterval(-120)
    page.toggle(page.entries[2])

    #expect(page.newEntries.map(\.id) == ["comment-7", "comment-10"])
  }
}
