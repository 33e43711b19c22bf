import GitHubValues

extension GitHub.PullChecks {
  /// Reads the checks of a pull request in GraphQL.
  init(_ pull: JSONObject) {
    let commit = pull.headCommit
    let head = commit?.nonEmptyString("oid") ?? pull.string("headRefOid") ?? ""
    self.init(head: head, pull.contexts?.items.map(\.check) ?? []) {
      $0.base = pull.nonEmptyString("baseRefName")
      $0.isFromFork = pull.bool("isCrossRepository")
      $0.rollup = commit?.object("statusCheckRollup")?.nonEmptyString("state")
        .map { .init(rawValue: $0.lowercased()) }
      let rule = pull.object("baseRef")?.object("branchProtectionRule")
      let described = rule?.list("requiredStatusChecks", of: Requirement.self).map(\.check) ?? []
      let names = Set(described.map(\.name))
      let others = rule?.strings("requiredStatusCheckContexts") ?? []
      $0.required = described + others.filter { !names.contains($0) }.map { .init($0) }
    }
  }
}

extension JSONObject {
  /// A page of the checks of a pull request's head; `nil` if it has none.
  var contexts: GitHub.CursorPage<CheckContext>? {
    headCommit?.object("statusCheckRollup")?.value("contexts")
  }

  fileprivate var headCommit: JSONObject? {
    let nodes: [CommitNode] = object("commits")?.list("nodes") ?? []
    return nodes.last?.commit
  }
}

/// A check run or a commit status in GraphQL.
struct CheckContext: LenientDecodable {
  let check: GitHub.Check

  init?(_ object: JSONObject) {
    let isRequired = object.knownBool("isRequired")
    if let context = object.nonEmptyString("context") {
      check = GitHub.Check(context) {
        $0.set(.init(rawValue: object.string("state")?.lowercased() ?? "pending"))
        ($0.text, $0.detailsURL) = (object.nonEmptyString("description"), object.url("targetUrl"))
        ($0.startedAt, $0.isRequired) = (object.date("createdAt"), isRequired)
      }
      return
    }
    guard let name = object.nonEmptyString("name") else { return nil }
    let suite = object.object("checkSuite")
    check = GitHub.Check(name, run: object.integer("databaseId") ?? 0) {
      $0.status = .init(rawValue: object.string("status")?.lowercased() ?? "queued")
      $0.conclusion = object.nonEmptyString("conclusion").map {
        .init(rawValue: $0.lowercased())
      }
      ($0.text, $0.isRequired) = (object.nonEmptyString("title"), isRequired)
      ($0.app, $0.workflow) = (suite?.value("app"), suite?.value("workflowRun"))
      ($0.startedAt, $0.completedAt) = (object.date("startedAt"), object.date("completedAt"))
      $0.detailsURL = object.url("detailsUrl")
      $0.annotations = object.object("annotations")?.integer("totalCount")
    }
  }
}

private struct CommitNode: LenientDecodable {
  let commit: JSONObject

  init?(_ object: JSONObject) {
    guard let commit = object.object("commit") else { return nil }
    self.commit = commit
  }
}

private struct Requirement: LenientDecodable {
  let check: GitHub.RequiredCheck

  init?(_ object: JSONObject) {
    guard let context = object.nonEmptyString("context") else { return nil }
    check = GitHub.RequiredCheck(context, app: object.object("app")?.integer("databaseId"))
  }
}
