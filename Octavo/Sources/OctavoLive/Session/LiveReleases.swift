import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// The releases of the program on github.com; a server in this program stands for it.
final class LiveReleases: ReleaseSource {
  private let servers: SessionServers
  private let activity: Activity

  init(_ servers: SessionServers, _ activity: Activity) {
    self.servers = servers
    self.activity = activity
  }

  deinit {}

  func latestRelease(of repository: GitHub.RepositoryName) async throws -> GitHub.Release? {
    let server = servers.allowsOthers ? try servers.server(named: "github.com") : servers.first
    return try await activity {
      try await server.anonymousAPI.send(.latestRelease(of: repository))
    }
  }
}
