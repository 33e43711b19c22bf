import BinderySignals
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

  /// A producer of the kind of a revision, as far as the store has the branches and tags of its
  /// repository: a branch before a tag of the same name, and `nil` for a commit.
  func kind(
    of revision: String,
    in repository: GitHub.RepositoryName
  ) -> SignalProducer<GitHub.Reference.Kind?, Never> {
    store.observe(.references(of: repository))
      .combineLatest(with: store.observe(.repository(repository)))
      .map { references, repository in
        if repository.value?.defaultBranch == revision { return .branch }
        let kinds = references.value?.filter { $0.name == revision }.map(\.kind) ?? []
        return kinds.contains(.branch) ? .branch : kinds.first
      }
      .skipRepeats()
  }
}
