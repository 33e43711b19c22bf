public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.PullRequest> {
  /// The pull requests of a repository, newest first.
  public static func pullRequests(
    of repository: some GitHub.RepositoryPlace,
    state: GitHub.IssueState = .open
  ) -> Self {
    .list(.get(repository.path + ["pulls"], query: ["state": state.rawValue]), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.PullRequest {
  /// A pull request by its number, with its size.
  public static func pullRequest(_ number: Int, of repository: some GitHub.RepositoryPlace) -> Self
  {
    .object(.get(repository.pull(number)))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.FileChange> {
  /// The files that a pull request changes: at most 3,000.
  public static func files(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.pull(number) + ["files"]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Commit> {
  /// The commits of a pull request, oldest first: at most 250.
  public static func commits(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.pull(number) + ["commits"]))
  }
}

extension Endpoint where Value == Data {
  /// The changes of a pull request as text.
  ///
  /// - Throws: `.tooLarge` for more than `limit` bytes.
  public static func changes(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace,
    as form: ChangeForm = .diff,
    limit: Int = GitHub.Request.usualFileLimit
  ) -> Self {
    .bytes(.get(repository.pull(number), as: form.mediaType), limit: limit)
  }
}

extension GitHub.RepositoryPlace {
  /// The path of a pull request below the API.
  func pull(_ number: Int) -> [String] { path + ["pulls", "\(number)"] }
}
