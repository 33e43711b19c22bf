import GitHubValues

@testable import OctavoViewModels

/// The latest release of the program, which a test sets.
final class FakeReleases: ReleaseSource {
  var latest: GitHub.Release?
  var failure: APIError.Reason?
  private(set) var requests: [GitHub.RepositoryName] = []

  deinit {}

  func latestRelease(of repository: GitHub.RepositoryName) async throws -> GitHub.Release? {
    requests.append(repository)
    if let failure { throw APIError(failure) }
    return latest
  }
}
