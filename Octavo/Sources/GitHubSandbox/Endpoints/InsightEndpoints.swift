/// The facts about a repository as a whole: its contributors.
struct InsightEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [.get("/repos/:owner/:repo/contributors", action: contributors)]
  }

  /// Returns the authors of commits, most active first, or a 204 in a repository without commits.
  @Sendable private func contributors(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let snapshot = try await services.catalog.snapshot()
    let logins = snapshot.contributors(to: repository)
    guard !logins.isEmpty else { return .noContent }
    return await .page(of: logins, for: request) { login in
      ContributorBody(
        user: snapshot.users.user(login: login) ?? User(login: login),
        contributions: snapshot.contributions[login]?[repository.id] ?? 0,
        links: request.links
      )
    }
  }
}
