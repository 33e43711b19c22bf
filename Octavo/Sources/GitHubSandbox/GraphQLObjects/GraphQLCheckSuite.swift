/// The checks of one service on a commit.
struct GraphQLCheckSuite: GraphQLObject {
  let commit: GraphQLCommit
  let suite: CheckStore.Suite

  var scope: GraphQLScope { commit.scope }
  var type: String { "CheckSuite" }
  private var stored: StoredCheckSuite { suite.suite }
  private var path: String { "/\(commit.repository)/commit/\(commit.oid)/checks" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    let state = suite.state(at: scope.request.now)
    return switch field {
    case "id": .text(nodeIdentifier("CheckSuite", stored.suiteID))
    case "databaseId": .number(stored.suiteID)
    case "status": .text(state.progress.rawValue.uppercased())
    case "conclusion": .text(state.conclusion?.rawValue.uppercased())
    case "createdAt": .time(stored.created)
    case "updatedAt": .time(stored.updated(of: suite.latest(), at: scope.request.now))
    case "commit": .object(commit)
    case "repository": .object(try await scope.repository(commit.repository))
    case "branch":
      .object(orNull: try await scope.ref(stored.branch ?? "", in: commit.repository))
    case "resourcePath": .text(path)
    case "url": .text(scope.request.links.web + path)
    case "app": .object(app)
    case "workflowRun": .object(orNull: stored.workflow.map(workflowRun))
    case "checkRuns":
      .object(
        try GraphQLConnection(
          "CheckRun",
          suite.latest().map { GraphQLCheckRun(commit: commit, run: $0, suite: stored) },
          arguments
        )
      )
    default: .null
    }
  }

  private var app: GraphQLRecord {
    let body = CheckAppBody(
      name: stored.app,
      users: UserDirectory(),
      links: scope.request.links
    )
    return GraphQLRecord(
      type: "App",
      fields: [
        "id": .text(nodeIdentifier("App", body.id)), "databaseId": .number(body.id),
        "name": .text(stored.app), "slug": .text(body.slug), "description": .null,
        "url": .text("\(scope.request.links.web)/apps/\(body.slug)"),
      ]
    )
  }

  private func workflowRun(_ name: String) -> GraphQLRecord {
    let web = scope.request.links.web
    let page = "/\(commit.repository)/actions/runs/\(stored.run)"
    let file =
      "/\(commit.repository)/actions/workflows/\(stored.path?.split(separator: "/").last ?? "")"
    let workflow = GraphQLRecord(
      type: "Workflow",
      fields: [
        "id": .text(nodeIdentifier("Workflow", stored.workflowID)),
        "databaseId": .number(stored.workflowID), "name": .text(name),
        "resourcePath": .text(file), "url": .text(web + file),
        "createdAt": .time(stored.created), "updatedAt": .time(stored.created),
      ]
    )
    return GraphQLRecord(
      type: "WorkflowRun",
      fields: [
        "id": .text(nodeIdentifier("WorkflowRun", stored.run)), "databaseId": .number(stored.run),
        "event": .text(stored.event), "runNumber": .number(stored.number),
        "resourcePath": .text(page), "url": .text(web + page), "checkSuite": .object(self),
        "createdAt": .time(stored.created), "updatedAt": .time(stored.started),
        "workflow": .object(workflow),
      ]
    )
  }
}
