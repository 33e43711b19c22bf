extension GitHub {
  /// The facts of a pull request that its page shows, and that only GraphQL has.
  public struct PullDetails: Sendable, Hashable, Codable {
    /// The opinion of a reviewer about the changes.
    public struct Opinion: Sendable, Hashable, Codable {
      /// The login of the reviewer; `nil` if the account has been deleted.
      public var author: String?
      /// The result of the last review that has one.
      public var state: Review.State
      /// The name of the commit that was reviewed.
      public var commit: String?
      /// Whether it counts for the required reviews.
      public var isOfWriter: Bool
    }

    /// The conditions for a merge into the base; a value that is not known is `nil`.
    public struct Conditions: Sendable, Hashable, Codable {
      /// The number of required approvals.
      public var approvals: Int?
      /// Whether an owner of each changed file has to approve.
      public var needsCodeOwners: Bool
      /// Whether all threads have to be resolved.
      public var needsResolution: Bool
      /// Whether the head has to have all commits of the base.
      public var isStrict: Bool
      /// The names of the required checks.
      public var checks: [String]
    }

    /// The id in GraphQL.
    public var node: String
    /// The number in its repository.
    public var number: Int
    /// The facts that a row shows, too.
    public var facts: PullFacts
    /// The branch with the changes.
    public var head: PullRequestBranch
    /// The branch that gets the changes.
    public var base: PullRequestBranch
    /// Whether the head is in another repository.
    public var isFromFork: Bool
    /// Whether those who may write to the base may write to the head.
    public var canBeModified: Bool
    /// The number of commits.
    public var commits: Int
    /// GitHub's word for the state of merging, such as “BLOCKED”.
    public var mergeState: String?
    /// GitHub's word for the state in the merge queue; `nil` if it is in none.
    public var queueState: String?
    /// The way in which it is merged as soon as it can be; `nil` if it is not.
    public var automaticMerge: String?
    /// The last opinion of each reviewer.
    public var opinions: [Opinion]
    /// The conditions of the base; `nil` if it has none, or the viewer cannot read them.
    public var conditions: Conditions?
    /// The name of the commit that the viewer has reviewed last, in a review that was sent.
    public var reviewedCommit: String?
    /// The issues that a merge closes.
    public var closes: [Issue]
    /// The other ends of its latest events.
    public var ends: [IssueEventEnd] = []
  }
}

extension GitHub.PullDetails {
  /// The fields in GraphQL, which ``init(_:)`` reads, but for those of the issues.
  package static let fields = """
    number \(GitHub.PullFacts.rowFields) \(GitHub.PullFacts.visibleFields)
    headRefName headRefOid baseRefOid isCrossRepository maintainerCanModify mergeStateStatus
    headRepository { nameWithOwner }
    all: commits { totalCount }
    queue: mergeQueueEntry { state }
    autoMergeRequest { mergeMethod }
    latestOpinionatedReviews(first: 50) {
      nodes { state authorCanPushToRepository author { login } commit { oid } }
    }
    viewerLatestReview { state commit { oid } }
    baseRef {
      branchProtectionRule {
        requiresApprovingReviews requiredApprovingReviewCount requiresCodeOwnerReviews
        requiresConversationResolution requiresStatusChecks requiresStrictStatusChecks
        requiredStatusCheckContexts
      }
    }
    """

  /// Reads the object of a query; `nil` without a pull request.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - closes: The issues that a merge closes.
  package init?(_ object: JSONObject, closes: [GitHub.Issue]) {
    guard let node = object.nonEmptyString("id"), let number = object.integer("number") else {
      return nil
    }
    let rule = object.object("baseRef")?.object("branchProtectionRule")
    let name = object.object("headRepository")?.nonEmptyString("nameWithOwner")
    let review = object.object("viewerLatestReview")
    // A review that is not sent yet is of no use here: its commit may be any.
    let isSent = review?.string("state") != GitHub.Review.State.pending.rawValue
    self.init(
      node: node,
      number: number,
      facts: GitHub.PullFacts(object) ?? GitHub.PullFacts(),
      head: GitHub.PullRequestBranch(
        name: object.string("headRefName") ?? "",
        sha: object.string("headRefOid") ?? "",
        repository: name.flatMap { GitHub.RepositoryName($0) }
      ),
      base: GitHub.PullRequestBranch(
        name: object.string("baseRefName") ?? "",
        sha: object.string("baseRefOid") ?? ""
      ),
      isFromFork: object.bool("isCrossRepository"),
      canBeModified: object.bool("maintainerCanModify"),
      commits: max(0, object.object("all")?.integer("totalCount") ?? 0),
      mergeState: object.nonEmptyString("mergeStateStatus"),
      queueState: object.object("queue")?.nonEmptyString("state"),
      automaticMerge: object.object("autoMergeRequest")?.nonEmptyString("mergeMethod"),
      opinions: object.nodes("latestOpinionatedReviews").map(Opinion.init),
      conditions: rule.map(Conditions.init),
      reviewedCommit: isSent ? review?.object("commit")?.nonEmptyString("oid") : nil,
      closes: closes
    )
  }
}

extension GitHub.PullDetails.Opinion {
  fileprivate init(_ object: JSONObject) {
    author = object.object("author")?.nonEmptyString("login")
    state = object.enumeration("state") ?? .commented
    commit = object.object("commit")?.nonEmptyString("oid")
    isOfWriter = object.bool("authorCanPushToRepository")
  }
}

extension GitHub.PullDetails.Conditions {
  fileprivate init(_ rule: JSONObject) {
    approvals =
      rule.bool("requiresApprovingReviews")
      ? max(1, rule.integer("requiredApprovingReviewCount") ?? 1) : nil
    needsCodeOwners = rule.bool("requiresCodeOwnerReviews")
    needsResolution = rule.bool("requiresConversationResolution")
    isStrict = rule.bool("requiresStatusChecks") && rule.bool("requiresStrictStatusChecks")
    checks =
      rule.bool("requiresStatusChecks") ? rule.strings("requiredStatusCheckContexts") : []
  }
}
