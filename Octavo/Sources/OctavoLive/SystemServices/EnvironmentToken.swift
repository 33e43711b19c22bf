import Foundation
import GitHubAPI
import GitHubValues

/// A token that the environment offers for a server.
nonisolated struct EnvironmentToken {
  /// The variable that holds it.
  let variable: String
  let token: GitHub.Token

  private static let gitHub = ["GH_TOKEN", "GITHUB_TOKEN"]
  private static let enterprise = ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
  /// The variables that can hold a token.
  static let variables = enterprise + gitHub

  /// Looks where GitHub's own tools do.
  ///
  /// A variable for GitHub is not offered to an Enterprise server, which could keep it, unless
  /// `GH_HOST` says that this is the server meant; one on this machine is no such danger.
  init?(for host: GitHub.Host, in environment: [String: String]) {
    let isMeant = environment["GH_HOST"]?.lowercased() == host.name
    let variables =
      if host.isGitHub || host.name.hasSuffix(".ghe.com") {
        Self.gitHub
      } else if host.apiURL.scheme == "http" || isMeant {
        Self.variables
      } else {
        Self.enterprise
      }
    for variable in variables {
      let token = GitHub.Token(environment[variable] ?? "")
      guard !token.secret.isEmpty else { continue }
      self.variable = variable
      self.token = token
      return
    }
    return nil
  }
}
