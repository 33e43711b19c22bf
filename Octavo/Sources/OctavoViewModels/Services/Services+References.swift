import GitHubEndpoints
import GitHubValues

extension Services {
  /// The branches and tags of a repository, from the store where the server cannot be reached.
  func references(of repository: GitHub.RepositoryName) async throws -> [GitHub.Reference] {
    do {
      let (branches, tags) = (
        gitHub.pages(of: .branches(of: repository)), gitHub.pages(of: .tags(of: repository))
      )
      async let allBranches = branches.items()
      async let allTags = tags.items()
      let references = try await allBranches + allTags
      entities[.references(of: repository)] = references
      await store.save(references, as: .references(of: repository))
      return references
    } catch let error as APIError where [.offline, .timedOut].contains(error.reason) {
      guard let copy = await store.copy(.references(of: repository)) else { throw error }
      entities[.references(of: repository)] = copy
      return copy
    }
  }
}
