/// The issues and pull requests that belong to an issue.
extension GraphQLIssue {
  /// Returns the issue as it is stored; `nil` for a pull request.
  func stored() async throws -> StoredIssue? {
    guard let hosted = try await scope.hosted(repository) else { return nil }
    return try await IssueStore(state: scope.services.state).issue(number, in: hosted.id)?.0
  }

  /// Returns the issue of which it is a sub-issue.
  func parent() async throws -> GraphQLIssue? {
    guard type == "Issue" else { return nil }
    let rest = try await scope.ifFound { try await scope.call("GET", "\(path)/parent") }
    guard let rest, let address = rest["repository_url"]?.text else { return nil }
    let name = address.split(separator: "/").suffix(2).joined(separator: "/")
    return GraphQLIssue(scope: scope, repository: name, rest: rest)
  }

  /// Returns the merged pull requests whose messages say that they close the issue.
  func closing(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    guard let hosted = try await scope.hosted(repository), type == "Issue" else {
      return try GraphQLConnection("PullRequest", [], arguments)
    }
    var pulls: [GraphQLIssue] = []
    for pull in try await hosted.git.pulls()
    where pull.closes(number) {
      pulls.append(try await scope.issue(pull.number, in: repository))
    }
    return try GraphQLConnection("PullRequest", pulls, arguments)
  }
}
