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
    let block = try #require(text.firstMatch(of: #/(?s)```text\n(.*?)\n```/#)).1
    let command = try #require(
      text.firstMatch(of: #/snapshot --demo --now \S+ --size (\d+)x(\d+) --keys (\S+) ([^`]+)`/#)
    )
    let size = Size(columns: try #require(Int(command.1)), rows: try #require(Int(command.2)))

    try await TestApp.run(String(command.4), size: size) { app in
      try await app.press(String(command.3))

      #expect(app.text.trimmed == String(block).trimmed)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
