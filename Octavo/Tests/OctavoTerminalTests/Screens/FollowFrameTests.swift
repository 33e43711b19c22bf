import BinderyTerminal
import GitHubSandbox
import Testing

/// The follows of accounts in lists and on pages.
struct FollowFrameTests {
  @Test func `an unknown follow is drawn as unknown, and its key only loads it`() async throws {
    try await TestApp.run("/-/login", size: Size(columns: 80, rows: 24)) { app in
      // The accounts that the user follows cannot be read, so no follow is known.
      app.sandbox.inject(
        SandboxFault(.status(503), method: "GET", pathPrefix: "/users/juno/following")
      )
      try await app.press("Enter Enter")
      try await app.press(": \"hina-m?tab=followers\" Enter")
      try expectGolden(app.text, "followers-unknown-80x24")

      try await app.press("j j f")

      let marks = app.lines.count { $0.contains("✓ Following") }
      #expect(marks == 1)
      let changes = app.sandbox.requests.filter {
        $0.path.hasPrefix("/user/following/") && $0.method != "GET"
      }
      #expect(changes == [])
    }
  }

  @Test func `a page with an unknown follow offers only to check it`() async throws {
    try await TestApp.run("/-/login", size: Size(columns: 80, rows: 24)) { app in
      for path in ["/users/juno/following", "/user/following"] {
        app.sandbox.inject(SandboxFault(.status(503), method: "GET", pathPrefix: path))
      }
      try await app.press("Enter Enter")
      try await app.press(": \"tkowal\" Enter m")

      try expectGolden(app.text, "person-unknown-80x24")
    }
  }

  @Test func `a click on the button of a row follows its account`() async throws {
    try await TestApp.run("/hina-m?tab=followers", size: Size(columns: 80, rows: 24)) { app in
      @MainActor func rows(_ title: String) -> [Int] {
        app.lines.indices.filter { app.lines[$0].contains(title) }
      }
      let row = try #require(rows("  Follow").last)
      let followed = rows("✓ Following").count
      let line = app.lines[row]
      let mark = try #require(line.firstRange(of: "  Follow"))
      let column = String(line[..<mark.upperBound]).displayWidth - 1

      try await app.press("Click@\(column),\(row)")

      #expect(rows("✓ Following").count == followed + 1)
      #expect(rows("✓ Following").contains(row))
    }
  }
}
