import BinderyTerminal
import BinderyTesting
import Foundation
import GitFixture
import GitHubAPI
import GitHubSandbox
import OctavoLive
import OctavoServers
import OctavoViewModels
import ScreenExamples
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
  /// Begins logged in, unless the route is the login. The folders are those of the user, if any;
  /// a file is saved in a home folder of the tests.
  static func run(
    _ route: String = "/",
    size: Size = Size(columns: 100, rows: 30),
    in world: SandboxConfiguration? = nil,
    folders: Folders? = nil,
    home: URL = ProcessFolder.url.appending(path: "home"),
    _ body: (TestApp) async throws -> Void
  ) async throws {
    try await ServerLimit.run {
      let world =
        if let world { world } else { try await DemoFolder.world() }
      let server = try await LocalServer.start(world)
      var configuration = LiveConfiguration(
        server,
        folders: folders,
        environment: ["HOME": home.path]
      )
      let log = Log()
      configuration.report = { log.lines.append($0) }
      configuration.client.now = world.clock
      configuration.timeZone = .gmt
      configuration.client.sleep = { _ in }
      let headless = try HeadlessApp(configuration, size: size, jobs: settle)
      let app = TestApp(server.sandbox, headless, log)
      do {
        let link = try DeepLink(parsing: route)
        if link != .login { try await headless.session.logIn(as: server.account) }
        headless.start(at: link)
        await headless.settled()
        try await body(app)
      } catch {
        await headless.session.end()
        throw error
      }
      await headless.session.end()
    }
  }

  /// The lines of the log.
  var reports: [String] { log.lines }

  var text: String { headless.terminal.text }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the screen has no character that controls the terminal or the direction of text.
  var isHarmless: Bool {
    !text.unicodeScalars.contains { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
    }
  }

  var controllers: String {
    headless.session.router.controllers.map(\.description).joined(separator: " ")
  }

  /// Returns the number of requests for a file of a repository.
  func requests(for path: String) -> Int {
    sandbox.requests.count { $0.path.contains("/\(path)") }
  }

  func resize(to size: Size) async throws {
    headless.terminal.size = size
    try await press("")
  }

  /// Shows a screen without its content, whose request stays unanswered while it loads.
  func show(_ example: StateExample) async throws {
    let navigation = headless.session.services.navigation
    if example.state == .offline {
      navigation.push(example.route, .none)
      await headless.settled()
    }
    sandbox.inject(example.fault)
    if example.state == .offline { return try await press("r") }
    navigation.push(example.route, .none)
    guard example.state == .loading else { return await headless.settled() }
    _ = text
    await sandbox.waitForHeldRequests()
  }

  func press(_ script: String) async throws {
    try await headless.terminal.press(script)
  }
}

private final class Log {
  var lines: [String] = []

  deinit {}
}
