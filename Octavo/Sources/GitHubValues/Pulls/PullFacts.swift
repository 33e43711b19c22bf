public import Foundation

extension GitHub {
  /// The facts of a pull request that a row of a list shows, and that only GraphQL has for a whole
  /// list.
  public struct PullFacts: Sendable, Hashable, Codable {
    /// Whether it is not ready for a review.
    public var isDraft = false
    /// The decision of the reviews; `nil` if none is required or known.
    public var decision: ReviewDecision?
    /// The numbers of the checks of the newest commit; `nil` if it has none.
    public var checks: CheckCounts?
    /// The number of added lines.
    public var additions: Int?
    /// The number of deleted lines.
    public var deletions: Int?
    /// The number of changed files.
    public var changedFiles: Int?
    /// The number of comments of all kinds.
    public var comments: Int?
    /// The accounts and teams that are asked for a review.
    public var reviewers: [Reviewer] = []
    /// The name of the branch that gets the changes.
    public var base: String?
    /// The place in the merge queue, from 1; `nil` if it is in none.
    public var queuePosition: Int?
    /// Whether it has conflicts; asked for rows that are visible.
    public var mergeable: Mergeable?
    /// The number of threads that are not resolved; asked for rows that are visible.
    public var unresolvedThreads: Int?
    /// The time at which the facts were read; `nil` for those of an older response.
    public var readAt: Date?

    /// Makes facts of which nothing is known.
    public init() {}
  }
}

extension GitHub.PullFacts {
  /// The fields of a row in GraphQL, which ``init(_:)`` reads.
  package static let rowFields = """
    id isDraft reviewDecision additions deletions changedFiles baseRefName totalCommentsCount
    mergeQueueEntry { position }
    reviewRequests(first: 10) { nodes { \(GitHub.Reviewer.fields) } }
    commits(last: 1) { nodes { commit { statusCheckRollup { \(GitHub.CheckCounts.fields) } } } }
    """
  /// The further fields of a row that is visible.
  package static let visibleFields = """
    mergeable reviewThreads(first: 100) { nodes { isResolved } }
    """
}

extension GitHub.PullFacts: LenientDecodable {
  /// Reads the fields of a row; `nil` for something else.
  package init?(_ object: JSONObject) {
    guard object.contains("isDraft") else { return nil }
    isDraft = object.bool("isDraft")
    decision = object.enumeration("reviewDecision")
    checks = object.nodes("commits").last?.object("commit")?.value("statusCheckRollup")
    additions = object.integer("additions")
    deletions = object.integer("deletions")
    changedFiles = object.integer("changedFiles")
    comments = object.integer("totalCommentsCount")
    reviewers = object.nodes("reviewRequests").compactMap(GitHub.Reviewer.init)
    base = object.nonEmptyString("baseRefName")
    queuePosition = object.object("mergeQueueEntry")?.integer("position")
    mergeable = object.enumeration("mergeable")
    guard object.object("reviewThreads") != nil else { return }
    unresolvedThreads = object.nodes("reviewThreads").count { $0.knownBool("isResolved") == false }
  }
}

extension JSONObject {
  /// The nodes of a connection; those that are `null` are left out.
  package func nodes(_ connection: JSONKey) -> [JSONObject] {
    object(connection)?.list("nodes", of: JSONObject.self) ?? []
  }
}
