/// The issues of a repository that arguments select.
struct GraphQLIssueFilter {
  private let labels: Set<String>
  private let filter: GraphQLValue
  private let viewer: String

  init(_ arguments: [String: GraphQLValue], viewer: String) {
    filter = arguments["filterBy"] ?? .null
    let names = arguments["labels"]?.items ?? filter["labels"]?.items ?? []
    labels = Set(names.compactMap { $0.text?.lowercased() })
    self.viewer = viewer
  }

  /// Returns whether an issue of the REST API is one of them.
  func accepts(_ issue: GraphQLValue) -> Bool {
    let names = (issue["labels"]?.items ?? []).compactMap { $0["name"]?.text?.lowercased() }
    let assignees = (issue["assignees"]?.items ?? []).compactMap { $0["login"]?.text }
    return (labels.isEmpty || !labels.isDisjoint(with: names))
      && fits("createdBy", [issue["user"]?["login"]?.text ?? ""])
      && fits("assignee", assignees)
      && fits("mentioned", TextReferences(issue["body"]?.text).logins)
      && isFresh(issue)
  }

  /// Whether one of some logins is the one that is asked for; `*` stands for any.
  private func fits(_ member: String, _ logins: some Sequence<String>) -> Bool {
    guard let wanted = filter[member]?.text else { return true }
    let names = logins.map { $0.lowercased() }
    if wanted == "*" { return !names.isEmpty }
    return names.contains(wanted == "@me" ? viewer.lowercased() : wanted.lowercased())
  }

  private func isFresh(_ issue: GraphQLValue) -> Bool {
    guard let since = filter["since"]?.text.flatMap({ Timestamp($0)?.seconds }) else { return true }
    return (issue["updated_at"]?.text.flatMap { Timestamp($0)?.seconds } ?? 0) >= since
  }
}
