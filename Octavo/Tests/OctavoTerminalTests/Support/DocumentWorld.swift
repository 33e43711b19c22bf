import BinderyTerminal
import Foundation
import GitFixture
import GitHubSandbox

/// A repository with documents and pictures, on a server of its own.
struct DocumentWorld {
  /// The files by their paths, with `README.md` among them.
  var files: [String: Data]

  init(readme: String, _ files: [String: Data] = [:]) {
    self.files = files.merging(["README.md": Data(readme.utf8)]) { $1 }
  }

  /// Runs a test with the page of the repository on the screen.
  func run(
    size: Size = Size(columns: 80, rows: 24),
    _ keys: String = "2 Enter",
    _ body: (TestApp) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let repository = folder.appending(path: "guide")
    for (path, bytes) in files {
      let file = repository.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try bytes.write(to: file)
    }
    try Git.run(["init", "-q", "-b", "main"], in: repository)
    try Git.run(["add", "."], in: repository)
    let author = ["-c", "user.name=Hina", "-c", "user.email=hina@example.org"]
    let day = ["GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"].map { ($0, "1772300000 +0000") }
    try Git.run(
      author + ["commit", "-q", "-m", "Begin"],
      in: repository,
      environment: Dictionary(uniqueKeysWithValues: day)
    )
    let world = SandboxConfiguration(.folders([folder]), clock: { DemoFolder.now })
    try await TestApp.run(size: size, in: world) { app in
      try await app.press(keys)
      try await body(app)
    }
  }
}
