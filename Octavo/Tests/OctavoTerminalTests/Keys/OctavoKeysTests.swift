import BinderySignals
import BinderyTerminal
import Foundation
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct OctavoKeysTests {
  /// Calls `body` with a folder of configuration that has a file of keys.
  private func withFile(
    _ text: Data?,
    _ body: (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text?.write(to: folder.appending(path: "terminal-keys"))
    try await body(folder)
  }

  @Test func `without a file the keys are those of Octavo`() async throws {
    let (keys, problems) = OctavoKeys.keys(with: .missing)

    #expect(keys == OctavoKeys.standard)
    #expect(problems == [])
  }

  @Test func `no key of Octavo belongs to the menu, the links or the help`() {
    let keys = OctavoKeys.standard
    let reserved = ["menu", "links", "help", "back", "filter", "refresh"].flatMap { keys[$0] }

    let taken = keys.actions.filter { id in
      !["menu", "links", "help", "back", "filter", "refresh", "quit"].contains(id)
        && keys[id].contains { reserved.contains($0) }
    }

    #expect(taken == [])
  }

  @Test func `a file that is no text changes nothing and is reported`() async throws {
    try await withFile(Data([0xFF, 0xFE, 0x00, 0xD8])) { folder in
      let folders = Folders(data: folder, state: folder, configuration: folder)
      try await TestApp.run("/-/login", folders: folders) { app in
        #expect(app.lines.last?.hasPrefix(" ! terminal-keys: The file could not be read.") == true)
        #expect(app.reports == ["terminal-keys: The file could not be read."])
      }
    }

    let (keys, _) = OctavoKeys.keys(with: .unreadable)

    #expect(keys == OctavoKeys.standard)
  }

  @Test func `the notice in place of a page or list names the key of the user's file`()
    async throws
  {
    try await withFile(Data("refresh = F6".utf8)) { folder in
      let folders = Folders(data: folder, state: folder, configuration: folder)
      try await TestApp.run("/nobody/nothing", folders: folders) { app in
        #expect(app.text.contains("Press F6 to try again."))
      }
      try await TestApp.run("/nobody/nothing/tree/main", folders: folders) { app in
        #expect(app.text.contains("Press F6 to try again."))
      }
      try await TestApp.run("/nobody/nothing/releases", folders: folders) { app in
        #expect(app.text.contains("Press F6 to try again."))
      }
    }
  }

  @Test func `the file of the user overrides keys, and its problems are shown and logged`()
    async throws
  {
    let text = "# Mine\nstar = _\nfollow me\nstray = q\n"
    try await withFile(Data(text.utf8)) { folder in
      let folders = Folders(data: folder, state: folder, configuration: folder)
      try await TestApp.run("/-/login", folders: folders) { app in
        #expect(app.lines.last?.hasPrefix(" ! terminal-keys, 2 problems: Line 3: ") == true)
        #expect(app.reports.count == 2)
        #expect(app.reports.last == "terminal-keys: Line 4: “stray” is no action.")

        try await app.press("Enter Enter 2 Tab s")
        #expect(app.text.contains("★ 10"))
        #expect(app.lines.last?.contains("_ Remove Star") == true)
        try await app.press("_")
        // The list of stars in the store no longer has the repository.
        #expect(!app.text.contains("★ 10"))
      }
    }
  }

  @Test func `a saved file changes the keys and the settings screen at once`() async throws {
    try await withFile(nil) { folder in
      let folders = Folders(data: folder, state: folder, configuration: folder)
      try await TestApp.run("/-/settings", folders: folders) { app in
        #expect(app.text.contains("Your file") && !app.text.contains("Problems"))

        try await app.save("menu = F5\nfollow me\n", in: folder)
        #expect(app.text.contains("Problems          Line 2: "))
        #expect(app.lines.last?.contains("Line 2: ") == true)
        try await app.press("F5")
        #expect(app.text.contains("Log Out"))
        try await app.press("Esc")
        try await app.save("menu = F5\n", in: folder)
        #expect(app.text.contains("Problems          None"))
      }
    }
  }
}

extension TestApp {
  /// Saves the file of keys as an editor does, and waits until the app has read it.
  fileprivate func save(_ text: String, in folder: URL) async throws {
    let files = headless.session.services.files
    let saved = await withCheckedContinuation { continuation in
      var isWaiting = true
      let end = SerialDisposable()
      end.inner = files.contents(of: "terminal-keys").startWithValues { contents in
        guard contents == .text(text), isWaiting else { return }
        isWaiting = false
        end.dispose()
        continuation.resume(returning: contents)
      }
      try? Data(text.utf8).write(to: folder.appending(path: "terminal-keys"), options: .atomic)
    }
    #expect(saved == .text(text))
    await headless.settled()
  }
}
