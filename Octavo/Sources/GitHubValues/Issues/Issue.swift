public import Foundation

extension GitHub {
  /// An issue, or a pull request in a list of issues.
  public struct Issue: Sendable, Hashable, Codable, Identifiable {
    /// The number of the issue, unique on its server.
    public var id: Int
    /// The number in its repository.
    public var number: Int
    /// The repository; `nil` if the response does not have it.
    public var repository: RepositoryName?
    /// The title.
    public var title: String
    /// The text, in Markdown.
    public var body: String
    /// Whether it is open.
    public var state: IssueState
    /// The reason for the state.
    public var stateReason: IssueStateReason?
    /// The account that opened it; `nil` if it has been deleted.
    public var author: Account?
    /// The labels.
    public var labels: [Label]
    /// The name of the type, such as “Bug”; `nil` for none.
    public var type: String?
    /// The accounts that are to work on it.
    public var assignees: [Account]
    /// The milestone that it belongs to.
    public var milestone: Milestone?
    /// The number of comments.
    public var comments: Int
    /// Whether only members of the project may comment.
    public var isLocked: Bool
    /// Whether it is a pull request.
    public var isPullRequest: Bool
    /// The time at which it was opened.
    public var createdAt: Date?
    /// The time of its last change.
    public var updatedAt: Date?
    /// The time at which it was closed.
    public var closedAt: Date?
    /// The account that closed it; `nil` while it is open, and in lists.
    public var closedBy: Account?
    /// The address of its page.
    public var htmlURL: URL?
    /// The id in GraphQL; `nil` if an old server sends none.
    public var nodeID: String?
    /// The numbers of reactions; `nil` if the server does not send them.
    public var reactions: ReactionCounts?
    /// The relation of the author to the repository.
    public var association: Association?
    /// The time at which a pull request was merged; `nil` for another one, and for an issue.
    public var mergedAt: Date?
    /// The numbers of the issues to which it is linked; `nil` if the server does not send them.
    public var links: IssueLinkCounts?
    /// Whether a pull request is not ready for a review; `nil` if the server does not say.
    public var isDraft: Bool?
  }
}

extension GitHub.Issue {
  /// Makes an open issue, whose other members a function sets.
  public init(id: Int, number: Int, title: String, configure: (inout Self) -> Void = { _ in }) {
    self.init(
      id: id,
      number: number,
      title: title,
      body: "",
      state: .open,
      labels: [],
      assignees: [],
      comments: 0,
      isLocked: false,
      isPullRequest: false
    )
    configure(&self)
  }
}

extension GitHub.Issue: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let number = object.integer("number") else { return nil }
    self.init(
      id: id,
      number: number,
      repository: object.repositoryName,
      title: object.string("title") ?? "",
      body: object.string("body") ?? "",
      state: object.enumeration("state") ?? .open,
      stateReason: object.enumeration("state_reason"),
      author: object.value("user"),
      labels: object.labels,
      type: object.object("type")?.nonEmptyString("name"),
      assignees: object.assignees,
      milestone: object.value("milestone"),
      comments: object.integer("comments") ?? 0,
      isLocked: object.bool("locked"),
      // A list of pull requests has the times of their merges beside their titles.
      isPullRequest: object.object("pull_request") != nil || object.contains("merged_at"),
      createdAt: object.date("created_at"),
      updatedAt: object.date("updated_at"),
      closedAt: object.date("closed_at"),
      closedBy: object.value("closed_by"),
      htmlURL: object.url("html_url"),
      nodeID: object.nonEmptyString("node_id"),
      reactions: object.value("reactions"),
      association: object.enumeration("author_association"),
      mergedAt: object.object("pull_request")?.date("merged_at") ?? object.date("merged_at"),
      links: GitHub.IssueLinkCounts(of: object),
      isDraft: object.knownBool("draft")
    )
  }
}

extension JSONObject {
  /// The accounts that are to work on an issue, of which old servers send one.
  var assignees: [GitHub.Account] {
    contains("assignees") ? list("assignees") : value("assignee").map { [$0] } ?? []
  }

  /// The repository of an issue, as an object or as an address that ends with its name.
  var repositoryName: GitHub.RepositoryName? {
    if let name = object("repository")?.nonEmptyString("full_name") {
      return GitHub.RepositoryName(name)
    }
    let parts = url("repository_url")?.pathComponents.suffix(3) ?? []
    guard parts.count == 3, parts.first == "repos" else { return nil }
    return GitHub.RepositoryName(parts.suffix(2).joined(separator: "/"))
  }
}
