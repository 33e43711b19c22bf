import BinderyGTK
import Foundation
import GitHubAPI
import GitHubSandbox
import OctavoLive
import OctavoServers
import OctavoViewModels
import ScreenExamples

@testable import OctavoDesktop

/// The program in a window on the screen, on a demo world of its own that keeps nothing.
final class TestApp {
  let window: Window
  let session: AppSession
  let program: DesktopProgram
  private let server: LocalServer
  /// The first server of each world.
  private static var first: [URL: LocalServer] = [:]

  /// Starts everything; `now` stops the clock, and the newest commits lie hours before it.
  ///
  /// With folders the server is an ordinary one, of which things are kept. Without a colour scheme
  /// the settings decide.
  init(
    now: Date? = nil,
    size: Window.Size = Window.Size(900, 640),
    folders: Folders? = nil,
    environment: [String: String] = [:],
    colorScheme: ColorScheme? = .light
  ) async throws {
    let clock: @Sendable () -> Date = { now ?? Date() }
    let day = now.map { "-\(Int($0.timeIntervalSince1970))" } ?? "-tests"
    let world = FileManager.default.temporaryDirectory.appending(path: "octavo-desktop\(day)")
    let sandbox = SandboxConfiguration(.demo(world), clock: clock)
    // It runs as long as the tests: the others need not read the repositories again.
    if Self.first[world] == nil { Self.first[world] = try await LocalServer.start(sandbox) }
    server = try await LocalServer.start(sandbox)
    // A test that saves a file names a home folder of its own.
    let home = ["HOME": world.appending(path: "home").path]
    let variables = environment.merging(home) { given, _ in given }
    var configuration = LiveConfiguration(server, folders: folders, environment: variables)
    if folders != nil { configuration.demo = nil }
    configuration.client.now = clock
    configuration.timeZone = .gmt
    session = try AppSession(configuration)
    session.services.polling.requestsNumbers = false
    window = Window(Runner.application, size: size)
    program = DesktopProgram(session, in: window, colorScheme: colorScheme)
    window.present()
  }

  deinit {}

  /// The demo server of the program.
  var sandbox: GitHubSandbox { server.sandbox }

  /// The services of the screens.
  var services: Services { session.services }

  /// Logs in without the screens, and opens a place.
  func open(_ link: DeepLink) async throws {
    try await session.logIn(as: server.account)
    await session.start(at: link)
  }

  /// Takes everything down, as closing the window does.
  func close() async {
    await program.end()
    window.destroy()
  }

  /// The actions that the user can perform at present.
  var actions: [ScreenAction] { program.actions.table.actions }

  /// The titles of the pages on the screen, from the root window to the last one.
  var titles: [String] { program.host.topViews.map(\.title) }

  /// Waits until no work is in flight and its results are on the screen.
  func settled() async {
    var begun: Int
    repeat {
      begun = session.activity.begun
      await session.settled()
      await (program.host.topWindow ?? window).painted()
      await Application.idle()
    } while session.activity.begun != begun || !session.isIdle
  }

  /// Waits until no work is in flight, and returns whether a condition holds some frames later.
  ///
  /// The session does not wait for a document that is parsed on another thread, so on a busy
  /// machine its text is drawn some frames after the session has settled.
  func settles(with condition: () -> Bool) async -> Bool {
    await settled()
    for _ in 0..<1_000 {
      if condition() { return true }
      await (program.host.topWindow ?? window).painted()
      await Application.idle()
    }
    await settled()
    return condition()
  }

  /// Shows a screen without its content, whose request stays unanswered while it loads.
  func show(_ example: StateExample) async throws {
    if example.state == .offline {
      services.navigation.push(example.route, .none)
      await settled()
    }
    sandbox.inject(example.fault)
    if example.state == .offline {
      program.actions.table.perform("refresh")
    } else {
      services.navigation.push(example.route, .none)
    }
    guard example.state == .loading else { return await settled() }
    await sandbox.waitForHeldRequests()
  }

  /// The picture of the window on top when no work is in flight.
  func picture() async -> [UInt8]? {
    await Screenshot.pngAtRest(settled: settled) { program.host.topWindow }
  }
}

extension Application {
  /// Waits until objects were released by work that was under way; the limit only ends a hang.
  static func idles(until condition: () -> Bool) async {
    for _ in 0..<1_000_000 where !condition() { await idle() }
  }
}
