/// The beginning of an issue that the user writes.
public nonisolated struct NewIssueForm: Codable, Hashable, Sendable {
  /// The path of the template in its repository; `nil` for a blank issue.
  public var template: String?
  /// The request whose issue is shown; `nil` for an issue that is written.
  public var request: Int64?
  /// The members by the names that addresses have for them, such as “title” and “labels”, and the
  /// answers to the fields of a form by the names of these.
  public var members: [String: String]

  /// Makes the beginning of an issue.
  public init(
    template: String? = nil,
    request: Int64? = nil,
    members: [String: String] = [:]
  ) {
    (self.template, self.request, self.members) = (template, request, members)
  }

  /// The names of the members that an address may have, besides those of fields.
  static let names = ["template", "title", "body", "labels", "assignees", "milestone"]

  /// Returns the words of a member with commas between them, such as those of “labels”.
  func words(_ name: String) -> [String] {
    (members[name] ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
