public import Foundation
public import GitHubAPI
public import GitHubSandbox
public import GitHubValues
public import OctavoLive
public import OctavoViewModels

/// A sandbox in this program, and how to log in to it.
public nonisolated struct LocalServer: Sendable {
  /// The sandbox.
  public let sandbox: GitHubSandbox
  /// The address that it listens on.
  public let host: GitHub.Host
  /// The account that it knows.
  public let account: DemoAccount
  /// Folders that could not be served.
  public let problems: [SandboxProblem]

  /// Starts a sandbox.
  public static func start(
    _ configuration: SandboxConfiguration,
    content: LocalContent = .demoWorld
  ) async throws -> LocalServer {
    let sandbox = GitHubSandbox(configuration)
    let address = try await sandbox.start()
    let account = try await sandbox.account()
    return LocalServer(
      sandbox: sandbox,
      host: try GitHub.Host(parsing: address.baseURL.absoluteString),
      account: DemoAccount(
        username: account.login,
        password: account.password,
        oneTimeCode: account.oneTimeCode ?? "",
        content: content
      ),
      problems: try await sandbox.problems()
    )
  }
}

nonisolated extension LiveConfiguration {
  /// Makes the configuration of an app whose server runs in this program and ends with it.
  public init(
    _ server: LocalServer,
    folders: Folders? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      host: server.host,
      demo: server.account,
      folders: folders,
      environment: environment
    )
    oauthClient = GitHub.OAuthClient(
      id: SandboxClient.octavo.id,
      secret: GitHub.Token(SandboxClient.octavo.secret)
    )
    stopServer = { await server.sandbox.stop() }
    prepareServer = { await server.sandbox.prepare() }
    client.waitPatiently()
  }
}
