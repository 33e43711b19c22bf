import BinderyTesting
import Foundation
import GitFixture
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels

/// A sandbox with one repository, and folders of its own for the app to keep things in.
final class LiveFixture {
  static let account = SandboxAccount(
    login: "ada",
    name: "Ada Park",
    email: "ada@example.com",
    password: "right horse",
    oneTimeCode: "123456",
    token: "ghp_0123456789"
  )
  /// Another account, of the tests that need two.
  static let grace = grace()

  /// The other account with roles in repositories of the first one.
  static func grace(roles: [String: SandboxRole] = [:]) -> SandboxAccount {
    SandboxAccount(
      login: "grace",
      name: "Grace",
      email: "grace@example.com",
      password: "right horse",
      oneTimeCode: nil,
      token: "ghp_9876543210",
      roles: roles
    )
  }
  static let engine = GitHub.RepositoryName(owner: "ada", name: "engine")

  let sandbox: GitHubSandbox
  let host: GitHub.Host
  let folders: Folders
  var environment: [String: String] = [:]
  var demo: DemoAccount?
  var oauthClient: GitHub.OAuthClient?
  var openPage: ((URL) -> Bool)?
  /// The pages that a login has opened in the browser, in order.
  var openedPages: [URL] = []
  private let copying = Record()
  /// The texts that were copied, in order.
  var copied: [String] { copying.texts }
  private let reporting = Record()
  /// The reports of the app, in order.
  var reports: [String] { reporting.texts }
  /// The folder of everything that the fixture makes.
  let folder: URL
  private var running: [AppSession] = []
  private let repositories: [URL]
  private var others: [GitHubSandbox] = []
  /// Whether the app starts with the account in use last, on whatever server.
  var restoresAnyServer = false
  /// The login of the account that the app starts with.
  var login: String?
  /// Whether the app sends requests.
  var sendsRequests = true
  /// Whether the sessions are those of commands for scripts.
  var isForScript = false

  /// The date and time of the app.
  let clock = TestClock()
  /// The date and time of the sandbox.
  let serverClock = TestClock()

  init(
    repositories: [String] = ["engine"],
    _ others: [URL] = [],
    accounts: [SandboxAccount] = [],
    sizes: SizeLimits = .gitHub,
    configure: (inout SandboxConfiguration) -> Void = { _ in }
  ) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("octavo-\(UUID().uuidString)")
    folders = Folders(
      data: folder.appendingPathComponent("data"),
      state: folder.appendingPathComponent("state")
    )
    let repositories = try repositories.map(Self.repository(named:)) + others
    self.repositories = repositories
    try await Self.keep(repositories)
    var configuration = SandboxConfiguration(
      .folders(repositories, account: Self.account),
      clock: { [serverClock] in serverClock.now }
    )
    configuration.others = accounts
    configuration.sizes = sizes
    configure(&configuration)
    sandbox = GitHubSandbox(configuration)
    host = try GitHub.Host(parsing: try await sandbox.start().baseURL.absoluteString)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The app, as it would start now.
  func start(
    scheduler: any Scheduler = MainScheduler(),
    shown: @escaping @MainActor () async -> Void = {}
  ) async throws -> AppSession {
    var configuration = LiveConfiguration(
      host: host,
      demo: demo,
      folders: folders,
      environment: environment
    )
    if let oauthClient { configuration.oauthClient = oauthClient }
    configuration.openPage = openPage
    configuration.restoresAnyServer = restoresAnyServer
    configuration.login = login
    configuration.sendsRequests = sendsRequests
    configuration.isForScript = isForScript
    configuration.client.sleep = { _ in }
    configuration.client.waitPatiently()
    configuration.report = { [reporting] in reporting.texts.append($0) }
    configuration.client.now = { [clock] in clock.now }
    let session = try AppSession(configuration, scheduler: scheduler)
    session.copy = { [copying] in copying.texts.append($0) }
    running.append(session)
    await session.restore(shown: shown)
    return session
  }

  /// Lets a time pass for the app and the server: the delays of the app and both dates, which are
  /// the real one otherwise.
  func pass(_ seconds: Double, _ scheduler: TestScheduler) {
    clock.advance(by: seconds)
    serverClock.advance(by: seconds)
    scheduler.advance(by: .seconds(seconds))
  }

  /// The app, with the account logged in.
  func startLoggedIn(scheduler: any Scheduler = MainScheduler()) async throws -> AppSession {
    let session = try await start(scheduler: scheduler)
    try await session.logIn(as: demoAccount)
    return session
  }

  /// The credentials of the account.
  var demoAccount: DemoAccount {
    DemoAccount(
      username: "ada",
      password: Self.account.password,
      oneTimeCode: Self.account.oneTimeCode ?? ""
    )
  }

  /// Starts another server with the same repositories, whose account has the same login.
  func startOther(name: String = "Ada of the other server") async throws -> OtherServer {
    let account = SandboxAccount(
      login: Self.account.login,
      name: name,
      email: Self.account.email,
      password: Self.account.password,
      oneTimeCode: Self.account.oneTimeCode,
      token: "ghp_9876543210"
    )
    let sandbox = GitHubSandbox(SandboxConfiguration(.folders(repositories, account: account)))
    others.append(sandbox)
    let address = try await sandbox.start().baseURL.absoluteString
    return OtherServer(
      sandbox: sandbox,
      address: address,
      id: StoredAccount.ID(server: try GitHub.Host(parsing: address).name, login: "ada"),
      token: GitHub.Token(account.token)
    )
  }

  /// The account of the first server.
  var id: StoredAccount.ID { StoredAccount.ID(server: host.name, login: "ada") }

  /// The names of what is kept, below the two folders.
  var kept: [String] {
    let names = [folders.data, folders.state].flatMap {
      FileManager.default.enumerator(atPath: $0.path)?.compactMap { $0 as? String } ?? []
    }
    return names.filter { $0.hasSuffix(".sqlite") || $0.hasSuffix(".token") }.sorted()
  }

  /// Adds a blob to the repository, which no tree names, and returns its name.
  func addBlob(_ content: Data) throws -> String {
    let name = try Git.run(["hash-object", "-w", "--stdin"], in: repositories[0], input: content)
    return name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The names of the large files that are stored.
  var storedFiles: [String] {
    let files = FileManager.default.enumerator(atPath: folders.data.path)?.compactMap {
      $0 as? String
    }
    return (files ?? []).filter { $0.contains(".files/") }
      .map { URL(filePath: $0).lastPathComponent }
  }

  /// Ends what runs.
  func end() async {
    for session in running { await session.end() }
    await sandbox.stop()
    for other in others { await other.stop() }
  }

  /// Finds the repository with a name, which is made once: no test changes it.
  private static func repository(named name: String) throws -> URL {
    let place = ProcessFolder.url.appending(path: "live/\(name)", directoryHint: .isDirectory)
    if FileManager.default.fileExists(atPath: place.path) { return place }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("# Engine\n".utf8).write(to: place.appendingPathComponent("README.md"))
    for arguments in [
      ["init", "-q", "--template=", "--initial-branch=main"], ["add", "."],
      ["commit", "-q", "-m", "Begin"], ["tag", "1.0"],
      ["remote", "add", "origin", "https://x.example/ada/\(name).git"],
    ] { try Git.run(arguments, in: place, environment: author) }
    return place
  }

  /// Keeps a sandbox that runs as long as the tests: the others need not read these repositories
  /// again.
  private static func keep(_ repositories: [URL]) async throws {
    guard first[repositories] == nil else { return }
    let sandbox = GitHubSandbox(SandboxConfiguration(.folders(repositories, account: account)))
    first[repositories] = sandbox
    _ = try await sandbox.start()
    _ = try await sandbox.account()
  }

  private static var first: [[URL]: GitHubSandbox] = [:]

  private static let author = [
    "GIT_AUTHOR_NAME": "Ada Park", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_COMMITTER_NAME": "Ada Park", "GIT_COMMITTER_EMAIL": "ada@example.com",
  ]
}

/// A second server of a fixture.
struct OtherServer {
  let sandbox: GitHubSandbox
  let address: String
  let id: StoredAccount.ID
  let token: GitHub.Token
}

/// Runs a test in a fixture that ends with it.
///
/// - Parameters:
///   - repositories: The names of the repositories.
///   - others: Folders of further repositories.
///   - accounts: Further accounts of the server.
///   - sizes: The sizes beyond which responses of the sandbox are not whole.
///   - configure: Makes further changes of the sandbox.
///   - body: The test.
/// - Throws: The error of the test.
func withLiveFixture(
  repositories: [String] = ["engine"],
  _ others: [URL] = [],
  accounts: [SandboxAccount] = [],
  sizes: SizeLimits = .gitHub,
  configure: (inout SandboxConfiguration) -> Void = { _ in },
  _ body: (LiveFixture) async throws -> Void
) async throws {
  try await ServerLimit.run {
    let fixture = try await LiveFixture(
      repositories: repositories,
      others,
      accounts: accounts,
      sizes: sizes,
      configure: configure
    )
    do {
      try await body(fixture)
    } catch {
      await fixture.end()
      throw error
    }
    await fixture.end()
  }
}

/// Texts that the app handed over.
private final class Record {
  var texts: [String] = []
}
