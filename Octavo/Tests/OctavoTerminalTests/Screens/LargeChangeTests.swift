import BinderyNavigation
import BinderyTerminal
import GitHubSandbox
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoTerminal

struct LargeChangeTests {
  @Test func `a change of 10,000 lines is unfolded, scrolled and left by keys`() async throws {
    try await TestApp.run { app in
      await Self.show(in: app)
      #expect(app.text.contains("▸ Added · 10000 lines  +10000 −0"))

      try await app.press("] Enter")
      #expect(app.text.contains("▾ Added  +10000 −0"))
      #expect(app.text.contains("   2 + line 2"))

      try await app.press("G")
      #expect(app.text.contains("10000 + line 10000"))
      #expect(!app.text.contains("@@ -0,0"))

      try await app.press("N")
      #expect(app.text.contains("@@ -0,0 +1,10000 @@"))

      try await app.press("l")
      #expect(app.text.contains("   2 +\n") || app.text.contains("   2 +  "))

      try await app.press("Enter")
      #expect(app.text.contains("▸ Added"))
    }
  }

  @Test func `a change of 10,000 lines is scrolled side by side`() async throws {
    try await TestApp.run(size: Size(columns: 130, rows: 30)) { app in
      await Self.show(in: app)

      try await app.press("] Enter")
      #expect(app.lines.contains { $0.contains("│   2 + line 2") })
      try await app.press("G")
      #expect(app.lines.contains { $0.contains("│10000 + line 10000") })

      try await app.press("B")
      #expect(!app.text.contains("│10000"))
      #expect(app.text.contains("     10000 + line 10000"))
    }
  }

  private static func show(in app: TestApp) async {
    app.sandbox.inject(
      SandboxFault(.status(200, body: LargeCommit.response), pathPrefix: LargeCommit.requestPath)
    )
    app.headless.session.services.navigation.push(LargeCommit.route, .none)
    await app.headless.settled()
  }
}
