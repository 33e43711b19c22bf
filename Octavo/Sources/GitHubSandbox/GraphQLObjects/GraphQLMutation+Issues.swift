extension GraphQLMutation {
  /// Opens an issue.
  ///
  /// The labels and assignees of its template are given to it whatever the rights of the viewer.
  func createIssue(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let repository = try await node(input, "repositoryId", as: GraphQLRepository.self)
    let rest = try await scope.call(
      "POST",
      "repos/\(repository.name)/issues",
      body: ["title": input["title"] ?? .null, "body": input["body"] ?? .null]
    )
    let number = rest["number"]?.number ?? 0
    if let name = input["issueTemplate"]?.text,
      let head = try await template(named: name, of: repository.name)
    {
      try await give(head, to: number, in: repository.name)
    }
    return ["issue": .object(try await scope.issue(number, in: repository.name))]
  }

  private func give(_ head: TemplateHead, to number: Int, in repository: String) async throws {
    guard let hosted = try await scope.hosted(repository) else { return }
    let writer = try await scope.services.writer(scope.request, in: hosted)
    let store = IssueStore(state: scope.services.state)
    let issue = try await store.issue(number, in: hosted.id)?.0
    let snapshot = try await scope.services.catalog.snapshot()
    let assignees = head.assignees.filter { snapshot.users.user(login: $0) != nil }
    _ = try await store.change(issue?.id, by: writer.act) { issue in
      issue.labelNames = head.labels
      issue.assigneeLogins = assignees
    }
  }

  /// Returns the head of a template of the repository, or else of the owner's `.github`.
  private func template(named name: String, of repository: String) async throws -> TemplateHead? {
    let owner = repository.split(separator: "/").first ?? ""
    for place in [repository, "\(owner)/.github"] {
      let folder = try await scope.object("HEAD:.github/ISSUE_TEMPLATE", in: place) as? GraphQLTree
      for entry in folder?.entries ?? [] {
        let path = entry["path"]?.text ?? ""
        let blob = try await scope.object("HEAD:\(path)", in: place) as? GraphQLBlob
        if let text = blob?.text {
          let head = TemplateHead(text)
          if head.name == name { return head }
        }
      }
    }
    return nil
  }
}
