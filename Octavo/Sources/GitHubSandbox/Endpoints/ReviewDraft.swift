/// The body of a request that begins, changes or submits a review.
struct ReviewDraft: Decodable {
  var event: String?
  var body: String?
  var commit: String?
  var comments: [ReviewCommentDraft]?

  private enum CodingKeys: String, CodingKey {
    case event, body, comments
    case commit = "commit_id"
  }

  init(event: String?, body: String?) { (self.event, self.body) = (event, body) }

  /// Returns the decision; a review without an event is pending.
  ///
  /// - Throws: A 422 for a word that GitHub does not know, and for an author who decides on an own
  ///   pull request.
  func state(of issue: StoredIssue, by login: String) throws(ErrorResponse) -> ReviewState {
    guard let event, !event.isEmpty else { return .pending }
    guard let state = ReviewState(event: event) else {
      throw .invalid(resource: "PullRequestReview", field: "event")
    }
    if issue.login.lowercased() == login.lowercased(), state != .commented {
      let words = state == .approved ? "approve" : "request changes on"
      throw ErrorResponse(status: 422, message: "Can not \(words) your own pull request")
    }
    return state
  }

  /// Returns the text.
  ///
  /// - Throws: A 422 for a text that is missing where the event needs one, or is too long.
  func text(hasComments: Bool) throws(ErrorResponse) -> String {
    let text = body ?? ""
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if isEmpty, event == "REQUEST_CHANGES" || event == "COMMENT", !hasComments {
      throw .invalid(resource: "PullRequestReview", field: "body", code: "missing_field")
    }
    guard text.unicodeScalars.count <= EndpointServices.longestText else {
      throw .invalid(resource: "PullRequestReview", field: "body", code: "too_long")
    }
    return text
  }
}

/// The body of a request that comments on a line, some lines or a file.
struct ReviewCommentDraft: Decodable {
  var body: String?
  var path: String?
  /// The place in the patch, an older way to name a line.
  var position: Int?
  var line: Int?
  var side: String?
  var startLine: Int?
  var startSide: String?
  var subject: String?
  var commit: String?
  var reply: Int?

  private enum CodingKeys: String, CodingKey {
    case body, path, position, line, side
    case startLine = "start_line"
    case startSide = "start_side"
    case subject = "subject_type"
    case commit = "commit_id"
    case reply = "in_reply_to"
  }

  /// The resource that errors name.
  static let resource = "PullRequestReviewComment"

  /// - Throws: A 422 for a comment without text, or with too much of it.
  func text() throws(ErrorResponse) -> String {
    guard let body, !body.allSatisfy(\.isWhitespace) else {
      throw .invalid(resource: Self.resource, field: "body", code: "missing_field")
    }
    guard body.unicodeScalars.count <= EndpointServices.longestText else {
      throw .invalid(resource: Self.resource, field: "body", code: "too_long")
    }
    return body
  }

  /// - Throws: A 422 for a side that GitHub does not know.
  static func side(_ text: String?, _ field: String) throws(ErrorResponse) -> DiffSide? {
    guard let text else { return nil }
    guard let side = DiffSide(rawValue: text) else {
      throw .invalid(resource: resource, field: field)
    }
    return side
  }
}
