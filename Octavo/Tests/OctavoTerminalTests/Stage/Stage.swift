import BinderyTerminal
import Foundation
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// The app over a sandbox, on a screen of its own, with a person who types.
final class Stage {
  let sandbox: GitHubSandbox
  let app: HeadlessApp
  private let log: Log

  private init(_ sandbox: GitHubSandbox, _ app: HeadlessApp, _ log: Log) {
    self.sandbox = sandbox
    self.app = app
    self.log = log
  }

  deinit {}

  /// Plays in the demo world, or in another.
  ///
  /// Begins logged in, unless the route is the login. The folders are those of the user, if any.
  static func play(
    _ route: String = "/",
    size: Size = Size(columns: 100, rows: 30),
    in world: SandboxConfiguration? = nil,
    folders: Folders? = nil,
    _ body: (Stage) async throws -> Void
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
    let stage = Stage(sandbox, try HeadlessApp(live, size: size), log)
    try await stage.begin(at: DeepLink(parsing: route))
    do {
      try await body(stage)
    } catch {
      await stage.end()
      throw error
    }
    await stage.end()
  }

  /// The lines of the log.
  var reports: [String] { log.lines }

  var text: String { app.terminal.text }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var controllers: String {
    app.program.router.controllers.map(\.description).joined(separator: " ")
  }

  func press(_ script: String) async throws {
    try await app.terminal.press(script)
  }

  private func begin(at link: DeepLink) async throws {
    app.start(at: link)
    await app.settled()
    if link != .login { try await press("Enter Enter") }
  }

  private func end() async {
    await app.program.end()
    await sandbox.stop()
  }
}

private final class Log {
  var lines: [String] = []

  deinit {}
}
