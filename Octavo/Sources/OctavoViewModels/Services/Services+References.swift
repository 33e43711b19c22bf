import GitHubValues

extension Services {
  /// Requests the branches and tags of a repository.
  ///
  /// Where the server cannot be reached, those in the store will do.
  func refreshReferences(of repository: GitHub.RepositoryName) async throws {
    do {
      try await sync.refresh(.references(of: repository))
    } catch let error as APIError where [.offline, .timedOut].contains(error.reason) {
      if store.result(of: .references(of: repository)).value == nil { throw error }
    }
  }
}
