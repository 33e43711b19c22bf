import Foundation
import GitFixture
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoViewModels

/// A repository of a sandbox with a pull request, whose branches a test writes.
struct PatchWorld {
  let fixture: LiveFixture
  let folder: URL
  var session: AppSession?
  var pull: GitHub.PullRequest?

  private static let author = [
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
    "GIT_EDITOR": "true",
  ]

  /// The name of the repository.
  static let tides = GitHub.RepositoryName(owner: "ada", name: "tides")

  /// Returns a text of thirty lines, some of which are changed.
  static func lines(_ changes: [Int: String] = [:]) -> String {
    (1...30).map { (changes[$0] ?? "\($0)") + "\n" }.joined()
  }

  /// Runs a test with a pull request of the branch “patch”, which changes line 20 of a file.
  ///
  /// - Parameters:
  ///   - others: Further files that it changes.
  ///   - start: The branch that it changes.
  ///   - body: The test.
  /// - Throws: The error of the test.
  static func withPull(
    _ others: [String: String] = [:],
    from start: String = "main",
    _ body: (PatchWorld) async throws -> Void
  ) async throws {
    let files = ["f": lines(), "g": lines(), "h": lines()]
    let folder = try TemplateRepository.make("tides", files)
    try await withLiveFixture(repositories: [], [folder]) { fixture in
      var world = PatchWorld(fixture: fixture, folder: folder)
      if start != "main" { try world.git(["branch", start]) }
      try world.git(["checkout", "-q", "-b", "patch", start])
      try world.commit(["f": lines([20: "mine"])].merging(others) { $1 })
      fixture.environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "HOME": fixture.folder.path,
      ]
      let session = try await fixture.startLoggedIn()
      let draft = GitHub.PullRequestDraft(title: "Rise", head: "patch", base: start)
      world.pull = try await session.services.gitHub.send(.newPullRequest(draft, in: tides))
      world.session = session
      try await body(world)
    }
  }

  /// Runs git in the repository, and returns its output.
  @discardableResult
  func git(_ arguments: [String], in place: URL? = nil) throws -> String {
    try Git.run(arguments, in: place ?? folder, environment: Self.author)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Commits files on the branch that is checked out.
  func commit(_ files: [String: String], amending: Bool = false) throws {
    for (path, text) in files { try Data(text.utf8).write(to: folder.appending(path: path)) }
    try git(["add", "--all"])
    try git(["commit", "-q", "-m", "Change"] + (amending ? ["--amend"] : []))
  }

  /// Makes a clone on this machine that has all commits, and notes it.
  func addClone() async throws {
    let services = session?.services
    let place = fixture.folder.appending(path: "clone")
    try FileManager.default.copyItem(at: folder, to: place)
    let server = services?.session.server.webAddress ?? ""
    try git(["remote", "set-url", "origin", "\(server)/ada/tides.git"], in: place)
    _ = try await services?.clones.add(place.path)
  }
}
