/// The branches of issues.
extension GraphQLMutation {
  /// Makes a branch for an issue; writers may.
  func createBranch(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let issue = try await node(input, "issueId", as: GraphQLIssue.self)
    let (writer, stored) = try await written(issue, atLeast: .write)
    let name = input["name"]?.text ?? "\(issue.number)-branch"
    let oid = input["oid"]?.text ?? ""
    guard let commit = try await scope.services.commit(withID: oid, in: writer.repository)
    else { throw GraphQLError("The commit does not exist.", type: "UNPROCESSABLE") }
    guard try await scope.services.refs(of: writer.repository).branch(name) == nil else {
      throw GraphQLError("A ref named “\(name)” already exists.", type: "UNPROCESSABLE")
    }
    let branch = LinkedBranch(name: name, commit: commit.hex, time: writer.act.time)
    try await LinkedBranchStore(state: scope.services.state)
      .add(branch, to: issue.number, of: stored.repository)
    return [
      "issue": .object(try await issue.reloaded()),
      "linkedBranch": .object(issue.record(of: branch)),
    ]
  }
}

extension GraphQLIssue {
  /// Returns the branches that were made for the issue.
  func linkedBranches(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    var branches: [LinkedBranch] = []
    if let hosted = try await scope.hosted(repository), type == "Issue" {
      branches = try await LinkedBranchStore(state: scope.services.state)
        .branches(of: hosted.id, issue: number)
    }
    return try GraphQLConnection("LinkedBranch", branches.map(record), arguments)
  }

  func record(of branch: LinkedBranch) -> GraphQLRecord {
    let place = "\(repository):refs/heads/\(branch.name)"
    let ref = GraphQLRecord(
      type: "Ref",
      fields: [
        "id": .text(nodeIdentifier("Ref", place)), "name": .text(branch.name),
        "prefix": .text("refs/heads/"),
      ]
    )
    return GraphQLRecord(
      type: "LinkedBranch",
      fields: ["id": .text(nodeIdentifier("LinkedBranch", place)), "ref": .object(ref)]
    )
  }
}
