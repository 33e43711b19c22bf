import BinderyNavigation
import Foundation
import OctavoLive
import OctavoTerminal
import OctavoViewModels
import Testing

/// Files that the store has are drawn at once, whatever their size.
struct StoredFileTests {
  @Test func `the first frame of a stored file of 1 MB has its lines`() async throws {
    let lines = (1...20_000).map { "line \($0) of a long file, which has 20,000 lines in all" }
    let file = Data(lines.joined(separator: "\n").utf8)

    try await DocumentWorld(readme: "# Guide", ["long.txt": file]).run { app in
      let screen = app.headless.session.router.controllers.last?.top.screen.viewModel
      let repository = try #require(screen as? RepositoryViewModel).fullName
      let route = Route.source(repository, revision: "main", path: "long.txt")
      let navigation = app.headless.session.services.navigation
      navigation.push(route, .none)
      await app.headless.settled()
      #expect(app.text.contains("line 1 of a long file"))
      try await app.press("Esc")
      #expect(!app.text.contains("line 1 of a long file"))

      navigation.push(route, .none)

      let frame = app.text
      #expect(frame.contains("line 1 of a long file"))
      #expect(!frame.contains("Loading"))
      await app.headless.settled()
    }
  }
}
