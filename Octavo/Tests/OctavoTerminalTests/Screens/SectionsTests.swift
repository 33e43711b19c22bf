import BinderyTerminal
import Foundation
import GitHubSandbox
import Testing

@testable import OctavoTerminal

struct SectionsTests {
  private static let names = [
    "apron", "awl", "Backing", "bodkin", "bone-folder", "cloth", "cords", "endbands", "finishing",
    "gilding", "headcap", "japanese-tissue", "joint", "knife", "leather", "marbling", "needle",
    "paste", "press", "sewing-frame", "spine", "thread", "vellum", "1st-edition",
  ]

  /// A person with so many repositories that letters help.
  private func playWithMany(
    size: Size = Size(columns: 60, rows: 24),
    _ body: (Stage) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in Self.names {
      // As little as git takes for a repository.
      let git = folder.appending(path: "\(name)/.git")
      for place in ["objects", "refs"] {
        try FileManager.default.createDirectory(
          at: git.appending(path: place),
          withIntermediateDirectories: true
        )
      }
      try Data("ref: refs/heads/main\n".utf8).write(to: git.appending(path: "HEAD"))
    }
    let world = SandboxConfiguration(.folders([folder]), clock: { DemoFolder.now })
    try await Stage.play(size: size, in: world, body)
  }

  @Test func `many own repositories stand below letters, with an index at the side`() async throws {
    try await playWithMany { stage in
      try await stage.press("2")
      try expectGolden(stage.text, "letters-60x24")

      try await stage.press("] ] ] ] ] ]")
      try expectGolden(stage.text, "letters-next-60x24")
    }
  }

  @Test func `a letter of the index leads to its section, a key back to the one before`()
    async throws
  {
    try await playWithMany { stage in
      try await stage.press("2")
      let row = try #require(stage.lines.firstIndex { $0.hasSuffix(" P") })

      try await stage.press("Click@59,\(row)")
      #expect(stage.text.contains("◆ paste"))
      #expect(stage.controllers == "[C0: Home]")
      try await stage.press("[ Enter")

      #expect(stage.lines[0].contains("/ needle"))
    }
  }

  @Test func `the filter leaves the letters of what it lets through`() async throws {
    try await playWithMany { stage in
      try await stage.press("2 / \"th\" Enter")

      try expectGolden(stage.text, "letters-filtered-60x24")
    }
  }

  @Test func `an index that does not fit is left out, and a click in its place does no harm`()
    async throws
  {
    try await playWithMany(size: Size(columns: 40, rows: 12)) { stage in
      try await stage.press("2")
      #expect(!stage.lines.contains { $0.hasSuffix(" P") })

      try await stage.press("Click@39,6")
      #expect(stage.controllers == "[C0: Home]")
    }
  }
}
