public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Repository> {
  /// The repositories that match a query in GitHub's search syntax, best first, or those with the
  /// highest count first.
  ///
  /// The server returns at most the first 1,000.
  public static func repositories(
    matching query: String,
    by count: GitHub.RepositoryCount? = nil
  ) -> Self {
    .list(
      .get(["search", "repositories"], query: ["q": query, "sort": count?.rawValue]),
      perPage: 30
    )
  }
}

extension GitHub {
  /// A count by which a search of repositories is sorted.
  public enum RepositoryCount: String, Sendable {
    /// The number of users who have starred it.
    case stars
    /// The number of forks.
    case forks
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The accounts that match a query in GitHub's search syntax, best first, or those with the most
  /// followers first.
  ///
  /// The server returns at most the first 1,000.
  public static func accounts(matching query: String, byFollowers: Bool = false) -> Self {
    .list(
      .get(["search", "users"], query: ["q": query, "sort": byFollowers ? "followers" : nil]),
      perPage: 30
    )
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Issue> {
  /// The issues and pull requests that match a query in GitHub’s search syntax, best first.
  ///
  /// The server returns at most the first 1,000, and may refuse a query that says neither
  /// “is:issue” nor “is:pr”.
  public static func issues(matching query: String) -> Self {
    .list(.get(["search", "issues"], query: ["q": query]), perPage: 30)
  }

  /// The issues and pull requests that match a query, the last changed first, 50 on a page.
  public static func lastChangedIssues(matching query: String) -> Self {
    let query: KeyValuePairs<String, String?> = ["q": query, "sort": "updated", "order": "desc"]
    return .list(.get(["search", "issues"], query: query), perPage: 50)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Topic> {
  /// The topics that match a query, such as “is:featured”, best first.
  public static func topics(matching query: String) -> Self {
    .list(.get(["search", "topics"], query: ["q": query]), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.SearchResult<GitHub.Repository>> {
  /// The repositories that match a query, with the places that match.
  public static func repositoryResults(for query: String) -> Self {
    .results(in: "repositories", for: query)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.SearchResult<GitHub.Account>> {
  /// The accounts that match a query, best first.
  public static func accountResults(for query: String) -> Self {
    .results(in: "users", for: query)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.SearchResult<GitHub.CodeFile>> {
  /// The files of default branches that match a query, best first.
  ///
  /// The server requires a login, and a word to search for besides qualifiers.
  public static func codeResults(for query: String) -> Self { .results(in: "code", for: query) }
}

extension Endpoint where Value == GitHub.Page<GitHub.SearchResult<GitHub.Issue>> {
  /// The issues and pull requests that match a query, best first.
  public static func issueResults(for query: String) -> Self {
    .results(in: "issues", for: query)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.SearchResult<GitHub.FoundCommit>> {
  /// The commits of default branches whose messages match a query, best first, or in an order.
  public static func commitResults(
    for query: String,
    by order: GitHub.SearchOrder? = nil
  ) -> Self {
    .results(in: "commits", for: query, by: order)
  }
}

extension Endpoint {
  /// Searches in one of GitHub's indexes, and asks for the places that match.
  fileprivate static func results<Item: LenientDecodable>(
    in index: String,
    for query: String,
    by order: GitHub.SearchOrder? = nil
  ) -> Self where Value == GitHub.Page<GitHub.SearchResult<Item>> {
    .list(.get(["search", index], query: query.searched(by: order), as: .textMatch), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Issue> {
  /// The issues and pull requests that match a query, best first, or in an order.
  public static func foundIssues(for query: String, by order: GitHub.SearchOrder?) -> Self {
    .list(.get(["search", "issues"], query: query.searched(by: order)), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Repository> {
  /// The repositories that match a query, best first, or in an order.
  public static func foundRepositories(for query: String, by order: GitHub.SearchOrder?) -> Self {
    .list(.get(["search", "repositories"], query: query.searched(by: order)), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The accounts that match a query, best first, or in an order.
  public static func foundAccounts(for query: String, by order: GitHub.SearchOrder?) -> Self {
    .list(.get(["search", "users"], query: query.searched(by: order)), perPage: 30)
  }
}

extension String {
  /// Returns the items of the request for a search with this query, in an order.
  fileprivate func searched(by order: GitHub.SearchOrder?) -> KeyValuePairs<String, String?> {
    ["q": self, "sort": order?.key, "order": order?.direction]
  }
}
