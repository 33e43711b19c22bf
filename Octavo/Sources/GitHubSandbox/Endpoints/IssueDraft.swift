/// The body of a request that opens or changes an issue.
///
/// A field that is `null` differs from one that is left out where it removes a value.
struct IssueDraft: Decodable {
  static let longestTitle = 256

  var title: String?
  var body: String??
  var labels: [NamedValue]?
  var assignees: [NamedValue]?
  /// The number of the milestone.
  var milestone: Int??
  /// The name of the type, which is any: organisations name their own.
  var type: String??
  var state: String?
  var stateReason: String?

  private enum CodingKeys: String, CodingKey {
    case title, body, labels, assignees, assignee, milestone, type, state
    case stateReason = "state_reason"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    title = try fields.decodeIfPresent(TextOrNumber.self, forKey: .title)?.text
    if fields.contains(.body) { body = try fields.decodeIfPresent(String.self, forKey: .body) }
    labels = try fields.decodeIfPresent([NamedValue].self, forKey: .labels)
    assignees = try fields.decodeIfPresent([NamedValue].self, forKey: .assignees)
    if assignees == nil, fields.contains(.assignee) {
      let one = try fields.decodeIfPresent(String.self, forKey: .assignee) ?? ""
      assignees = one.isEmpty ? [] : [NamedValue(one)]
    }
    if fields.contains(.milestone) {
      let text = try fields.decodeIfPresent(TextOrNumber.self, forKey: .milestone)?.text
      let number: Int? = text.map { Int($0) ?? -1 }
      milestone = .some(number)
    }
    if fields.contains(.type) { type = try fields.decodeIfPresent(String.self, forKey: .type) }
    state = try fields.decodeIfPresent(String.self, forKey: .state)
    stateReason = try fields.decodeIfPresent(String.self, forKey: .stateReason)
  }

  /// Whether the text of the issue changes, which only its author and writers may.
  var changesText: Bool { title != nil || body != nil }

  /// - Throws: A 422 with the first field whose value is not permitted.
  func check() throws(ErrorResponse) {
    if let title, title.allSatisfy(\.isWhitespace) || title.count > Self.longestTitle {
      throw .invalid(resource: "Issue", field: "title")
    }
    if let body, let body, body.unicodeScalars.count > EndpointServices.longestText {
      throw .invalid(resource: "Issue", field: "body", code: "too_long")
    }
    if let state, !["open", "closed"].contains(state) {
      throw .invalid(resource: "Issue", field: "state")
    }
    let reasons = ["completed", "not_planned", "duplicate", "reopened"]
    if let stateReason, !reasons.contains(stateReason) {
      throw .invalid(resource: "Issue", field: "state_reason")
    }
    try NamedValue.check(labels: labels ?? [], of: "Issue")
  }
}
