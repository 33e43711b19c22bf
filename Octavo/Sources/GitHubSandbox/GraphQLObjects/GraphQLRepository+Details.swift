/// The settings of a repository, and its lists besides issues.
extension GraphQLRepository {
  private static let settings = [
    "hasIssuesEnabled": "has_issues", "hasWikiEnabled": "has_wiki",
    "hasProjectsEnabled": "has_projects", "hasDiscussionsEnabled": "has_discussions",
    "isTemplate": "is_template", "sshUrl": "ssh_url", "pushedAt": "pushed_at",
    "updatedAt": "updated_at",
  ]

  /// The settings that no request of the sandbox changes.
  private static let constants: [String: Bool] = [
    "autoMergeAllowed": true, "deleteBranchOnMerge": false, "isBlankIssuesEnabled": true,
    "isMirror": false, "mergeCommitAllowed": true, "rebaseMergeAllowed": true,
    "squashMergeAllowed": true,
  ]

  /// Returns the value of such a field; `nil` for another field.
  func detail(
    _ field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult? {
    if let name = Self.settings[field] { return .rest(rest, name) }
    if let constant = Self.constants[field] { return .bool(constant) }
    switch field {
    case "visibility": return .word(rest["visibility"]?.text)
    case "isEmpty": return .bool(try await scope.hosted(name)?.git.refs().head == nil)
    case "viewerPermission": return .text(permission)
    case "viewerCanAdminister": return .bool(permission == "ADMIN")
    case "viewerDefaultMergeMethod": return .text("MERGE")
    case "parent": return .object(orNull: try await parent())
    case "defaultBranchRef":
      let branch = rest["default_branch"]?.text ?? ""
      return .object(orNull: try await scope.ref(branch, in: name))
    case "ref":
      let text = arguments["qualifiedName"]?.text ?? ""
      let branch = text.hasPrefix("refs/heads/") ? String(text.dropFirst(11)) : text
      return .object(orNull: try await scope.ref(branch, in: name))
    case "issueTemplates", "pullRequestTemplates": return .list([])
    default: return try await list(field, arguments)
    }
  }

  private func list(
    _ field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult? {
    switch field {
    case "pullRequests": return .object(try await pulls(arguments))
    case "labels":
      let labels = try await scope.all("repos/\(name)/labels").map(GraphQLRecord.label)
      return .object(try GraphQLConnection("Label", labels, arguments))
    case "milestones":
      let states = arguments["states"]?.items?.compactMap(\.text) ?? []
      let all = try await scope.all("repos/\(name)/milestones", query: "state=all")
        .map { GraphQLMilestone(scope: scope, repository: name, rest: $0) }
      let chosen = all.filter { states.isEmpty || states.contains($0.state) }
      return .object(try GraphQLConnection("Milestone", chosen, arguments))
    case "assignableUsers":
      let users = try await scope.all("repos/\(name)/assignees").map {
        GraphQLActor(scope: scope, rest: $0)
      }
      return .object(try GraphQLConnection("User", users.filter { $0.type == "User" }, arguments))
    case "releases":
      let releases = try await releases()
      return .object(try GraphQLConnection("Release", releases, arguments))
    case "latestRelease": return .object(orNull: try await releases().first)
    case "projectsV2": return .object(try GraphQLConnection("ProjectV2", [], arguments))
    default: return nil
    }
  }

  private var permission: String? {
    let words = [
      ("admin", "ADMIN"), ("maintain", "MAINTAIN"), ("push", "WRITE"), ("triage", "TRIAGE"),
      ("pull", "READ"),
    ]
    return words.first { rest["permissions"]?[$0.0] == .bool(true) }?.1
  }

  private func parent() async throws -> GraphQLRepository? {
    guard let parent = rest["parent"]?["full_name"]?.text else { return nil }
    return try await scope.ifFound { try await scope.repository(parent) }
  }

  /// Returns the releases, the newest first.
  private func releases() async throws -> [GraphQLRecord] {
    try await scope.all("repos/\(name)/releases").enumerated().map { index, release in
      GraphQLRecord(
        type: "Release",
        fields: [
          "id": .rest(release, "node_id"), "databaseId": .rest(release, "id"),
          "name": .rest(release, "name"), "tagName": .rest(release, "tag_name"),
          "description": .rest(release, "body"), "isDraft": .rest(release, "draft"),
          "isPrerelease": .rest(release, "prerelease"), "isLatest": .bool(index == 0),
          "createdAt": .rest(release, "created_at"), "url": .rest(release, "html_url"),
          "publishedAt": .rest(release, "published_at"),
          "resourcePath": .text("/\(name)/releases/tag/\(release["tag_name"]?.text ?? "")"),
        ]
      )
    }
  }

  /// Returns the pull requests that the arguments select.
  private func pulls(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let states = arguments["states"]?.items?.compactMap(\.text) ?? []
    let labels = Set(arguments["labels"]?.items?.compactMap(\.text) ?? [])
    let (base, head) = (arguments["baseRefName"]?.text, arguments["headRefName"]?.text)
    let all = try await scope.all("repos/\(name)/pulls", query: "state=all").filter { pull in
      let isMerged = pull["merged_at"]?.text != nil
      let state = isMerged ? "MERGED" : (pull["state"]?.text ?? "").uppercased()
      let names = (pull["labels"]?.items ?? []).compactMap { $0["name"]?.text }
      return (states.isEmpty || states.contains(state))
        && (base == nil || pull["base"]?["ref"]?.text == base)
        && (head == nil || pull["head"]?["ref"]?.text == head)
        && (labels.isEmpty || !labels.isDisjoint(with: names))
    }
    let sorted = GraphQLOrder(arguments["orderBy"]).sorted(all.reversed())
    // An element is read when its page is asked for.
    let pulls = sorted.map { pull in
      GraphQLLaterIssue(
        scope: scope,
        repository: name,
        number: pull["number"]?.number ?? 0,
        type: "PullRequest"
      )
    }
    return try GraphQLConnection("PullRequest", pulls, arguments)
  }
}

/// An issue or a pull request of which only the place is known until a field is asked for.
struct GraphQLLaterIssue: GraphQLObject {
  let scope: GraphQLScope
  let repository: String
  let number: Int
  let type: String

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    try await scope.issue(number, in: repository).value(of: field, arguments)
  }
}

/// An order of issues and pull requests, of which the oldest comes first without one.
struct GraphQLOrder {
  private let field: String
  private let isDescending: Bool

  init(_ value: GraphQLValue?) {
    field = value?["field"]?.text ?? "CREATED_AT"
    isDescending = value?["direction"]?.text == "DESC"
  }

  /// Returns values of the REST API, which are given with the oldest first.
  func sorted(_ values: [GraphQLValue]) -> [GraphQLValue] {
    let ascending: [GraphQLValue] =
      switch field {
      case "UPDATED_AT": stable(values) { $0["updated_at"]?.text ?? "" }
      case "COMMENTS": stable(values) { $0["comments"]?.number ?? 0 }
      default: values
      }
    return isDescending ? ascending.reversed() : ascending
  }

  private func stable<Key: Comparable>(
    _ values: [GraphQLValue],
    by key: (GraphQLValue) -> Key
  ) -> [GraphQLValue] {
    let keyed = values.enumerated().map { (key: key($0.element), place: $0.offset, $0.element) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.2)
  }
}
