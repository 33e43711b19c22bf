import GitHubValues

extension Services {
  /// Requests the branches and tags of a repository.
  ///
  /// It does not fail while the server cannot be reached if the store has branches and tags.
  func refreshReferences(of repository: GitHub.RepositoryName) async throws {
    do {
      try await sync.refresh(.references(of: repository))
    } catch let error as APIError where [.offline, .timedOut].contains(error.reason) {
      if store.result(of: .references(of: repository)).value == nil { throw error }
    }
  }
}
