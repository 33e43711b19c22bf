/// The labels of issues, and those of the issues of a milestone.
struct IssueLabelEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    let labels = "/repos/:owner/:repo/issues/:number/labels"
    return [
      .get(labels, action: list),
      Route("POST", labels) { try await change($0) { $0 + $1 } },
      Route("PUT", labels) { try await change($0) { $1 } },
      Route("DELETE", labels, action: removeAll),
      Route("DELETE", "\(labels)/:name", action: remove),
    ].map { $0.method == "GET" ? $0 : $0.requiring("public_repo", "repo") }
      + [.get("/repos/:owner/:repo/milestones/:number/labels", action: ofMilestone)]
  }

  /// A list of labels, alone or as the field `labels` of an object.
  private struct Draft: Decodable {
    let labels: [NamedValue]

    private struct Fields: Decodable { let labels: [NamedValue]? }

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        var labels: [NamedValue] = []
        while !list.isAtEnd { labels.append(try list.decode(NamedValue.self)) }
        self.labels = labels
      } else {
        labels = try Fields(from: decoder).labels ?? []
      }
    }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    let labels = try await store.facts(of: [found.issue]).labels(of: found.issue)
    return await .page(of: labels, in: found.repository, for: request)
  }

  /// Changes the names of the labels by those of the request.
  private func change(
    _ request: EndpointRequest,
    _ names: @escaping @Sendable ([String], [String]) -> [String]
  ) async throws -> EndpointResponse {
    let (writer, issue) = try await triaged(request)
    let draft: Draft = try request.decodedBody()
    try NamedValue.check(labels: draft.labels, of: "Label")
    let chosen = draft.labels.map(\.name)
    let changed = try await store.change(issue.id, by: writer.act) { issue in
      issue.labelNames = names(issue.labelNames, chosen)
    }
    return try await labels(of: changed ?? issue, writer.repository, request)
  }

  @Sendable private func remove(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, issue) = try await triaged(request)
    let name = try request.text("name").lowercased()
    guard issue.labelNames.contains(where: { $0.lowercased() == name }) else {
      throw ErrorResponse(status: 404, message: "Label does not exist")
    }
    let changed = try await store.change(issue.id, by: writer.act) { issue in
      issue.labelNames.removeAll { $0.lowercased() == name }
    }
    return try await labels(of: changed ?? issue, writer.repository, request)
  }

  @Sendable private func removeAll(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, issue) = try await triaged(request)
    _ = try await store.change(issue.id, by: writer.act) { $0.labelNames = [] }
    return .noContent
  }

  /// Returns the labels of all issues of a milestone, each once.
  @Sendable private func ofMilestone(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let milestones = MilestoneStore(state: services.state)
    guard let number = Int(try request.text("number")),
      let found = try await milestones.milestone(number, in: repository.id)
    else { throw ErrorResponse.notFound }
    let names = try await store.issues(of: repository.id)
      .filter { $0.issue.milestone == found.milestone.id }.flatMap(\.issue.labelNames)
    let labels = try await LabelStore(state: services.state).labels(of: repository.id)
    let chosen = labels.filter { names.contains($0.name) }
    return await .page(of: chosen, in: repository, for: request)
  }

  /// Returns all labels of an issue after a change: only the list has pages.
  private func labels(
    of issue: StoredIssue,
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let labels = try await store.facts(of: [issue]).labels(of: issue)
    return .json(
      labels.map {
        LabelBody(label: $0, repository: repository.fullName, links: request.links)
      }
    )
  }

  /// Returns the issue of a request that needs the right to triage.
  private func triaged(
    _ request: EndpointRequest
  ) async throws -> (Writer, StoredIssue) {
    let (writer, listed) = try await services.writtenIssue(request, atLeast: .triage)
    return (writer, listed.issue)
  }
}
