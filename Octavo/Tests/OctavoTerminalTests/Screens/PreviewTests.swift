import BinderyTerminal
import GitHubSandbox
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// The inbox with the page of the selected thread beside it.
@Suite(.timeLimit(.minutes(10)))
struct PreviewTests {
  private static let wide = Size(columns: 160, rows: 45)

  /// The right part of the screen.
  private func page(_ app: TestApp) -> String {
    app.lines.map { line in line.split(separator: "│", maxSplits: 1).dropFirst().joined() }
      .joined(separator: "\n")
  }

  @Test func `the list has the keys, Right opens the page, and Left goes back to the list`()
    async throws
  {
    try await TestApp.run(size: Self.wide) { app in
      try await app.press("5")
      let beside = (app.controllers, app.lines.last)
      let words = page(app)
      try await app.press("Right")
      let opened = app.controllers
      let same = page(app)
      try await app.press("Left")

      #expect(beside.0 == "[C0: Home]" && beside.1?.contains("Filter") == true)
      #expect(words.contains(" opened this ") || words.contains(" wrote "))
      #expect(opened == "[C0: Home, Issue]" && same.contains(words.prefix(200)))
      #expect(app.controllers == "[C0: Home]")
    }
  }

  @Test func `the page follows the selection, and is requested once`() async throws {
    try await TestApp.run(size: Self.wide) { app in
      try await app.press("5")
      let first = page(app)
      try await app.press("j")
      let second = page(app)
      let before = app.sandbox.requests.count { $0.path.contains("/issues/") }
      try await app.press("Enter")
      let after = app.sandbox.requests.count { $0.path.contains("/issues/") }

      #expect(second != first && before == after)
      #expect(app.controllers == "[C0: Home, Issue]")
    }
  }

  @Test func `a click on the page opens it, and one on the list goes back`() async throws {
    try await TestApp.run(size: Self.wide) { app in
      try await app.press("5 Click@100,30")
      let opened = app.controllers
      try await app.press("Click@10,6")

      #expect(opened == "[C0: Home, Issue]" && app.controllers == "[C0: Home]")
    }
  }

  @Test func `a narrower screen shows the page or the list alone, and a comment stays`()
    async throws
  {
    try await TestApp.run(size: Self.wide) { app in
      try await app.press("5 Right c \"Thrice.\"")
      let wide = app.text
      try await app.resize(to: Size(columns: 100, rows: 30))
      let narrow = app.text
      try await app.resize(to: Self.wide)

      #expect(wide.contains("Thrice.") && wide.contains("5 Inbox"))
      #expect(narrow.contains("Thrice.") && !narrow.contains("5 Inbox"))
      #expect(app.text == wide)
    }
  }
}
