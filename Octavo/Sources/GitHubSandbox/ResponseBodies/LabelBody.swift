/// A label of a repository.
struct LabelBody: JSONObjectWritable {
  let label: StoredLabel
  /// The owner and name of the repository.
  let repository: String
  let links: Links

  /// The labels that GitHub gives every new repository.
  private static let defaults: Set<String> = [
    "bug", "documentation", "duplicate", "enhancement", "good first issue", "help wanted",
    "invalid", "question", "wontfix",
  ]

  func write(fields: inout JSONFields) {
    let id = Int(label.id ?? 0)
    let path = PercentCoding.encode(label.name.utf8, keepingSlashes: false)
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Label", id))
    fields.set("url", "\(links.repository(repository))/labels/\(path)")
    fields.set("name", label.name)
    fields.set("color", label.color)
    fields.set("default", Self.defaults.contains(label.name))
    fields.set("description", label.description)
    fields.set("archived_at", String?.none)
    fields.set("archived_by", String?.none)
  }
}

extension EndpointResponse {
  /// One page of the labels of a repository.
  static func page(
    of labels: [StoredLabel],
    in repository: HostedRepository,
    for request: EndpointRequest
  ) async -> EndpointResponse {
    await .page(of: labels, for: request) {
      LabelBody(label: $0, repository: repository.fullName, links: request.links)
    }
  }
}
