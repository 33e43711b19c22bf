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
  let rehearsal: Rehearsal

  private init(_ sandbox: GitHubSandbox, _ rehearsal: Rehearsal) {
    self.sandbox = sandbox
    self.rehearsal = rehearsal
  }

  deinit {}

  /// Plays in the demo world, or in another.
  ///
  /// Begins logged in, unless the route is the log-in.
  static func play(
    _ route: String = "/",
    size: Size = Size(columns: 100, rows: 30),
    in world: SandboxConfiguration? = nil,
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
      environment: [:]
    )
    live.client.now = configuration.clock
    live.client.sleep = { _ in }
    // They only end a hang: a busy machine may answer late.
    live.client.connectTimeout = .seconds(600)
    live.client.responseTimeout = .seconds(600)
    let stage = Stage(sandbox, try Rehearsal(live, size: size))
    try await stage.begin(at: DeepLink(parsing: route))
    do {
      try await body(stage)
    } catch {
      await stage.end()
      throw error
    }
    await stage.end()
  }

  var text: String { rehearsal.terminal.text }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var controllers: String {
    rehearsal.program.router.controllers.map(\.description).joined(separator: " ")
  }

  func press(_ script: String) async throws {
    try await rehearsal.terminal.press(script)
  }

  private func begin(at link: DeepLink) async throws {
    rehearsal.start(at: link)
    await rehearsal.settled()
    if link != .login { try await press("Enter Enter") }
  }

  private func end() async {
    await rehearsal.program.end()
    await sandbox.stop()
  }
}
