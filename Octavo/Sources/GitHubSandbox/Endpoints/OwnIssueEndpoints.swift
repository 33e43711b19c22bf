/// The issues of all repositories that have to do with the viewer.
struct OwnIssueEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/issues", action: issues),
      .get("/user/issues", action: issues),
    ]
  }

  /// Returns the issues that are assigned to the viewer, or have the relation of a filter.
  @Sendable private func issues(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login().lowercased()
    let order = try IssueOrder(request.query)
    let snapshot = try await services.catalog.snapshot().visible(to: request.viewer)
    let filter = request.query["filter"] ?? "assigned"
    let store = IssueStore(state: services.state)
    let subscribed = filter == "subscribed" ? try await store.subscriptions(of: login) : []
    let chosen = order.apply(to: try await store.issues()).compactMap { item in
      snapshot.repository(id: item.issue.repository).map {
        ListedIssue(issue: item.issue, comments: item.comments, repository: $0)
      }
    }.filter { listed in
      let isAuthor = listed.issue.login.lowercased() == login
      return switch filter {
      case "created": isAuthor
      case "mentioned": TextReferences(listed.issue.body).logins.contains(login)
      case "subscribed": subscribed.contains(listed.issue.id ?? 0)
      case "all", "repos": isAuthor || listed.repository.owner.lowercased() == login
      default: listed.issue.assigneeLogins.contains { $0.lowercased() == login }
      }
    }
    return try await .page(
      of: chosen,
      for: request,
      bodies: { try await services.bodies(of: $0, for: request) }
    )
  }
}
