import Foundation
import GitHubAPI
import GitHubValues
import OctavoViewModels

nonisolated extension Server {
  /// The server of a configuration, as screens see it.
  init(_ configuration: LiveConfiguration) {
    let host = configuration.host
    let isLocal = host.apiURL.scheme == "http"
    self.init(
      name: configuration.demo?.content.name ?? host.name,
      webAddress: isLocal ? "http://\(host.name)" : "https://\(host.name)",
      loginMethods: host.isGitHub
        ? [.token] : configuration.demo == nil ? [.token, .password] : [.password, .token],
      offersBrowserLogin: configuration.oauthClient?.secret != nil,
      offersDeviceLogin: configuration.oauthClient != nil,
      demo: configuration.demo
    )
  }
}

nonisolated extension LocalContent {
  /// The name under which the accounts of the server are stored, whose address changes at each
  /// start.
  var storageName: String {
    switch self {
    case .demoWorld: "demo"
    case .repositories: "repos"
    }
  }
}

nonisolated extension TokenPlace {
  /// Whether the next start finds the token there.
  var outlivesProgram: Bool {
    switch self {
    case .secretService, .file: true
    case .environment, .memory: false
    }
  }
}
