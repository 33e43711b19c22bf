import BinderyTerminal
import Testing

@testable import OctavoTerminal

/// Pickers that are used by keyboard alone.
@Suite(.timeLimit(.minutes(20)))
struct PickerTests {
  @Test func `a picker opens at the chosen option, from which the keys move on`() async throws {
    try await TestApp.run("/-/explore/trending?language=Swift") { app in
      try await app.press("L")
      #expect(app.text.contains("✓ Swift"))

      try await app.press("Up Enter")

      #expect(app.controllers == "[C0: Home, Discovery]")
      #expect(app.lines[0].hasSuffix("This Week · Svelte"))
    }
  }

  @Test func `the filter leads to an option without the mouse`() async throws {
    try await TestApp.run("/-/explore/trending") { app in
      try await app.press("L / \"script\" Down Down Up Enter")
      #expect(app.lines[0].hasSuffix("This Week · AGS Script"))

      try await app.press("L / \"no such language\" Enter")
      #expect(app.text.contains("Nothing"))
      try await app.press("Ctrl+U \"go\" Enter")

      #expect(app.controllers == "[C0: Home, Discovery]")
      #expect(!app.text.contains("Script"))
    }
  }

  @Test func `Escape ends the filter, then the picker, and nothing is chosen`() async throws {
    try await TestApp.run("/-/explore/trending?language=Swift") { app in
      try await app.press("L / \"kot\"")
      #expect(app.text.contains("Kotlin") && !app.text.contains("✓ Swift"))

      try await app.press("Esc")
      #expect(app.text.contains("Kotlin") && app.text.contains("╭─ Language ─"))
      try await app.press("Esc")

      #expect(app.controllers == "[C0: Home, Discovery]")
      #expect(app.lines[0].hasSuffix("This Week · Swift"))
    }
  }
}
