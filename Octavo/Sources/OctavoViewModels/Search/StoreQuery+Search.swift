import GitHubEndpoints
import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Issue] {
  /// The issues that a search finds; pull requests instead if the text says so.
  static func found(issues text: String) -> Self {
    let search = SearchText(text)
    return found(text, "found issue", .foundIssues(for: search.query.issueSearch, by: search.order))
  }

  /// The pull requests that a search finds; issues instead if the text says so.
  static func found(pulls text: String) -> Self {
    let search = SearchText(text)
    return found(text, "found pull", .foundIssues(for: search.query.pullSearch, by: search.order))
  }

  /// Stores the issues as those that the pages show, so that a page opens without the server.
  private static func found(
    _ text: String,
    _ kind: String,
    _ endpoint: Endpoint<GitHub.Page<GitHub.Issue>>
  ) -> Self {
    list(kind, of: text, endpoint) {
      $0.key = { "\($0.number)" }
      $0.home = .issues(of: nil)
    }
  }
}

nonisolated extension StoreQuery where Value == [GitHub.SearchResult<GitHub.CodeFile>] {
  /// The files that a search finds, with the lines that match.
  static func found(code text: String) -> Self {
    list("found code", of: text, .codeResults(for: SearchText(text).query))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.SearchResult<GitHub.FoundCommit>] {
  /// The commits that a search finds.
  static func found(commits text: String) -> Self {
    let search = SearchText(text)
    return list("found commits", of: text, .commitResults(for: search.query, by: search.order))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Repository] {
  /// The repositories that a search finds.
  static func found(repositories text: String) -> Self {
    let search = SearchText(text)
    return list("search", of: text, .foundRepositories(for: search.query, by: search.order))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Account] {
  /// The accounts that a search finds.
  static func found(accounts text: String) -> Self {
    let search = SearchText(text)
    return list("found accounts", of: text, .foundAccounts(for: search.query, by: search.order))
  }
}
