import BinderyGTK
import Foundation
import GitHubAPI
import GitHubSandbox
import OctavoLive
import OctavoServers
import OctavoViewModels

@testable import OctavoDesktop

/// The program in a window on the screen, on a demo world of its own that keeps nothing.
final class TestApp {
  let window: Window
  let program: DesktopProgram
  private let server: LocalServer

  /// Starts everything; `now` stops the clock, and the newest commits lie hours before it.
  ///
  /// With folders the server is an ordinary one, of which things are kept.
  init(
    now: Date? = nil,
    size: Window.Size = Window.Size(900, 640),
    folders: Folders? = nil,
    environment: [String: String] = [:]
  ) async throws {
    window = Window(Runner.application, size: size)
    let clock: @Sendable () -> Date = { now ?? Date() }
    let worlds = now.map { "octavo-desktop-\(Int($0.timeIntervalSince1970))" }
    var options = ServerOptions()
    options.demo = true
    options.repos = []
    options.host = nil
    server = try await LocalServer.start(
      options,
      worlds: FileManager.default.temporaryDirectory.appending(
        path: worlds ?? "octavo-desktop-tests"
      ),
      state: nil,
      now: clock
    )
    var configuration = LiveConfiguration(
      host: server.host,
      demo: folders == nil ? server.account : nil,
      folders: folders,
      environment: environment
    )
    configuration.client.now = clock
    // They only end a hang: a busy machine may answer late.
    configuration.client.connectTimeout = .seconds(600)
    configuration.client.responseTimeout = .seconds(600)
    program = try DesktopProgram(configuration, in: window)
    window.present()
  }

  deinit {}

  /// The demo server of the program.
  var sandbox: GitHubSandbox { server.sandbox }

  /// The services of the screens.
  var services: Services { program.services }

  /// Logs in without the screens, and opens a place.
  func open(_ link: DeepLink) async throws {
    _ = try await services.session.logIn(
      username: server.account.username,
      password: server.account.password,
      oneTimeCode: server.account.oneTimeCode
    )
    await program.start(at: link)
  }

  /// Takes everything down, as closing the window does.
  func close() async {
    await program.end()
    window.destroy()
    await server.sandbox.stop()
  }

  /// The actions that the user can perform at present.
  var actions: [ScreenAction] { program.actions.table.actions }

  /// The titles of the pages on the screen, from the root window to the last one.
  var titles: [String] { program.host.topViews.map(\.title) }

  /// Waits until `condition` holds, for ten minutes at most, which only end a hang.
  func waits(until condition: () -> Bool) async -> Bool {
    for _ in 0..<30_000 {
      if condition() { return true }
      await (program.host.topWindow ?? window).painted()
      try? await Task.sleep(for: .milliseconds(20))
    }
    return condition()
  }
}
