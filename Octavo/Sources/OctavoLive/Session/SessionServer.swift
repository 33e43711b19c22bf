import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// A server of the session: its client, and what is stored of its accounts.
final class SessionServer {
  /// The configuration, with the host of this server.
  let configuration: LiveConfiguration
  /// The server, as screens see it.
  let server: Server
  /// The client without credentials.
  let anonymousAPI: GitHubAPI
  /// The accounts that this machine has stored.
  let memory: SessionStorage
  /// The credentials of `gh`; `nil` for a server in this program.
  let gh: GHCredentials?
  /// A token of the environment that was not refused yet.
  var offered: EnvironmentToken?
  private let notices: ClientNotices

  init(_ configuration: LiveConfiguration, shared: SharedStore, notices: ClientNotices) {
    self.configuration = configuration
    self.notices = notices
    server = Server(configuration)
    anonymousAPI = GitHubAPI(
      host: configuration.host,
      settings: notices.settings(configuration.client, for: configuration.host)
    )
    memory = SessionStorage(configuration, shared: shared)
    let (host, environment) = (configuration.host, configuration.environment)
    let isDemo = configuration.demo != nil
    gh = isDemo ? nil : GHCredentials(host: host, environment: environment)
    offered = isDemo ? nil : EnvironmentToken(for: host, in: environment)
  }

  deinit {}

  /// Returns a client with the token of an account, and the responses that are stored of it.
  func client(with token: GitHub.Token, of login: String) -> GitHubAPI {
    let settings = notices.settings(configuration.client, for: configuration.host, .token(token))
    return anonymousAPI.authenticated(
      with: token,
      cacheFolder: memory.responseFolder(of: login),
      onEvent: settings.onEvent
    )
  }

  /// Whether the server has the account: one in this program has a single one.
  func serves(_ login: String) -> Bool {
    configuration.demo.map { $0.username.lowercased() == login.lowercased() } ?? true
  }
}
