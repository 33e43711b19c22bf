import BinderyNavigation
import BinderyTerminal
import GitHubValues
import OctavoLive
import OctavoTerminal
import OctavoViewModels
import Testing

/// An edit of a comment whose text was changed elsewhere meanwhile.
struct ConflictFrameTests {
  @Test func `both texts are beside each other, or below each other where it is narrow`()
    async throws
  {
    try await TestApp.run("/rfarouk/lantern/issues/34", size: Size(columns: 100, rows: 36)) { app in
      let session = app.headless.session
      let top = session.router.controllers.last?.top.screen.viewModel
      let page = try #require(top as? IssueViewModel)
      let place = try #require(page.place)
      let comment = try #require(page.entries.last { $0.comment != nil }?.comment)
      let edit = CommentEdit(
        "The front matter has the date.\n\nThe template asks for a day, \u{202E}twice.",
        of: comment,
        from: "The front matter has the date. The template asks for it.",
        on: place
      )

      _ = try await session.services.outbox.add(edit, needing: nil, consuming: nil)
      await app.headless.settled()
      try await app.press("G")
      try expectGolden(app.text, "issue-conflict-100x36")
      try await app.resize(to: Size(columns: 80, rows: 36))
      try expectGolden(app.text, "issue-conflict-80x36")

      #expect(app.isHarmless)
    }
  }
}
