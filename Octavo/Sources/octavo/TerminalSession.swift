import BinderyTerminal
import Foundation
import GitHubSandbox
import OctavoLive
import OctavoServers
import OctavoTerminal
import OctavoViewModels

/// One run in a terminal, from the first screen to the shell.
final class TerminalSession {
  private let options: ServerOptions
  private let link: DeepLink?
  private let folders = Folders()
  private var host: TerminalProgramHost
  private var local: LocalServer?

  init(_ options: ServerOptions, _ link: DeepLink?) {
    self.options = options
    self.link = link
    host = TerminalProgramHost(
      options.demo ? "Preparing the demo world…" : "Reading the repositories…"
    )
  }

  deinit {}

  /// Runs until the user quits.
  ///
  /// - Returns: The status to exit with.
  func run() throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let device = try TerminalDevice(asksForBackground: environment["TERM"] != "linux")
    let end = try host.run(in: device, theme: Theme(environment: environment)) {
      [self] in await begin()
    }
    finish()
    if let failure = host.failure {
      FileHandle.standardError.write(Data("octavo: \(failure)\n".utf8))
      return 1
    }
    return end.status
  }

  private func begin() async {
    do {
      let configuration = try await configuration()
      try await host.open(configuration, at: link)
    } catch {
      host.fail("\(error)")
    }
  }

  private func configuration() async throws -> LiveConfiguration {
    guard options.isLocal else {
      return LiveConfiguration(host: try options.remoteHost(), folders: folders)
    }
    let name = options.demo ? "demo" : "repos"
    let server = try await LocalServer.start(
      options,
      worlds: folders.data.appending(path: "demo-world"),
      state: folders.data.appending(path: "\(name)-server"),
      now: { Date() }
    )
    local = server
    return LiveConfiguration(host: server.host, demo: server.account, folders: folders)
  }

  /// Ends connections, but does not let a stuck one keep the shell waiting.
  private func finish() {
    let sandbox = local?.sandbox
    host.end { await sandbox?.stop() }
  }
}
