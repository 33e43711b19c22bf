import BinderyTerminal
import Foundation
import GitFixture
import GitHubSandbox
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct HostileRepositoryTests {
  /// A repository in which everything that a stranger controls is hostile.
  private func world() throws -> (SandboxConfiguration, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    let repository = folder.appending(path: "traps")
    let empty = folder.appending(path: "empty")
    for place in [repository, empty] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Git.run(["init", "-q", "-b", "main"], in: place)
    }
    try Git.run(["fast-import", "--quiet"], in: repository, input: Data(stream.utf8))
    let configuration = SandboxConfiguration(.folders([folder]), clock: { DemoFolder.now })
    return (configuration, folder)
  }

  private var stream: String {
    let names = [
      "\"line\\nbreak.txt\"", "\"\\033[2J\\033]0;owned\\007.txt\"", "\"tab\\there\"", "日本語🎉.md",
    ]
    var text = "commit refs/heads/main\n"
    text += "committer \u{1B}[31mMallory\u{202E} <mallory@example.org> 1772300000 +0000\n"
    text += "data 10\nA \u{1B}[5mtrap\n"
    for name in names { text += file(name, "plain\n") }
    text += file(
      "README.md",
      "# \u{1B}]0;owned\u{7}Title\n\n\u{202E}gnp.exe \u{1B}[2J text\u{0D}over\n"
    )
    text += file("long.txt", String(repeating: "x", count: 1_000_000) + "\n")
    text += file("zalgo.txt", "z" + String(repeating: "\u{301}", count: 50_000) + "\n")
    text += file("nul.bin", "a\u{0}b")
    text += "M 160000 1111111111111111111111111111111111111111 sub\n"
    text += "\nreset refs/heads/feature/with/slashes\nfrom refs/heads/main\n\n"
    return text
  }

  private func file(_ name: String, _ content: String) -> String {
    "M 100644 inline \(name)\ndata \(content.utf8.count)\n\(content)\n"
  }

  private func expectHarmless(_ app: TestApp, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.isHarmless, "\(app.text)", sourceLocation: sourceLocation)
  }

  @Test func `nothing that a stranger wrote reaches the terminal unescaped`() async throws {
    let (configuration, folder) = try world()
    defer { try? FileManager.default.removeItem(at: folder) }

    try await TestApp.run(in: configuration) { app in
      expectHarmless(app)
      try await app.press("2 j Enter")
      expectHarmless(app)
      #expect(app.text.contains("␛]0;owned␇Title"))
      try await app.press("Enter")
      expectHarmless(app)
      #expect(app.text.contains("line⏎break.txt"))
      #expect(app.text.contains("␛[2J␛]0;owned␇.txt"))
      #expect(app.text.contains("submodule @ 1111111"))
      for _ in 0..<10 {
        try await app.press("Enter")
        expectHarmless(app)
        try await app.press("w")
        expectHarmless(app)
        try await app.press("w Esc j")
      }
    }
  }

  @Test func `a repository without commits says so`() async throws {
    let (configuration, folder) = try world()
    defer { try? FileManager.default.removeItem(at: folder) }

    try await TestApp.run(in: configuration) { app in
      try await app.press("2 Enter")
      #expect(app.text.contains("This repository has no README."))
      try await app.press("Enter")
      #expect(app.text.contains("This repository is empty."))
    }
  }
}
