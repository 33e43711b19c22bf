public import GitHubValues

/// The releases of the program, which github.com has whatever server the user is logged in to.
public protocol ReleaseSource: AnyObject {
  /// Requests the latest release of a repository without the user's token; `nil` if there is none.
  ///
  /// - Throws: `APIError`, and `CancellationError` if the task is cancelled.
  func latestRelease(of repository: GitHub.RepositoryName) async throws -> GitHub.Release?
}
