public import GitHubValues

extension Endpoint where Value == GitHub.IssueFacts {
  /// The facts of an issue that only GraphQL has.
  ///
  /// - Throws: `.notFound` for a pull request as well.
  public static func facts(ofIssue number: Int, of name: GitHub.RepositoryName) -> Self {
    Endpoint<GitHub.Partial<GitHub.IssueFacts>>.query(
      GraphQLQuery(
        .query,
        "IssueFacts",
        GraphQLVariable.repository(name)
          + [GraphQLVariable("number", "Int!", .number(number))],
        fields: """
          repository(owner: $owner, name: $name) {
            issue(number: $number) {
              id number isPinned lastEditedAt
              parent { \(LinkedIssue.issueFields) }
              closedByPullRequestsReferences(first: 20, includeClosedPrs: true) {
                nodes { \(LinkedIssue.pullFields) }
              }
              linkedBranches(first: 100) { nodes { ref { name } } }
              \(EventEnd.fields)
            }
          }
          """,
        decode: { $0.object("repository")?.object("issue").flatMap(GitHub.IssueFacts.init) }
      )
    )
    .map(\.value)
  }
}

extension GitHub.IssueFacts {
  /// Reads the facts; `nil` without the issue.
  fileprivate init?(_ object: JSONObject) {
    guard let number = object.integer("number"), let node = object.nonEmptyString("id") else {
      return nil
    }
    let pulls: [LinkedIssue] = object.object("closedByPullRequestsReferences")?.list("nodes") ?? []
    let parent: LinkedIssue? = object.value("parent")
    let branches = object.object("linkedBranches")?.list("nodes", of: LinkedBranch.self)
    self.init(
      number: number,
      node: node,
      isPinned: object.bool("isPinned"),
      editedAt: object.date("lastEditedAt"),
      parent: parent?.issue,
      pulls: pulls.map(\.issue),
      ends: (object.object("timelineItems")?.list("nodes", of: EventEnd.self) ?? []).map(\.end)
    )
    self.branches = branches?.map(\.name)
  }
}

/// An issue or a pull request at the other end of a link.
struct LinkedIssue: LenientDecodable {
  let issue: GitHub.Issue

  /// The fields of an issue.
  static let issueFields =
    "id databaseId number title state stateReason url repository { nameWithOwner }"
  /// The fields of a pull request, whose states are of another type.
  static let pullFields =
    "id databaseId number title pull: state mergedAt url repository { nameWithOwner }"
  /// The fields of either.
  static let eitherFields =
    "... on Issue { \(issueFields) } ... on PullRequest { \(pullFields) }"

  init?(_ object: JSONObject) {
    guard let number = object.integer("number") else { return nil }
    let id = object.integer("databaseId") ?? 0
    issue = GitHub.Issue(id: id, number: number, title: object.string("title") ?? "") { issue in
      let pull = object.nonEmptyString("pull")
      issue.isPullRequest = pull != nil
      issue.state = (pull ?? object.string("state")) == "OPEN" ? .open : .closed
      issue.stateReason = object.nonEmptyString("stateReason")
        .flatMap { GitHub.IssueStateReason(rawValue: $0.lowercased()) }
      issue.mergedAt = object.date("mergedAt")
      issue.repository = object.object("repository")?.nonEmptyString("nameWithOwner")
        .flatMap { GitHub.RepositoryName($0) }
      issue.nodeID = object.nonEmptyString("id")
      issue.htmlURL = object.url("url")
    }
  }
}
