import BinderyTerminal
import Foundation
import Testing

/// The screen in the README is what the program draws.
@Suite(.timeLimit(.minutes(20)))
struct ReadmeFrameTests {
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "README.md")

  @Test func `the README shows what its command prints`() async throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let block = try #require(
      text.firstMatch(
        of:
          #/
          (?s)\$\ octavo\ snapshot\ --demo\ --now\ \S+\ --size\ (\d+)x(\d+)\ --keys\ (\S+)
          \ (\S+)\n(.*?)\n```
          /#
      )
    )
    let size = Size(columns: try #require(Int(block.1)), rows: try #require(Int(block.2)))

    try await TestApp.run(String(block.4), size: size) { app in
      try await app.press(String(block.3))

      #expect(app.text.trimmed == String(block.5).trimmed)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
