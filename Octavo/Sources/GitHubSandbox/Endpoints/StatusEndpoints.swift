/// The checks of commits, of which a folder of repositories has none.
struct StatusEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let commit = "/repos/:owner/:repo/commits/:ref"
    return [
      .get("\(commit)/status", action: combined),
      .get("\(commit)/statuses") {
        _ = try await named($0); return .json([String]())
      },
      .get("\(commit)/comments") {
        _ = try await named($0); return .json([String]())
      },
      .get("\(commit)/check-runs") { try await none($0, "check_runs") },
      .get("\(commit)/check-suites") { try await none($0, "check_suites") },
    ]
  }

  private func named(
    _ request: EndpointRequest
  ) async throws -> (repository: HostedRepository, commit: ObjectID) {
    let repository = try await services.repository(request)
    guard let commit = try await repository.git.commit(named: try request.text("ref")) else {
      throw ErrorResponse.notFound
    }
    return (repository, commit)
  }

  private func none(
    _ request: EndpointRequest,
    _ key: StaticString
  ) async throws -> EndpointResponse {
    _ = try await named(request)
    return .json(
      InlineJSONObject { fields in
        fields.set("total_count", 0)
        fields.set(key, [String]())
      }
    )
  }

  @Sendable private func combined(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, commit) = try await named(request)
    let details = await (try services.catalog(for: request)).details(of: repository)
    let url = "\(request.links.repository(repository.fullName))/commits/\(commit)"
    return .json(
      InlineJSONObject { fields in
        fields.set("state", "pending")
        fields.set("statuses", [String]())
        fields.set("sha", commit.hex)
        fields.set("total_count", 0)
        fields.set("repository", RepositoryBody(details: details, links: request.links))
        fields.set("commit_url", url)
        fields.set("url", "\(url)/status")
      }
    )
  }
}
