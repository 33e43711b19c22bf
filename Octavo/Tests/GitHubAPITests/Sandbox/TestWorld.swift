import Foundation
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
  private let folder: URL

  /// Writes repositories and starts a sandbox over them.
  init(_ repositories: [String: TestRepository] = TestWorld.usual) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("octavo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, repository) in repositories { try repository.write(to: folder, as: name) }
    sandbox = GitHubSandbox(
      SandboxConfiguration(
        .folders([folder], account: Self.account),
        clock: { Date(timeIntervalSince1970: 1_700_100_000) }
      )
    )
    host = try GitHub.Host(parsing: try await sandbox.start().baseURL.absoluteString)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  static var usual: [String: TestRepository] {
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
  over repositories: [String: TestRepository] = TestWorld.usual,
  _ body: (GitHubAPI, GitHubSandbox) async throws -> Result
) async throws -> Result {
  let world = try await TestWorld(repositories)
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
