/// The locks of issues, which keep all but writers from commenting.
struct LockEndpoints: Sendable {
  let services: EndpointServices

  private static let reasons = ["off-topic", "too heated", "resolved", "spam"]

  var routes: [Route] {
    let lock = "/repos/:owner/:repo/issues/:number/lock"
    return [
      Route("PUT", lock) { try await set(true, $0) }.requiring("public_repo", "repo"),
      Route("DELETE", lock) { try await set(false, $0) }.requiring("public_repo", "repo"),
    ]
  }

  private struct Draft: Decodable {
    let lockReason: String?

    enum CodingKeys: String, CodingKey { case lockReason = "lock_reason" }
  }

  private func set(_ isLocked: Bool, _ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenIssue(request, atLeast: .write)
    let draft: Draft? = isLocked ? try request.decodedBody() : nil
    let reason = draft?.lockReason
    if let reason, !Self.reasons.contains(reason) {
      throw ErrorResponse.invalid(resource: "Issue", field: "lock_reason")
    }
    let store = IssueStore(state: services.state)
    _ = try await store.change(listed.issue.id, by: writer.act) { issue in
      issue.isLocked = isLocked
      issue.lockReason = reason
    }
    return .noContent
  }
}
