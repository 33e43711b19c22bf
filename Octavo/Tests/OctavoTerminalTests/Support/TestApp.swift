import BinderyTerminal
import Foundation
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// The app over a sandbox, on a headless terminal of its own.
final class TestApp {
  let sandbox: GitHubSandbox
  let headless: HeadlessApp
  private let log: Log

  private init(_ sandbox: GitHubSandbox, _ headless: HeadlessApp, _ log: Log) {
    self.sandbox = sandbox
    self.headless = headless
    self.log = log
  }

  deinit {}

  /// Runs a test in the demo world, or in another.
  ///
  /// Begins logged in, unless the route is the login. The folders are those of the user, if any.
  static func run(
    _ route: String = "/",
    size: Size = Size(columns: 100, rows: 30),
    in world: SandboxConfiguration? = nil,
    folders: Folders? = nil,
    _ body: (TestApp) async throws -> Void
  ) async throws {
    let configuration =
      if let world { world } else { try await DemoFolder.world() }
    let sandbox = GitHubSandbox(configuration)
    let address = try await sandbox.start()
    let account = try await sandbox.account()
    var live = LiveConfiguration(
      host: try GitHub.Host(parsing: address.baseURL.absoluteString),
      demo: DemoAccount(
        username: account.login,
        password: account.password,
        oneTimeCode: account.oneTimeCode ?? ""
      ),
      folders: folders,
      environment: [:]
    )
    let log = Log()
    live.report = { log.lines.append($0) }
    live.client.now = configuration.clock
    live.client.sleep = { _ in }
    // They only end a hang: a busy machine may answer late.
    live.client.connectTimeout = .seconds(600)
    live.client.responseTimeout = .seconds(600)
    let app = TestApp(sandbox, try HeadlessApp(live, size: size), log)
    try await app.begin(at: DeepLink(parsing: route))
    do {
      try await body(app)
    } catch {
      await app.end()
      throw error
    }
    await app.end()
  }

  /// The lines of the log.
  var reports: [String] { log.lines }

  var text: String { headless.terminal.text }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var controllers: String {
    headless.program.router.controllers.map(\.description).joined(separator: " ")
  }

  func press(_ script: String) async throws {
    try await headless.terminal.press(script)
  }

  private func begin(at link: DeepLink) async throws {
    headless.start(at: link)
    await headless.settled()
    if link != .login { try await press("Enter Enter") }
  }

  private func end() async {
    await headless.program.end()
    await sandbox.stop()
  }
}

private final class Log {
  var lines: [String] = []

  deinit {}
}
