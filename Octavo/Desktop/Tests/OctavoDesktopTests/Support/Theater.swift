import BinderyGTK
import Foundation
import GitHubSandbox
import OctavoDesktop
import OctavoLive
import OctavoServers
import OctavoViewModels

/// The program in a window on the screen, on a demo world of its own that keeps nothing.
final class Theater {
  let window = Window(Runner.application, size: Window.Size(900, 640))
  let program: DesktopProgram
  private let server: LocalServer

  init() async throws {
    var options = ServerOptions()
    options.demo = true
    options.repos = []
    options.host = nil
    server = try await LocalServer.start(
      options,
      worlds: FileManager.default.temporaryDirectory.appending(path: "octavo-desktop-tests"),
      state: nil,
      now: { Date() }
    )
    let configuration = LiveConfiguration(
      host: server.host,
      demo: server.account,
      environment: [:]
    )
    program = try DesktopProgram(configuration, Runner.application, in: window)
    window.present()
  }

  deinit {}

  /// Logs in without the screens, and opens a place.
  func open(_ route: Route) async throws {
    try await program.logInToDemo()
    await program.start(at: route)
  }

  /// Takes everything down, as closing the window does.
  func close() async {
    await program.end()
    window.destroy()
    await server.sandbox.stop()
  }

  /// What the pages on show are called, from the root window to the last one.
  var titles: [String] { program.host.topViews.map(\.title) }

  /// Waits until `condition` holds; half a minute at most, so that a test cannot hang.
  func waits(until condition: () -> Bool) async -> Bool {
    for _ in 0..<1_500 {
      if condition() { return true }
      await (program.host.topWindow ?? window).painted()
      try? await Task.sleep(for: .milliseconds(20))
    }
    return condition()
  }
}
