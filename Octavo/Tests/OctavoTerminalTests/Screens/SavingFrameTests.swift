import BinderyTerminal
import Foundation
import GitHubSandbox
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// Saving an asset in the terminal: the picker, the question, the progress, and the end.
struct SavingFrameTests {
  private let home = FileManager.default.temporaryDirectory
    .appending(path: "octavo-home-\(UUID().uuidString)")

  private var saved: [String] {
    let folder = home.appending(path: "Downloads").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func run(_ route: String, _ body: (TestApp) async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try await TestApp.run(route, home: home, body)
  }

  private static let release = "/rfarouk/lantern/releases/tag/v1.3"
  private static let assets = "/repos/rfarouk/lantern/releases/assets/"

  @Test func `an asset is saved in the folder of downloads`() async throws {
    try await run(Self.release) { app in
      try await app.press("S")
      try expectGolden(app.text, "save-asset-100x30")
      try await app.press("Down Down Enter")
      try expectGolden(app.text, "save-place-100x30")
      try await app.press("Enter")
      try expectGolden(app.text, "save-done-100x30")

      #expect(saved == ["checksums.txt"])
    }
  }

  @Test func `the progress stays in the last line, and can be cancelled`() async throws {
    try await run(Self.release) { app in
      app.sandbox.inject(SandboxFault(.hold, pathPrefix: Self.assets))
      try await app.press("S Enter")
      app.headless.terminal.type([0x0D])
      await app.sandbox.waitForHeldRequests()
      try expectGolden(app.text, "save-progress-100x30")
      #expect(saved == [".lantern-1.3-linux-amd64.tar.gz.part"])
      app.headless.terminal.type(Array("z".utf8))
      await app.headless.settled()

      #expect(saved.isEmpty && !app.text.contains("Saving"))
    }
  }

  @Test func `a file that exists is not replaced without a question`() async throws {
    try await run(Self.release) { app in
      let folder = home.appending(path: "Downloads")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: folder.appending(path: "checksums.txt"))
      try await app.press("S Down Down Enter Enter")
      try expectGolden(app.text, "save-replace-100x30")
      try await app.press("Esc")

      #expect(try Data(contentsOf: folder.appending(path: "checksums.txt")) == Data("mine".utf8))
      #expect(saved == ["checksums.txt"])
    }
  }

  @Test func `the changes of a commit are saved as git writes them`() async throws {
    try await run("/rfarouk/lantern/commit/main") { app in
      try await app.press("S Enter")
      let name = try #require(saved.first)
      let text = try String(
        contentsOf: home.appending(path: "Downloads/\(name)"),
        encoding: .utf8
      )

      #expect(name.hasPrefix("lantern-") && name.hasSuffix(".diff"))
      #expect(text.hasPrefix("diff --git "))
    }
  }
}
