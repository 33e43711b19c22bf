/// The locks of issues, which keep all but writers from commenting.
struct LockEndpoints: Sendable {
  let services: EndpointServices

  private static let reasons = ["off-topic", "too heated", "resolved", "spam"]

  var routes: [Route] {
    let lock = "/repos/:owner/:repo/issues/:number/lock"
    return [
      Route("PUT", lock, action: self.lock).requiring("public_repo", "repo"),
      Route("DELETE", lock, action: unlock).requiring("public_repo", "repo"),
    ]
  }

  @Sendable private func lock(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable {
      let lockReason: String?

      enum CodingKeys: String, CodingKey { case lockReason = "lock_reason" }
    }
    let (issue, act) = try await written(request)
    let draft: Draft? = try request.decodedBody()
    let reason = draft?.lockReason
    if let reason, !Self.reasons.contains(reason) {
      throw ErrorResponse.invalid(resource: "Issue", field: "lock_reason")
    }
    return try await change(issue, by: act) { issue in
      issue.isLocked = true
      issue.lockReason = reason
    }
  }

  @Sendable private func unlock(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (issue, act) = try await written(request)
    return try await change(issue, by: act) { issue in
      issue.isLocked = false
      issue.lockReason = nil
    }
  }

  private func change(
    _ issue: StoredIssue,
    by act: IssueAct,
    _ body: @escaping @Sendable (inout StoredIssue) -> Void
  ) async throws -> EndpointResponse {
    _ = try await IssueStore(state: services.state).change(issue.id, by: act, body)
    return .noContent
  }

  /// Returns the issue of a request that only writers may send.
  private func written(_ request: EndpointRequest) async throws -> (StoredIssue, IssueAct) {
    _ = try request.login()
    let (repository, issue, _) = try await services.issue(request)
    let writer = try await services.writer(request, in: repository)
    try writer.require(.write)
    return (issue, try await services.act(of: writer, request, in: repository))
  }
}
