import Foundation
import GitFixture
import GitHubValues
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// A server with the repository octo/tides and a fork of it, and a clone of the user.
///
/// Git reaches the server by SSH, for which a script stands that runs the command on this machine.
final class CloneFixture {
  /// The name of the server.
  static let host = "github.example.com"

  /// The folder of all.
  let root: URL
  /// The variables of the program.
  var environment: [String: String]
  /// The store of the known clones.
  let store: SharedStore
  /// The folder in which the program is started.
  var startFolder: String?

  /// The folder of the clone.
  var folder: URL { root.appending(path: "tides", directoryHint: .isDirectory) }
  /// The repository of the server.
  var server: URL { root.appending(path: "server/octo/tides.git", directoryHint: .isDirectory) }
  /// The fork of another account.
  var fork: URL { root.appending(path: "server/ada/tides.git", directoryHint: .isDirectory) }

  /// The repository.
  let tides = HostedRepository(host: host, name: .init(owner: "octo", name: "tides"))
  /// The fork.
  let adas = HostedRepository(host: host, name: .init(owner: "ada", name: "tides"))

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    root = temporary.appending(path: "clones-\(UUID())", directoryHint: .isDirectory)
    store = try SharedStore(folder: nil)
    environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": root.path, "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_SSH_COMMAND": "sh \(root.path)/ssh", "GIT_SSH_VARIANT": "ssh",
    ]
    try FileManager.default.createDirectory(at: server, withIntermediateDirectories: true)
    let identity =
      "[user]\n\tname = Octo\n\temail = octo@example.com\n[init]\n\tdefaultBranch = main\n"
    try write(identity, to: ".gitconfig")
    try write("for last; do :; done\ncd '\(root.path)/server' && eval \"$last\"\n", to: "ssh")
    try git(["init", "--quiet", "--bare"], in: server)
    try git(["init", "--quiet", root.appending(path: "work").path], in: root)
    try commit(["tides.txt": "ebb\nflow\n", "moon.txt": "full\n"], in: work)
    try git(["push", "--quiet", server.path, "main"], in: work)
    try FileManager.default.createDirectory(at: fork, withIntermediateDirectories: true)
    try git(["clone", "--quiet", "--bare", server.path, fork.path], in: root)
    try git(["clone", "--quiet", address("octo/tides"), folder.path], in: root)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// The work tree in which the changes of the server are made.
  var work: URL { root.appending(path: "work", directoryHint: .isDirectory) }

  /// The address of a repository of the server.
  func address(_ name: String) -> String { "git@\(Self.host):\(name).git" }

  /// The service, as the app makes it.
  var service: LiveClones {
    LiveClones(
      environment: environment,
      startFolder: startFolder,
      store: store,
      activity: Activity(),
      now: { Date(timeIntervalSince1970: 1_000) }
    )
  }

  /// The clone as it is found.
  var clone: LocalClone {
    get async throws { try await service.add(folder.path) }
  }

  /// Runs git as the user does.
  @discardableResult
  func git(_ arguments: [String], in folder: URL? = nil) throws -> String {
    let output = try Git.run(
      arguments,
      in: folder ?? self.folder,
      environment: environment.merging([
        "GIT_CONFIG_GLOBAL": root.appending(path: ".gitconfig").path
      ]) { $1 }
    )
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  /// Writes a file.
  func write(_ text: String, to path: String, in folder: URL? = nil) throws {
    let file = (folder ?? root).appending(path: path)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the text of a file of the clone; `nil` if there is none.
  func text(_ path: String, in folder: URL? = nil) -> String? {
    try? String(contentsOf: (folder ?? self.folder).appending(path: path), encoding: .utf8)
  }

  /// Commits files, and returns the hash.
  @discardableResult
  func commit(_ files: [String: String], _ message: String = "Change", in folder: URL) throws
    -> String
  {
    for (path, text) in files { try write(text, to: path, in: folder) }
    try git(["add", "--all", "--force"], in: folder)
    try git(["commit", "--quiet", "--message", message], in: folder)
    return try git(["rev-parse", "HEAD"], in: folder)
  }

  /// Makes the head of pull request 12 on top of a commit, and returns its hash.
  ///
  /// - Parameters:
  ///   - files: The files that it changes.
  ///   - branch: The name of the branch on the server.
  ///   - isFork: Whether it is a branch of the fork.
  ///   - start: The commit below.
  /// - Returns: The hash.
  /// - Throws: `Git.Failure`
  @discardableResult
  func propose(
    _ files: [String: String] = ["tides.txt": "ebb\nflow\nspring\n"],
    on branch: String = "spring",
    fork isFork: Bool = false,
    from start: String = "main"
  ) throws -> String {
    try git(["checkout", "--quiet", "--detach", start], in: work)
    let hash = try commit(files, in: work)
    let head = "+HEAD:refs/heads/\(branch)"
    try git(["push", "--quiet", (isFork ? fork : server).path, head], in: work)
    try git(["push", "--quiet", server.path, "+HEAD:refs/pull/12/head"], in: work)
    return hash
  }

  /// The pull request that ``propose(_:on:fork:from:)`` makes.
  func source(
    _ branch: String = "spring",
    fork isFork: Bool = false,
    isPushable: Bool = false
  ) -> PullRequestSource {
    PullRequestSource(
      number: 12,
      base: tides,
      baseBranch: "main",
      head: isFork ? adas : tides,
      headBranch: branch,
      isPushable: isPushable
    )
  }

  /// Checks pull request 12 out.
  func checkOut(
    _ source: PullRequestSource? = nil,
    in place: CheckoutRequest.Place = .clone,
    branch: String? = nil
  ) async throws -> CheckoutOutcome {
    let request = CheckoutRequest(source ?? self.source(), in: place, branch: branch)
    return try await service.checkOut(request, in: clone, progress: nil)
  }

  /// All that a failed checkout must leave as it was.
  func snapshot(of folder: URL? = nil) throws -> [String] {
    let folder = folder ?? self.folder
    let config = try git(["rev-parse", "--git-path", "config"], in: folder)
    let path = config.hasPrefix("/") ? config : folder.appending(path: config).path
    return [
      try git(["for-each-ref"], in: folder),
      (try? git(["symbolic-ref", "HEAD"], in: folder)) ?? "detached",
      try git(["worktree", "list", "--porcelain"], in: folder),
      try String(contentsOfFile: path, encoding: .utf8),
      (try? git(["status", "--porcelain", "--ignored"], in: folder)) ?? "bare",
      (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted().joined()) ?? "",
    ]
  }
}
