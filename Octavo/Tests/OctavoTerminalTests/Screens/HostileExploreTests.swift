import GitHubSandbox
import ScreenExamples
import Testing

@testable import OctavoTerminal

struct HostileExploreTests {
  private static let text = "\u{1B}]0;owned\u{7}\u{202E}gnp\u{0}\u{1B}[2J"

  @Test func `nothing that a search finds reaches the terminal unescaped`() async throws {
    try await TestApp.run { app in
      for example in ScreenExample.all where example.requestPath.hasPrefix("/search/") {
        let body = try example.response(with: Self.text)
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: example.requestPath))
      }

      try await app.press("3")
      #expect(app.text.contains("␛]0;owned␇"))
      #expect(app.isHarmless, "\(app.text)")
      try await app.press("/ \"gnp\" Enter")
      #expect(app.text.contains("␛]0;owned␇"))
      #expect(app.isHarmless, "\(app.text)")
    }
  }
}
