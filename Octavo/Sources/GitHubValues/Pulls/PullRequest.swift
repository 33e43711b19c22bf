public import Foundation

extension GitHub {
  /// A request to merge one branch into another.
  public struct PullRequest: Sendable, Hashable, Codable, Identifiable {
    /// The number of the pull request, unique on its server.
    public var id: Int
    /// The number in its repository.
    public var number: Int
    /// The title.
    public var title: String
    /// The text, in Markdown.
    public var body: String
    /// Whether it is open; a merged one is closed.
    public var state: IssueState
    /// Whether it is not ready for a review.
    public var isDraft: Bool
    /// Whether it has been merged.
    public var isMerged: Bool
    /// The account that opened it; `nil` if it has been deleted.
    public var author: Account?
    /// The branch with the changes.
    public var head: PullRequestBranch
    /// The branch that gets the changes.
    public var base: PullRequestBranch
    /// The labels.
    public var labels: [Label]
    /// The accounts that are to work on it.
    public var assignees: [Account]
    /// The accounts whose review is asked for.
    public var reviewers: [Account]
    /// The milestone that it belongs to.
    public var milestone: Milestone?
    /// The time at which it was opened.
    public var createdAt: Date?
    /// The time of its last change.
    public var updatedAt: Date?
    /// The time at which it was closed.
    public var closedAt: Date?
    /// The time at which it was merged.
    public var mergedAt: Date?
    /// The address of its page.
    public var htmlURL: URL?
    /// The numbers that only a single pull request has, not one of a list.
    public var counts: PullRequestCounts?
    /// The id in GraphQL; `nil` if an old server sends none.
    public var nodeID: String?
  }
}

extension GitHub.PullRequest: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let number = object.integer("number") else { return nil }
    let mergedAt = object.date("merged_at")
    self.init(
      id: id,
      number: number,
      title: object.string("title") ?? "",
      body: object.string("body") ?? "",
      state: object.enumeration("state") ?? .open,
      isDraft: object.bool("draft"),
      isMerged: object.bool("merged") || mergedAt != nil,
      author: object.value("user"),
      head: object.value("head") ?? GitHub.PullRequestBranch(name: "", sha: ""),
      base: object.value("base") ?? GitHub.PullRequestBranch(name: "", sha: ""),
      labels: object.labels,
      assignees: object.assignees,
      reviewers: object.list("requested_reviewers"),
      milestone: object.value("milestone"),
      createdAt: object.date("created_at"),
      updatedAt: object.date("updated_at"),
      closedAt: object.date("closed_at"),
      mergedAt: mergedAt,
      htmlURL: object.url("html_url"),
      counts: GitHub.PullRequestCounts(object),
      nodeID: object.nonEmptyString("node_id")
    )
  }
}
