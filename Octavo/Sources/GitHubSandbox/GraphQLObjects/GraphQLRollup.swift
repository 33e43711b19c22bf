/// All that services say about one commit.
struct GraphQLRollup: GraphQLObject {
  let commit: GraphQLCommit
  let rollup: CheckRollup

  var type: String { "StatusCheckRollup" }

  func value(of field: String, _ arguments: [String: GraphQLValue]) throws -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("StatusCheckRollup", "\(commit.repository):\(commit.oid)"))
    case "commit": .object(commit)
    case "state": .text(commit.scope.request.graphQLFault == .passing ? "SUCCESS" : rollup.state)
    case "contexts": .object(try contexts(arguments))
    default: .null
    }
  }

  private func contexts(_ arguments: [String: GraphQLValue]) throws -> GraphQLContexts {
    let runs = rollup.runs.map { GraphQLCheckRun(commit: commit, run: $0.run, suite: $0.suite) }
    let statuses = rollup.statuses.map { GraphQLStatusContext(commit: commit, status: $0) }
    return GraphQLContexts(
      page: try GraphQLConnection(
        "StatusCheckRollupContext",
        runs as [any GraphQLObject] + statuses,
        arguments
      ),
      rollup: rollup
    )
  }
}

/// The checks and statuses of a commit as one list, with their numbers.
struct GraphQLContexts: GraphQLObject {
  let page: GraphQLConnection
  let rollup: CheckRollup

  var type: String { page.type }

  func value(of field: String, _ arguments: [String: GraphQLValue]) throws -> GraphQLResult {
    switch field {
    case "checkRunCount": .number(rollup.runs.count)
    case "statusContextCount": .number(rollup.statuses.count)
    case "checkRunCountsByState":
      counts("CheckRunStateCount", rollup.runs.map { word($0.run.state(at: rollup.time)) })
    case "statusContextCountsByState":
      counts("StatusContextStateCount", rollup.statuses.map { $0.state.uppercased() })
    default: try page.value(of: field, arguments)
    }
  }

  private func word(_ state: CheckState) -> String {
    (state.conclusion?.rawValue ?? state.progress.rawValue).uppercased()
  }

  private func counts(_ type: String, _ words: [String]) -> GraphQLResult {
    let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return .list(
      counts.sorted { $0.key < $1.key }.map { word, count in
        .object(
          GraphQLRecord(type: type, fields: ["state": .text(word), "count": .number(count)])
        )
      }
    )
  }
}

/// A status that a service has set on a commit.
struct GraphQLStatusContext: GraphQLObject {
  let commit: GraphQLCommit
  let status: StoredCommitStatus

  var type: String { "StatusContext" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("StatusContext", status.id ?? 0))
    case "context": .text(status.context)
    case "state": .text(status.state.uppercased())
    case "description": .text(status.description)
    case "targetUrl": .text(status.target)
    case "createdAt": .time(status.created)
    case "avatarUrl": .text(commit.scope.request.links.avatar(status.login))
    case "creator":
      .object(orNull: try await commit.scope.ifFound { try await commit.scope.user(status.login) })
    case "commit": .object(commit)
    case "isRequired": .bool(try await commit.isRequired(status.context, arguments))
    default: .null
    }
  }
}
