import Foundation
import Testing

/// The command that prints a screen as text.
///
/// It owns the main thread while it waits, which no test can, so the program itself is run.
struct SnapshotProcessTests {
  @Test(.timeLimit(.minutes(15)))
  func `the news are printed, and the program ends`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try TerminalProcess(
      ["snapshot", "--demo", "--now", "2026-03-01T12:00:00Z", "--size", "80x12", "/-/news"],
      environment: [
        "TERM": "xterm-256color", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        "HOME": home.path, "SWIFT_BACKTRACE": "enable=no",
      ]
    )

    try terminal.wait(for: "pushed to main at rfarouk/lantern")
    #expect(try terminal.waitForEnd() == 0)
  }
}
