/// A run of a check.
struct GraphQLCheckRun: GraphQLObject {
  let commit: GraphQLCommit
  let run: StoredCheckRun
  let suite: StoredCheckSuite

  var scope: GraphQLScope { commit.scope }
  var type: String { "CheckRun" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    let state = run.state(at: scope.request.now)
    let isCompleted = state.conclusion != nil
    switch field {
    case "id": return .text(nodeIdentifier("CheckRun", run.number))
    case "databaseId": return .number(run.number)
    case "name": return .text(run.name)
    case "status": return .text(state.progress.rawValue.uppercased())
    case "conclusion": return .text(state.conclusion?.rawValue.uppercased())
    case "startedAt": return .time(run.starts.flatMap { $0 <= scope.request.now ? $0 : nil })
    case "completedAt": return .time(isCompleted ? run.ends : nil)
    case "title": return .text(isCompleted ? run.plan.title : nil)
    case "summary": return .text(isCompleted ? run.plan.summary : nil)
    case "text": return .text(isCompleted ? run.plan.text : nil)
    case "externalId": return .text(run.external ?? "")
    case "isRequired": return .bool(try await commit.isRequired(run.name, arguments))
    case "repository": return .object(try await scope.repository(commit.repository))
    case "resourcePath": return .text(path)
    case "url", "permalink": return .text(scope.request.links.web + path)
    case "detailsUrl":
      return .text(
        (suite.workflow == nil ? run.plan.details : nil) ?? scope.request.links.web + path
      )
    case "checkSuite": return .object(try await checkSuite())
    case "steps": return .object(try steps(arguments))
    case "annotations": return .object(try annotations(arguments))
    default: return .null
    }
  }

  private var path: String {
    suite.workflow == nil
      ? "/\(commit.repository)/runs/\(run.number)"
      : "/\(commit.repository)/actions/runs/\(suite.run)/job/\(run.number)"
  }

  private func checkSuite() async throws -> GraphQLCheckSuite {
    let store = CheckStore(state: scope.services.state)
    let found = try await store.suite(suite.id ?? 0, in: suite.repository)
    return GraphQLCheckSuite(
      commit: commit,
      suite: found ?? CheckStore.Suite(suite: suite, runs: [run])
    )
  }

  private func steps(_ arguments: [String: GraphQLValue]) throws -> GraphQLConnection {
    let now = scope.request.now
    let number = arguments["number"]?.number
    let steps = JobTimeline(run, at: now).steps.filter { number == nil || number == $0.number }
    let records = steps.map { step in
      GraphQLRecord(
        type: "CheckStep",
        fields: [
          "name": .text(step.plan.name), "number": .number(step.number),
          "status": .text(step.state.progress.rawValue.uppercased()),
          "conclusion": .text(step.state.conclusion?.rawValue.uppercased()),
          "startedAt": .time(step.starts.flatMap { $0 <= now ? $0 : nil }),
          "completedAt": .time(step.state.conclusion == nil ? nil : step.ends),
          "secondsToCompletion": .number(
            step.state.progress == .running ? step.ends.map { $0 - now } : nil
          ),
        ]
      )
    }
    return try GraphQLConnection("CheckStep", records, arguments)
  }

  private func annotations(_ arguments: [String: GraphQLValue]) throws -> GraphQLConnection {
    let isShown = run.isCompleted(at: scope.request.now)
    func position(_ line: Int, _ column: Int?) -> GraphQLResult {
      .object(
        GraphQLRecord(
          type: "CheckAnnotationPosition",
          fields: ["line": .number(line), "column": .number(column)]
        )
      )
    }
    let blobs = "\(scope.request.links.web)/\(commit.repository)/blob/\(commit.oid)"
    let records = (isShown ? run.plan.annotations : []).enumerated().map { index, annotation in
      let span = GraphQLRecord(
        type: "CheckAnnotationSpan",
        fields: [
          "start": position(annotation.lines.lowerBound, annotation.columns?.lowerBound),
          "end": position(annotation.lines.upperBound, annotation.columns?.upperBound),
        ]
      )
      return GraphQLRecord(
        type: "CheckAnnotation",
        fields: [
          "annotationLevel": .text(annotation.level.uppercased()), "path": .text(annotation.path),
          "databaseId": .number(index + 1), "location": .object(span),
          "message": .text(annotation.message), "title": .text(annotation.title),
          "rawDetails": .text(annotation.details),
          "blobUrl": .text("\(blobs)/\(PercentCoding.encode(annotation.path.utf8))"),
        ]
      )
    }
    return try GraphQLConnection("CheckAnnotation", records, arguments)
  }
}
