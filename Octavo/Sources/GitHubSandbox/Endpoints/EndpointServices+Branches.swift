extension EndpointServices {
  /// Returns the branches and tags of a repository, with the branches that were made for issues.
  func refs(of repository: HostedRepository) async throws -> RefList {
    var refs = try await repository.git.refs()
    for branch in try await LinkedBranchStore(state: state).branches(of: repository.id) {
      guard let commit = ObjectID(branch.commit), refs.branch(branch.name) == nil else { continue }
      refs.branches.append(
        RefList.Branch(
          name: branch.name,
          fullName: "refs/heads/\(branch.name)",
          commit: commit,
          time: branch.time
        )
      )
    }
    refs.branches.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return refs
  }

  /// Returns the commit that a name stands for, also that of a branch that was made for an issue.
  func commit(named name: String, in repository: HostedRepository) async throws -> ObjectID? {
    if let commit = try await repository.git.commit(named: name) { return commit }
    return try await refs(of: repository).commit(named: name)
  }
}
