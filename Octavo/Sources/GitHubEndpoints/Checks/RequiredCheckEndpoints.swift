public import GitHubValues

extension Endpoint where Value == [GitHub.RequiredCheck]? {
  /// The checks that the rules of a repository require on a branch; `nil` where the server has no
  /// rules, or for an account that may not read them.
  ///
  /// - Parameters:
  ///   - branch: The branch.
  ///   - repository: The repository.
  /// - Returns: The endpoint.
  public static func requiredChecks(
    on branch: String,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let endpoint: Endpoint<GitHub.Page<[GitHub.RequiredCheck]>> = .list(
      .get(repository.path + ["rules", "branches", branch])
    ) { (rule: BranchRule) in rule.checks }
    return endpoint.map { Optional($0.items.flatMap(\.self)) }
      .returning(nil, for: .forbidden, .notFound)
  }
}

/// A rule that is in force on a branch, of which only the required checks are read.
private struct BranchRule: LenientDecodable {
  let checks: [GitHub.RequiredCheck]

  init?(_ object: JSONObject) {
    guard object.string("type") == "required_status_checks" else { return nil }
    checks = (object.object("parameters")?.list("required_status_checks", of: Item.self) ?? [])
      .map(\.check)
  }

  private struct Item: LenientDecodable {
    let check: GitHub.RequiredCheck

    init?(_ object: JSONObject) {
      guard let context = object.nonEmptyString("context") else { return nil }
      check = GitHub.RequiredCheck(context, app: object.integer("integration_id"))
    }
  }
}
