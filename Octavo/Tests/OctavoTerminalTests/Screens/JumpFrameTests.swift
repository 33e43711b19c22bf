import BinderyTerminal
import Foundation
import Testing

@testable import OctavoTerminal

/// The palette over the sandbox, by the keyboard.
@Suite(.timeLimit(.minutes(20)))
struct JumpFrameTests {
  @Test(arguments: [":", "Ctrl+K"])
  func `letters and Enter perform an action of the screen below`(key: String) async throws {
    try await TestApp.run("/hina-m/orihon", size: Size(columns: 100, rows: 30)) { app in
      try await app.press(key)
      #expect(app.text.contains("╭─ Go To ─"))

      try await app.press("\"releases\" Enter")

      #expect(app.controllers == "[C0: Home, Repository, Releases]")
    }
  }

  @Test func `Escape closes the palette with one key, whatever was typed`() async throws {
    try await TestApp.run("/hina-m/orihon", size: Size(columns: 100, rows: 30)) { app in
      try await app.press(": \"qqq\"")
      #expect(app.text.contains("qqq"))

      try await app.press("Esc")

      #expect(app.controllers == "[C0: Home, Repository]")
    }
  }

  @Test func `a repository that was seen and a number lead to their pages`() async throws {
    try await TestApp.run("/hina-m/orihon", size: Size(columns: 100, rows: 30)) { app in
      try await app.press(": \"hmorihon\" Enter")
      #expect(app.controllers == "[C0: Home, Repository]")

      try await app.press(": \"#1\" Enter")

      #expect(app.controllers.hasSuffix("Repository, Issue]"))
    }
  }

  @Test func `hostile names of files are harmless`() async throws {
    let name = "a\u{1B}[31mb\u{202E}c\u{7}.txt"
    let world = DocumentWorld(readme: "# A\n", [name: Data("text\n".utf8)])
    try await world.run("2 Enter c") { app in
      try await app.press(": \"abc.txt\"")

      #expect(app.isHarmless && app.text.contains("File"), "\(app.text)")
      try await app.press("Enter")
      #expect(app.isHarmless && app.controllers.hasSuffix("Source]"))
    }
  }

  @Test func `references in a document are followed by letters, and previewed by a key`()
    async throws
  {
    let world = DocumentWorld(readme: "# A\n\nSee @hina-m and #1.\n\n`#2`\n", [:])
    try await world.run("2 Enter") { app in
      try await app.press("Alt+f")
      #expect(app.text.contains("╭─ Preview Link ─"), "\(app.text)")
      #expect(app.text.contains("hina-m") && !app.text.contains("#2 ·"))

      try await app.press("j Enter")

      #expect(app.text.contains("Open") && app.text.contains("Cancel"), "\(app.text)")
    }
  }
}
