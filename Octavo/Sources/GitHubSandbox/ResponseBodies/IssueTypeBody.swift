/// A type of issues of an organization.
struct IssueTypeBody: JSONObjectWritable {
  let name: String
  var description: String?

  /// The types that GitHub gives a new organization.
  static let standard = [
    Self(name: "Task", description: "A specific piece of work"),
    Self(name: "Bug", description: "An unexpected problem or behavior"),
    Self(name: "Feature", description: "A request, idea, or new functionality"),
  ]

  func write(fields: inout JSONFields) {
    fields.set("id", stableIdentifier("issue type", name))
    fields.set("node_id", nodeIdentifier("IssueType", name))
    fields.set("name", name)
    fields.set("description", description)
  }
}
