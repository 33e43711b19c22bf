import BinderyTerminal
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// Pictures that were uploaded to a thread, in the terminal.
@Suite(.timeLimit(.minutes(20)))
struct UploadFrameTests {
  private func blocks(_ app: TestApp) -> Int { app.text.count { "▀▄█".contains($0) } }

  @Test(arguments: [
    (17, "The calendar with its Sundays"), (16, "My mint after one summer 320 × 240"),
  ])
  func `a picture in a thread is drawn, and is its text without the server`(
    number: Int,
    words: String
  ) async throws {
    let size = Size(columns: 100, rows: 60)
    try await TestApp.run("/juno/windowsill/issues/\(number)", size: size) { app in
      #expect(blocks(app) > 100, "\(app.text)")
      #expect(!app.text.contains(words))
      #expect(app.requests(for: "private-user-images") == 1)

      try await app.press("r")

      #expect(blocks(app) > 100)
      #expect(app.requests(for: "private-user-images") == 1)
    }
    try await TestApp.run("/juno/windowsill", size: size) { app in
      app.sandbox.inject(SandboxFault(.status(404), pathPrefix: "/private-user-images"))
      let name = GitHub.RepositoryName(owner: "juno", name: "windowsill")
      app.headless.session.services.navigation.push(.issue(name, number), .none)
      await app.headless.settled()

      #expect(blocks(app) == 0)
      #expect(app.text.contains("▣ \(words)"), "\(app.text)")
      #expect(app.reports == [])
    }
  }
}
