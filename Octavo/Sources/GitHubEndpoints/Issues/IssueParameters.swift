public import Foundation
public import GitHubValues

/// The conditions of a list of issues, and its order, as the parameters of a request.
public struct IssueParameters: Sendable, Hashable {
  /// An order of issues.
  public struct Sort: Sendable, Hashable {
    /// The member by which they are sorted: “created”, “updated” or “comments”.
    public var key: String
    /// Whether the lowest comes first.
    public var isAscending: Bool

    /// Makes an order.
    public init(_ key: String, _ isAscending: Bool = false) {
      (self.key, self.isAscending) = (key, isAscending)
    }

    /// The word of the direction.
    var direction: String { isAscending ? "asc" : "desc" }
  }

  /// The state.
  public var state = GitHub.IssueState.all
  /// The labels that each of them has.
  public var labels: [String] = []
  /// The login of the author; `nil` for all.
  public var creator: String?
  /// The login of an account that is to work on them, “none” or “*”; `nil` for all.
  public var assignee: String?
  /// The login of an account that they mention; `nil` for all.
  public var mentioned: String?
  /// The number of the milestone, “none” or “*”; `nil` for all.
  public var milestone: String?
  /// The name of the type; `nil` for all.
  public var type: String?
  /// The order.
  public var sort: Sort

  /// Makes parameters without conditions.
  public init(sort: Sort) { self.sort = sort }
}

/// The relation of the user to issues of all repositories.
public enum IssueRelation: String, Sendable {
  /// The user is to work on them.
  case assigned
  /// The user has opened them.
  case created
  /// The texts of the issues mention the user.
  case mentioned
  /// The user gets notifications about them.
  case subscribed
}

extension Endpoint where Value == GitHub.Page<GitHub.Issue> {
  /// The issues and pull requests of a repository that fulfil conditions.
  public static func issues(
    of repository: some GitHub.RepositoryPlace,
    where parameters: IssueParameters
  ) -> Self { issues(at: repository.path + ["issues"], parameters) }

  /// The issues and pull requests of all repositories to which the user has a relation.
  public static func issues(
    _ relation: IssueRelation,
    where parameters: IssueParameters
  ) -> Self { issues(at: ["issues"], parameters, relation) }

  /// The pull requests of a repository in a state and an order; the number of their comments is
  /// missing.
  ///
  /// The other conditions have no parameters there.
  public static func pulls(
    of repository: some GitHub.RepositoryPlace,
    where parameters: IssueParameters
  ) -> Self {
    let sort = parameters.sort.key == "comments" ? "popularity" : parameters.sort.key
    let query: KeyValuePairs<String, String?> = [
      "state": parameters.state.rawValue, "sort": sort, "direction": parameters.sort.direction,
    ]
    return .list(.get(repository.path + ["pulls"], query: query), perPage: 50)
  }

  /// The issues that match a query in GitHub’s search syntax, in an order.
  ///
  /// The server returns at most the first 1,000.
  public static func issues(matching query: String, by sort: IssueParameters.Sort) -> Self {
    let query: KeyValuePairs<String, String?> = [
      "q": query, "sort": sort.key, "order": sort.direction,
    ]
    return .list(.get(["search", "issues"], query: query), perPage: 50)
  }

  /// The issues and pull requests of a repository that were changed at a time or later, in the
  /// order of their changes; `nil` is all of them.
  public static func issues(
    of repository: some GitHub.RepositoryPlace,
    changedSince date: Date?,
    page: Int = 1
  ) -> Self {
    let query: KeyValuePairs<String, String?> = [
      "state": "all", "sort": "updated", "direction": "asc",
      "since": date?.formatted(.iso8601), "page": page == 1 ? nil : "\(page)",
    ]
    return .list(.get(repository.path + ["issues"], query: query))
  }

  private static func issues(
    at path: [String],
    _ parameters: IssueParameters,
    _ relation: IssueRelation? = nil
  ) -> Self {
    let labels = parameters.labels.joined(separator: ",")
    let query: KeyValuePairs<String, String?> = [
      "filter": relation?.rawValue,
      "state": parameters.state.rawValue,
      "labels": labels.isEmpty ? nil : labels,
      "creator": parameters.creator,
      "assignee": parameters.assignee,
      "mentioned": parameters.mentioned,
      "milestone": parameters.milestone,
      "type": parameters.type,
      "sort": parameters.sort.key,
      "direction": parameters.sort.direction,
    ]
    return .list(.get(path, query: query), perPage: 50)
  }
}

extension Endpoint where Value == Int {
  /// The number of issues and pull requests of a repository, the closed ones too.
  ///
  /// A server that does not say how many pages it has says the highest number.
  public static func issueTotal(of repository: some GitHub.RepositoryPlace) -> Self {
    let query: KeyValuePairs<String, String?> = ["state": "all", "sort": "created"]
    let request = GitHub.Request.get(repository.path + ["issues"], query: query)
    let page: Endpoint<GitHub.Page<GitHub.Issue>> = .list(request, perPage: 1)
    return page.map { page in
      page.pages ?? (page.next == nil ? page.items.count : page.items.first?.number ?? 0)
    }
  }

  /// The number of issues that match a query in GitHub’s search syntax.
  public static func issueCount(matching query: String) -> Self {
    let request = GitHub.Request.get(["search", "issues"], query: ["q": query])
    let page: Endpoint<GitHub.Page<GitHub.Issue>> = .list(request, perPage: 1)
    return page.map { $0.total ?? 0 }
  }
}
