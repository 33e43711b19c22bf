import Foundation
import GitFixture
import GitHubAPI
import GitHubSandbox
import GitHubValues

/// A sandbox over real repositories of every kind that a client may meet.
final class TestWorld: Sendable {
  static let account = SandboxAccount(
    login: "ada",
    name: "Ada Park",
    email: "ada@example.com",
    password: "right horse",
    oneTimeCode: "123456",
    token: "ghp_0123456789"
  )

  static let engine = GitHub.RepositoryName(owner: "ada", name: "engine")
  static let many = GitHub.RepositoryName(owner: "ada", name: "many")
  static let empty = GitHub.RepositoryName(owner: "lin", name: "empty")

  let sandbox: GitHubSandbox
  let host: GitHub.Host
  /// The folder of repositories of its own.
  private let folder: URL?

  /// Starts a sandbox over repositories of its own, or over the usual ones.
  init(
    _ repositories: [String: TestRepository]? = nil,
    refusesNewerVersion: Bool = false
  ) async throws {
    if let repositories {
      let own = FileManager.default.temporaryDirectory
        .appendingPathComponent("octavo-\(UUID().uuidString)")
      try Self.write(repositories, to: own)
      sandbox = Self.sandbox(over: own, refusesNewerVersion)
      folder = own
    } else {
      _ = try await Self.first.value
      sandbox = Self.sandbox(over: Self.shared, refusesNewerVersion)
      folder = nil
    }
    host = try GitHub.Host(parsing: try await sandbox.start().baseURL.absoluteString)
  }

  deinit {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private static func sandbox(
    over folder: URL,
    _ refusesNewerVersion: Bool = false
  ) -> GitHubSandbox {
    var configuration = SandboxConfiguration(
      .folders([folder], account: account),
      clock: { Date(timeIntervalSince1970: 1_700_100_000) }
    )
    configuration.refusesNewerVersion = refusesNewerVersion
    return GitHubSandbox(configuration)
  }

  private static func write(_ repositories: [String: TestRepository], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, repository) in repositories { try repository.write(to: folder, as: name) }
  }

  private static let shared = ProcessFolder.url.appending(path: "usual")

  /// A sandbox that runs as long as the tests: the others need not read the repositories again.
  private static let first = Task { () async throws -> GitHubSandbox in
    try write(usual, to: shared)
    let sandbox = TestWorld.sandbox(over: shared)
    _ = try await sandbox.start()
    _ = try await sandbox.account()
    return sandbox
  }

  private static var usual: [String: TestRepository] {
    ["ada/engine": engineRepository, "ada/many": manyBranches, "lin/empty": TestRepository()]
  }

  private static var engineRepository: TestRepository {
    var repository = TestRepository()
    let first = repository.commit(
      "Begin",
      files: [
        ("README.md", "# Engine\n\nIt *computes*.\n"), ("src/main.swift", "print(1)\n"),
        (#""src/new\nline\033[2J""#, "hostile\n"), ("blob.bin", "a\u{0}b"),
        ("deep/er/down.txt", "down\n"),
      ],
      more: [
        "M 120000 inline link\ndata 9\nREADME.md",
        "M 160000 0123456789012345678901234567890123456789 sub",
      ]
    )
    repository.tag("1.0", at: first)
    _ = repository.commit(
      "Try something",
      on: "feature/deep/try",
      from: first,
      files: [("src/try.swift", "try()\n")]
    )
    _ = repository.commit("Go on\n\nWith a body.", from: first, files: [("NEWS", "new\n")])
    return repository
  }

  /// More branches than one page holds.
  private static var manyBranches: TestRepository {
    var repository = TestRepository()
    let first = repository.commit(
      "Begin",
      files: [("big.bin", String(repeating: "x", count: 200_000))]
    )
    for number in 100..<230 {
      _ = repository.commit("Branch \(number)", on: "b/\(number)", from: first)
    }
    return repository
  }
}

/// Runs a test with a client of a sandbox that is the test's own.
func withSandbox<Result>(
  credentials: Credentials = .token(GitHub.Token(TestWorld.account.token)),
  settings: ClientSettings = .test(),
  over repositories: [String: TestRepository]? = nil,
  refusesNewerVersion: Bool = false,
  _ body: (GitHubAPI, GitHubSandbox) async throws -> Result
) async throws -> Result {
  try await ServerLimit.run {
    let world = try await TestWorld(repositories, refusesNewerVersion: refusesNewerVersion)
    let api = GitHubAPI(host: world.host, credentials: credentials, settings: settings)
    do {
      let result = try await body(api, world.sandbox)
      try await api.shutdown()
      await world.sandbox.stop()
      return result
    } catch {
      try await api.shutdown()
      await world.sandbox.stop()
      throw error
    }
  }
}
