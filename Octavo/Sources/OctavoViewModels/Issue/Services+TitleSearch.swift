import GitHubEndpoints
import GitHubValues

extension Services {
  /// The most words of a search for titles.
  private static let mostTitleWords = 6

  /// Asks the server for the issues of a repository whose titles have some words, newest first.
  ///
  /// - Returns: The issues; none without a word of three letters or more, because a short one is in
  ///   too many titles, and none while few requests are left.
  func issues(
    titled words: some Collection<String>,
    in repository: GitHub.RepositoryName
  ) async throws -> [GitHub.Issue] {
    let words = words.prefix(Self.mostTitleWords)
    guard words.contains(where: { $0.count > 2 && Int($0) == nil }), !sync.isNearLimit else {
      return []
    }
    let query = "repo:\(repository) is:issue in:title \(words.joined(separator: " "))"
    let sort = IssueParameters.Sort("created")
    return try await gitHub.send(.issues(matching: query, by: sort)).items
  }
}
