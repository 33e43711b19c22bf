/// The rules of protected branches.
struct BranchRuleEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/branches/:branch/protection", action: protection),
      .get("/repos/:owner/:repo/rules/branches/*branch", action: rules),
    ]
  }

  /// Returns the protection of a branch to those who may administer the repository.
  @Sendable private func protection(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    let repository = try await services.repository(request)
    let name = try request.text("branch")
    let roles = try await services.catalog.snapshot().roles
    guard roles.role(of: login, in: repository) >= .admin else { throw ErrorResponse.notFound }
    guard try await services.refs(of: repository).branch(name) != nil else {
      throw ErrorResponse(status: 404, message: "Branch not found")
    }
    guard let rules = repository.rules(of: name) else {
      throw ErrorResponse(status: 404, message: "Branch not protected")
    }
    return .json(
      BranchProtectionBody(rules: rules, repository: repository.fullName, links: request.links)
    )
  }

  /// Returns the rules of a branch to all who see the repository; none for a branch without any.
  @Sendable private func rules(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let rules = repository.rules(of: try request.text("branch"))
    return await .page(of: rules.map(BranchRuleBody.all) ?? [], for: request) {
      (rule: BranchRuleBody) in rule
    }
  }
}
