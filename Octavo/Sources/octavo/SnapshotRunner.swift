import ArgumentParser
import BinderyTerminal
import Foundation
import GitHubAPI
import GitHubSandbox
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

/// A headless app with the server that it needs.
final class SnapshotRunner {
  private let local: LocalServer?
  let app: HeadlessApp

  init(_ options: ServerOptions, size: Size, present: Present) throws {
    let clock: @Sendable () -> Date = { present.now }
    var configuration: LiveConfiguration
    if options.isLocal {
      let worlds = present.worlds(in: Folders().data)
      let server = try MainThread.run {
        try await LocalServer.start(options, worlds: worlds, state: nil, now: clock)
      }
      for problem in server.problems {
        FileHandle.standardError.write(Data("octavo: \(problem.folder): \(problem.message)\n".utf8))
      }
      local = server
      configuration = LiveConfiguration(host: server.host, demo: server.account)
    } else {
      local = nil
      configuration = LiveConfiguration(host: try options.remoteHost(), folders: Folders())
    }
    configuration.client.now = clock
    app = try HeadlessApp(configuration, size: size)
  }

  deinit {}

  /// Opens a link, presses keys, and gives the frame before the first and after each.
  func play(from link: DeepLink, _ script: KeyScript) throws -> [(name: String, frame: Frame)] {
    try begin(at: link)
    var frames = [(name: "\(link)", frame: app.terminal.frame)]
    for stroke in script.strokes {
      // Not `press`, which settles after each key but gives no frame until the last.
      app.terminal.type(stroke.bytes)
      try app.settle()
      frames.append((stroke.name, app.terminal.frame))
    }
    return frames
  }

  /// Opens a link, through the login where the server has an account of its own.
  func begin(at link: DeepLink) throws {
    app.start(at: link)
    try app.settle()
    guard link != .login, case .login = app.program.router.top, local != nil else { return }
    try logIn()
  }

  /// Presses Enter for the password and for the one-time code, which are filled in.
  func logIn() throws {
    for _ in 0..<2 {
      guard case .login = app.program.router.top else { return }
      try app.press("Enter")
    }
  }

  /// Ends connections.
  func close() {
    var hasEnded = false
    Task { [app, local] in
      await app.program.end()
      await local?.sandbox.stop()
      hasEnded = true
    }
    MainThread.wait(limit: .seconds(2)) { hasEnded }
  }
}
