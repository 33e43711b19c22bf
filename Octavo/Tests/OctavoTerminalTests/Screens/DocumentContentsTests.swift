import BinderyTerminal
import Foundation
import Testing

@testable import OctavoTerminal

/// The table of contents of a document over the sandbox, by the keyboard.
@Suite(.timeLimit(.minutes(20)))
struct DocumentContentsTests {
  @Test func `a title leads to its section of the readme`() async throws {
    try await TestApp.run("/hina-m/orihon", size: Size(columns: 80, rows: 12)) { app in
      try await app.press("T")
      #expect(app.text.contains("╭─ Table of Contents ─"))
      #expect(app.lines.contains { $0.contains("│     What it counts") })

      try await app.press("/ \"ESTIM\" Enter")

      #expect(app.controllers == "[C0: Home, Repository]")
      #expect(app.lines.prefix(6).contains { $0.hasPrefix("  An estimate") }, "\(app.text)")
    }
  }

  @Test func `hostile titles are harmless, and a long document has all of them`() async throws {
    let hostile = "# \u{1B}[31mred\u{202E}\u{7}<b>`x`</b> <script>alert(1)</script>\n\n"
    let text =
      hostile + (0..<20_000).map { "## Title \($0)\n\nSome words. \($0)\n\n" }.joined()
      + String(repeating: "Words, to make the document longer than the limit.\n\n", count: 50_000)
    let world = DocumentWorld(readme: "# A\n", ["LONG.md": Data(text.utf8)])
    try await world.run("2 Enter c Enter") { app in
      #expect(app.isHarmless && app.text.contains("red"), "\(app.text)")
      try await app.press("T")
      #expect(app.isHarmless && app.text.contains("Table of Contents"))

      try await app.press("/ \"title 19999\" Enter")

      #expect(app.text.contains("Some words. 19999"))
      #expect(app.controllers.hasSuffix("Source]"))
    }
  }
}
