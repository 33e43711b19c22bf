/// The body of a request that opens or changes a pull request.
struct PullDraft: Decodable {
  var title: String?
  var body: String?
  var head: String?
  /// The name of the repository that has the head, if it is another one of the same owner.
  var headRepository: String?
  var base: String?
  var state: String?
  var isDraft: Bool?
  var canModify: Bool?

  private enum CodingKeys: String, CodingKey {
    case title, body, head, base, state
    case headRepository = "head_repo"
    case isDraft = "draft"
    case canModify = "maintainer_can_modify"
  }

  /// The resource that errors name.
  static let resource = "PullRequest"

  /// - Throws: A 422 with the first field whose value is not permitted.
  func check() throws(ErrorResponse) {
    if let title, title.allSatisfy(\.isWhitespace) || title.count > IssueDraft.longestTitle {
      throw .invalid(resource: Self.resource, field: "title")
    }
    if let body, body.unicodeScalars.count > EndpointServices.longestText {
      throw .invalid(resource: Self.resource, field: "body", code: "too_long")
    }
    if let state, !["open", "closed"].contains(state) {
      throw .invalid(resource: Self.resource, field: "state")
    }
  }
}
