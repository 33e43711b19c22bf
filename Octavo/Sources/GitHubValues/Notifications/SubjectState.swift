extension GitHub {
  /// The state of an issue, pull request, discussion, run or invitation of a notification.
  public struct SubjectState: Sendable, Hashable, Codable {
    /// The state in one word.
    public enum State: String, Sendable, Codable, CaseIterable {
      /// A subject that is open.
      case open
      /// An issue that is closed as completed, or without a reason.
      case completed
      /// An issue that is closed as not planned.
      case notPlanned
      /// An issue that is closed as a duplicate.
      case duplicate
      /// A pull request that is not ready for review.
      case draft
      /// A pull request that is merged.
      case merged
      /// A pull request that is closed and not merged.
      case rejected
      /// A discussion that has an answer.
      case answered
      /// A discussion that is closed without an answer, or an invitation or request for a review
      /// that is no longer open.
      case closed
      /// A run of a workflow that waits for a review before it deploys.
      case waiting
      /// A run of a workflow in which everything has succeeded.
      case succeeded
      /// A run of a workflow that has failed.
      case failed
      /// A run of a workflow that a user has cancelled.
      case cancelled
      /// A run of a workflow in which nothing had to be done.
      case skipped
    }

    /// Whether it is a pull request.
    public var isPullRequest: Bool
    /// The state.
    public var state: State
    /// Whether a check of the newest commit of a pull request has failed.
    public var hasFailingChecks = false
    /// The account of the last comment, or that opened it; `nil` if it has been deleted.
    public var lastAuthor: String?
    /// The last comment or review; `nil` if there is none, or if it is not known.
    public var lastComment: LastComment?
    /// The logins of the accounts that are asked for a review.
    public var reviewers: [String] = []

    /// Makes a state.
    public init(_ state: State, isPullRequest: Bool = false) {
      (self.state, self.isPullRequest) = (state, isPullRequest)
    }
  }
}

extension GitHub.SubjectState: LenientDecodable {
  /// Reads the object that the query for states asks for.
  package init?(_ object: JSONObject) {
    if object.string("__typename") == "Discussion" {
      let isClosed = object.bool("closed")
      self.init(object.bool("isAnswered") ? .answered : isClosed ? .closed : .open)
      readComments(of: object)
      return
    }
    let isPullRequest = object.string("__typename") == "PullRequest"
    // One selection cannot have two fields of one name with different types.
    guard let word = object.nonEmptyString(isPullRequest ? "state" : "issueState") else {
      return nil
    }
    self.init(
      isPullRequest
        ? Self.state(ofPull: word, isDraft: object.bool("isDraft"))
        : Self.state(ofIssue: word, object.string("stateReason")),
      isPullRequest: isPullRequest
    )
    readComments(of: object)
    reviewers = Self.nodes(of: "reviewRequests", in: object).compactMap {
      $0.object("requestedReviewer")?.nonEmptyString("login")
    }
    let checks = Self.nodes(of: "commits", in: object).last?.object("commit")?
      .object("statusCheckRollup")?.string("state")
    hasFailingChecks = checks == "FAILURE" || checks == "ERROR"
  }

  private mutating func readComments(of object: JSONObject) {
    let comments = Self.nodes(of: "comments", in: object)
    lastAuthor = (comments.last ?? object).object("author")?.nonEmptyString("login")
    lastComment = LastComment(
      of: [comments, Self.nodes(of: "reviews", in: object)],
      opening: object,
      closed: object.date("closedAt")
    )
  }

  private static func nodes(of connection: String, in object: JSONObject) -> [JSONObject] {
    object.object(JSONKey(stringValue: connection))?.list("nodes", of: JSONObject.self) ?? []
  }

  private static func state(ofPull word: String, isDraft: Bool) -> State {
    switch word {
    case "MERGED": .merged
    case "CLOSED": .rejected
    default: isDraft ? .draft : .open
    }
  }

  private static func state(ofIssue word: String, _ reason: String?) -> State {
    guard word == "CLOSED" else { return .open }
    return switch reason {
    case "NOT_PLANNED": .notPlanned
    case "DUPLICATE": .duplicate
    default: .completed
    }
  }
}
