/// The changes of issues that the REST API lacks.
extension GraphQLMutation {
  /// The most issues that are pinned in a repository.
  private static let mostPinned = 3

  /// Pins an issue, or removes the pin; writers may.
  func pin(_ input: GraphQLValue, _ isPinned: Bool) async throws -> [String: GraphQLResult] {
    let issue = try await node(input, "issueId", as: GraphQLIssue.self)
    let (writer, stored) = try await written(issue, atLeast: .write)
    let store = IssueStore(state: scope.services.state)
    if isPinned {
      let all = try await store.issues(of: stored.repository).filter(\.issue.isPinned)
      guard all.count < Self.mostPinned || stored.isPinned else {
        throw GraphQLError("Maximum 3 pinned issues per repository", type: "UNPROCESSABLE")
      }
    }
    _ = try await store.change(stored.id, by: writer.act) { $0.isPinned = isPinned }
    return ["issue": .object(try await issue.reloaded())]
  }

  /// Marks an issue as a duplicate of another one.
  func mark(_ input: GraphQLValue, _ member: String) async throws {
    let issue = try await node(input, "issueId", as: GraphQLIssue.self)
    let original = try await node(input, member, as: GraphQLIssue.self).stored()?.id
    let (writer, stored) = try await written(issue, atLeast: .read)
    _ = try await IssueStore(state: scope.services.state).change(stored.id, by: writer.act) {
      $0.original = original
    }
  }

  /// Moves an issue to another repository, where it gets the next number; writers of both may.
  func transfer(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let issue = try await node(input, "issueId", as: GraphQLIssue.self)
    let target = try await node(input, "repositoryId", as: GraphQLRepository.self)
    let (writer, stored) = try await written(issue, atLeast: .write)
    guard let hosted = try await scope.hosted(target.name), hosted.id != stored.repository,
      hosted.owner.lowercased() == writer.repository.owner.lowercased()
    else {
      throw GraphQLError("Issues cannot be transferred there.", type: "UNPROCESSABLE")
    }
    try await scope.services.writer(scope.request, in: hosted).require(.write)
    let taken = try await hosted.git.pulls().first?.number ?? 0
    let number = try await IssueStore(state: scope.services.state)
      .transfer(stored, of: issue.repository, to: hosted, taken: taken, by: writer.act)
    return ["issue": .object(try await scope.issue(number, in: target.name))]
  }

  /// Returns the viewer as the writer of an issue, and the issue as it is stored.
  func written(
    _ issue: GraphQLIssue,
    atLeast least: SandboxRole
  ) async throws -> (Writer, StoredIssue) {
    let writer = try await writer(in: issue.repository, atLeast: least)
    guard let stored = try await issue.stored() else { throw ErrorResponse.notFound }
    return (writer, stored)
  }

  /// Returns the viewer as a writer in a repository.
  ///
  /// - Throws: An error for a token or a role that may not write there.
  func writer(in repository: String, atLeast least: SandboxRole) async throws -> Writer {
    guard scope.request.viewer.hasScope(among: ["public_repo", "repo"]) else {
      throw GraphQLError.missingScopes(["public_repo", "repo"])
    }
    guard let hosted = try await scope.hosted(repository) else { throw ErrorResponse.notFound }
    let writer = try await scope.services.writer(scope.request, in: hosted)
    try writer.require(least)
    return writer
  }
}
