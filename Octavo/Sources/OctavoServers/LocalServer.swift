public import Foundation
public import GitHubAPI
public import GitHubSandbox
public import GitHubValues
import OctavoLive
public import OctavoViewModels

/// A sandbox in this program, and how to log in to it.
public struct LocalServer {
  /// The sandbox.
  public let sandbox: GitHubSandbox
  /// The address that it listens on.
  public let host: GitHub.Host
  /// The account that it knows.
  public let account: DemoAccount
  /// Folders that could not be served.
  public let problems: [SandboxProblem]

  /// Starts to serve the demo world or the user’s repositories.
  ///
  /// Without a folder for its state, stars and follows are forgotten at the end.
  public static func start(
    _ options: ServerOptions,
    worlds: URL,
    state: URL?,
    now: @escaping @Sendable () -> Date
  ) async throws -> LocalServer {
    let content: SandboxContent =
      options.demo
      ? .demo(worlds)
      : .folders(options.folders.map { URL(filePath: $0, directoryHint: .isDirectory) })
    let sandbox = GitHubSandbox(SandboxConfiguration(content, state: state, clock: now))
    let address = try await sandbox.start()
    let account = try await sandbox.account()
    return LocalServer(
      sandbox: sandbox,
      host: try GitHub.Host(parsing: address.baseURL.absoluteString),
      account: DemoAccount(
        username: account.login,
        password: account.password,
        oneTimeCode: account.oneTimeCode ?? "",
        content: options.demo ? .demoWorld : .repositories
      ),
      problems: try await sandbox.problems()
    )
  }
}
