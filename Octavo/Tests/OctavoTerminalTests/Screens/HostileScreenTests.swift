import BinderyNavigation
import GitHubSandbox
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoTerminal

/// Screens whose texts were all written by a hostile server.
struct HostileScreenTests {
  private static let text = "\u{1B}]0;owned\u{7}\u{202E}gnp\u{0}\u{1B}[2J\n\n\u{2066}%s"

  @Test(arguments: ScreenExample.all)
  func `nothing that a server sends reaches the terminal unescaped`(
    example: ScreenExample
  ) async throws {
    try await TestApp.run { app in
      for other in ScreenExample.all {
        let body = try other.response(with: Self.text)
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: other.requestPath))
      }

      app.headless.session.services.navigation.push(example.route(with: Self.text), .none)
      await app.headless.settled()
      #expect(app.text.contains("␛]0;owned␇"))
      #expect(app.isHarmless, "\(app.text)")

      try await app.press("Enter")
      #expect(app.isHarmless, "\(app.text)")
    }
  }
}
