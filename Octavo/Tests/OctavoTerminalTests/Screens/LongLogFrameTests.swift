import BinderyTerminal
import Foundation
import GitFixture
import GitHubSandbox
import Testing

@testable import OctavoTerminal

/// A long log over a server with git.
struct LongLogFrameTests {
  private static let count = 2345

  private func run(_ body: (TestApp) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let repository = folder.appending(path: "long")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    try Git.run(["init", "-q", "-b", "main"], in: repository)
    try Git.run(["config", "remote.origin.url", "https://github.com/ada/long"], in: repository)
    var stream = ""
    for number in 1...Self.count {
      let time = Int(DemoFolder.now.timeIntervalSince1970) - 7200 * (Self.count - number)
      stream += "commit refs/heads/main\ncommitter Hina <hina@example.org> \(time) +0000\n"
      let message = "Commit the number \(number)"
      stream += "data \(message.utf8.count)\n\(message)\n"
    }
    try Git.run(["fast-import", "--quiet"], in: repository, input: Data(stream.utf8))
    let world = SandboxConfiguration(.folders([folder]), clock: { DemoFolder.now })
    try await TestApp.run(
      "/ada/long/commits/main",
      size: Size(columns: 80, rows: 24),
      in: world,
      body
    )
  }

  @Test func `the keys lead to the end and to places of a long log, each for few requests`()
    async throws
  {
    try await run { app in
      #expect(app.text.contains("Commit the number 2345"))
      var requests = app.requests(for: "commits")

      try await app.press("G")
      #expect(app.text.contains("Commit the number 1 "))
      #expect(app.requests(for: "commits") - requests <= 2)
      requests = app.requests(for: "commits")
      try await app.press("L 1 2 0 0 Enter")
      try expectGolden(app.text, "long-log-80x24")
      #expect(app.requests(for: "commits") - requests <= 2)
      try await app.press("g")
      #expect(app.text.contains("Commit the number 2345"))

      try await app.press("/ 1 1 4 Enter")
      #expect(app.text.contains("loaded commits. The log has 2,345."))
    }
  }

  @Test func `a commit that is not loaded shows its number`() async throws {
    try await run { app in
      app.sandbox.inject(SandboxFault(.status(502), pathPrefix: "/repos/ada/long/commits"))

      try await app.press("L 5 0 % Enter")

      #expect(app.text.contains("○ Commit 1,173"))
      #expect(app.text.contains("of 2,345"))
      try expectGolden(app.text, "long-log-failed-80x24")
    }
  }
}
