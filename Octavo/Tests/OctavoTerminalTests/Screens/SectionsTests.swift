import BinderyTerminal
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct SectionsTests {
  private static let names = [
    "apron", "awl", "Backing", "bodkin", "bone-folder", "cloth", "cords", "endbands", "finishing",
    "gilding", "headcap", "japanese-tissue", "joint", "knife", "leather", "marbling", "needle",
    "paste", "press", "sewing-frame", "spine", "thread", "vellum", "1st-edition",
  ]

  private static let account = SandboxAccount(
    login: "mira",
    name: "Mira Voss",
    email: "mira@example.com",
    password: "bone folder",
    oneTimeCode: "123456",
    token: "ghp_0123456789"
  )

  /// A user with so many repositories that letters help.
  private func playWithMany(
    size: Size = Size(columns: 60, rows: 24),
    _ body: (TestApp) async throws -> Void
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
    // Without an account, it is the one of the configuration of git on this machine.
    let world = SandboxConfiguration(
      .folders([folder], account: Self.account),
      clock: { DemoFolder.now }
    )
    try await TestApp.run(size: size, in: world, body)
  }

  @Test func `many own repositories stand below letters, with an index at the side`() async throws {
    try await playWithMany { app in
      try await app.press("2")
      try expectGolden(app.text, "letters-60x24")

      try await app.press("] ] ] ] ] ]")
      try expectGolden(app.text, "letters-next-60x24")
    }
  }

  @Test func `a letter of the index leads to its section, a key back to the one before`()
    async throws
  {
    try await playWithMany { app in
      try await app.press("2")
      let row = try #require(app.lines.firstIndex { $0.hasSuffix(" P") })

      try await app.press("Click@59,\(row)")
      #expect(app.text.contains("◆ paste"))
      #expect(app.controllers == "[C0: Home]")
      try await app.press("[ Enter")

      #expect(app.lines[0].contains("/ needle"))
    }
  }

  @Test func `the repositories of an account have the index in the order by name only`()
    async throws
  {
    try await playWithMany { app in
      let services = app.headless.session.services
      let login = try #require(services.session.user?.login)
      services.navigation.push(.repositoryList(.ownedBy(login)))
      var hasIndex: [Bool] = []

      // In the usual order, by name and by the last push.
      for key in ["j", "O", "O"] {
        try await app.press(key)
        hasIndex.append(app.lines.contains { $0.hasSuffix(" P") })
      }

      #expect(hasIndex == [true, true, false])
    }
  }

  @Test func `the filter leaves the letters of what it lets through`() async throws {
    try await playWithMany { app in
      try await app.press("2 / \"th\" Enter")

      try expectGolden(app.text, "letters-filtered-60x24")
    }
  }

  @Test func `an index that does not fit is left out, and a click in its place does no harm`()
    async throws
  {
    try await playWithMany(size: Size(columns: 40, rows: 12)) { app in
      try await app.press("2")
      #expect(!app.lines.contains { $0.hasSuffix(" P") })

      try await app.press("Click@39,6")
      #expect(app.controllers == "[C0: Home]")
    }
  }
}
