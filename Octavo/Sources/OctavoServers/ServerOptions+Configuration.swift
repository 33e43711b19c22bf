public import Foundation
import GitHubAPI
import GitHubSandbox
public import OctavoLive
import OctavoViewModels

extension ServerOptions {
  /// The text that is shown while the server of this program starts; empty for a remote server.
  public var startNotice: String {
    demo ? "Preparing the demo world…" : isLocal ? "Reading the repositories…" : ""
  }

  /// Starts the server if it runs in this program, and returns the configuration of the app.
  ///
  /// Without folders the app and a server in this program store nothing on disk.
  ///
  /// - Parameters:
  ///   - present: The date and time.
  ///   - folders: The folders of the user.
  ///   - clone: The folder in which the program was started, whose clone ``link(in:)`` looks at, if
  ///     any.
  ///   - report: Receives failures that no screen shows, such as folders that cannot be served.
  /// - Returns: The configuration.
  /// - Throws: `ValidationError`, or the reason why the server cannot start.
  public func configuration(
    at present: Present,
    keepingIn folders: Folders?,
    in clone: URL? = nil,
    report: @escaping (String) -> Void = { _ in }
  ) async throws -> LiveConfiguration {
    let clock: @Sendable () -> Date = { present.now }
    var configuration =
      isLocal
      ? try await localConfiguration(at: present, clock, folders, report)
      : LiveConfiguration(host: try remoteHost(), folders: folders)
    configuration.program = ProgramVersion.description(environment: configuration.environment)
    configuration.client.now = clock
    configuration.report = report
    configuration.startFolder = clone?.path
    configuration.login = accountParts.login
    configuration.restoresAnyServer = try !namesServer(in: clone)
    return configuration
  }

  private func localConfiguration(
    at present: Present,
    _ clock: @escaping @Sendable () -> Date,
    _ folders: Folders?,
    _ report: (String) -> Void
  ) async throws -> LiveConfiguration {
    let content: SandboxContent =
      demo
      ? .demo(present.worlds(in: Folders().data))
      : .folders(self.folders.map { URL(filePath: $0, directoryHint: .isDirectory) })
    let state = folders?.data.appending(path: demo ? "demo-server" : "repos-server")
    var configuration = SandboxConfiguration(content, state: state, clock: clock)
    configuration.allowsPush = allowPush
    let server = try await LocalServer.start(
      configuration,
      content: demo ? .demoWorld : .repositories
    )
    for problem in server.problems { report("\(problem.folder): \(problem.message)") }
    return LiveConfiguration(server, folders: folders)
  }
}
