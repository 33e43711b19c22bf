/// A branch of a repository.
struct GraphQLRef: GraphQLObject {
  let scope: GraphQLScope
  let repository: String
  let name: String
  let oid: String
  let rules: BranchRules?

  var type: String { "Ref" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("Ref", "\(repository):refs/heads/\(name)"))
    case "name": .text(name)
    case "prefix": .text("refs/heads/")
    case "repository": .object(try await scope.repository(repository))
    case "target": .object(GraphQLCommit(scope: scope, repository: repository, oid: oid))
    case "branchProtectionRule": .object(orNull: rules.map(protection))
    default: .null
    }
  }

  private func protection(_ rules: BranchRules) -> GraphQLRecord {
    let id = stableIdentifier("branch rule", "\(repository) \(rules.branch)")
    return GraphQLRecord(
      type: "BranchProtectionRule",
      fields: [
        "id": .text(nodeIdentifier("BranchProtectionRule", id)),
        "databaseId": .number(id % 1_000_000_000), "pattern": .text(rules.branch),
        "allowsDeletions": .bool(false), "allowsForcePushes": .bool(false),
        "dismissesStaleReviews": .bool(rules.dismissesStale), "isAdminEnforced": .bool(false),
        "requiredApprovingReviewCount": .number(rules.approvals == 0 ? nil : rules.approvals),
        "requiredStatusCheckContexts": .list(rules.checks.map { .text($0) }),
        "requiredStatusChecks": .list(rules.checks.map(requirement)),
        "requiresApprovingReviews": .bool(rules.approvals > 0),
        "requiresCodeOwnerReviews": .bool(rules.needsOwners),
        "requiresConversationResolution": .bool(rules.needsResolution),
        "requiresStatusChecks": .bool(!rules.checks.isEmpty),
        "requiresStrictStatusChecks": .bool(rules.isStrict),
        "requiresCommitSignatures": .bool(false), "requiresLinearHistory": .bool(false),
        "repository": .null,
      ]
    )
  }

  /// Returns a check that has to pass, which any service may report.
  private func requirement(_ name: String) -> GraphQLResult {
    .object(
      GraphQLRecord(
        type: "RequiredStatusCheckDescription",
        fields: ["app": .null, "context": .text(name)]
      )
    )
  }
}

extension GraphQLScope {
  /// Returns a branch; `nil` if the repository does not have it.
  func ref(_ name: String, in repository: String) async throws -> GraphQLRef? {
    guard let hosted = try await hosted(repository),
      let branch = try await services.refs(of: hosted).branch(name)
    else { return nil }
    return GraphQLRef(
      scope: self,
      repository: repository,
      name: name,
      oid: branch.commit.hex,
      rules: hosted.rules(of: name)
    )
  }

  /// Returns a user, also one of whom only the login is known.
  func actor(_ login: String) async throws -> GraphQLActor {
    if let user = try await ifFound({ try await user(login) }) { return user }
    let users = try await services.catalog.snapshot().users
    let body = JSONText.of(SimpleUserBody(login, among: users, links: request.links))
    return GraphQLActor(scope: self, rest: try GraphQLValue(json: body))
  }
}
