import BinderyTerminal
import Foundation
import GitHubSandbox
import ScreenExamples
import Testing

@testable import OctavoTerminal

/// The search over the sandbox, by the keyboard.
@Suite(.timeLimit(.minutes(20)))
struct SearchViewTests {
  @Test func `a qualifier is completed with Tab, its value with the arrows, and Enter searches`()
    async throws
  {
    try await TestApp.run(size: Size(columns: 100, rows: 30)) { app in
      try await app.press("Q")
      #expect(app.controllers == "[C0: Home, Search]")

      try await app.press("\"is\"")
      #expect(app.text.contains("is:  a state"))
      try await app.press("Tab \"op\"")
      #expect(app.text.contains("│ open"))
      try await app.press("Down Enter \"herbs\" Enter")

      #expect(app.text.contains("/ is:open herbs"))
      #expect(app.text.contains("Herbs that share a box"))
      #expect(app.text.contains("1 result"))
    }
  }

  @Test func `Esc closes the list, then empties the line, then leaves`() async throws {
    try await TestApp.run("/maralind/tidewater", size: Size(columns: 100, rows: 30)) { app in
      try await app.press("Q \"lang\"")
      #expect(app.text.contains("/ repo:maralind/tidewater lang"))
      #expect(app.text.contains("language:"))

      try await app.press("Esc")
      #expect(!app.text.contains("language:"))
      try await app.press("Esc")
      #expect(!app.text.contains("lang"))
      try await app.press("Esc")
      #expect(app.controllers == "[C0: Home, Repository]")
    }
  }

  @Test func `a file that was found opens at its line`() async throws {
    try await TestApp.run(
      "/search?q=LDLIBS&type=code",
      size: Size(columns: 100, rows: 30)
    ) { app in
      #expect(app.text.contains("3 │ LDLIBS = -lm"))

      try await app.press("Enter")

      #expect(app.controllers.hasSuffix("Source]"))
      #expect(app.text.contains("LDLIBS = -lm"))
    }
  }

  @Test func `hostile labels in the list of values are harmless`() async throws {
    try await TestApp.run { app in
      let text = "\u{1B}]0;owned\u{7}\u{202E}gnp"
      let example = try #require(ScreenExample.all.first { $0.name == "search-issues" })
      let body = try example.response(with: text)
      app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: "/search/issues"))
      try await app.press("Q \"x\" Enter")
      #expect(app.text.contains("␛]0;owned␇"))

      try await app.press("/ \" label:\"")

      #expect(app.isHarmless, "\(app.text)")
      #expect(app.text.components(separatedBy: "␛]0;owned␇").count > 2, "\(app.text)")
    }
  }
}
