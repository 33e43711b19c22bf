import BinderyNavigation
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

  /// Lets the user choose a branch or tag, once the server has listed them.
  ///
  /// - Returns: The branch or tag; `nil` if the user closed the picker, or had left the screen of
  ///   `viewModel` before.
  func selectReference(
    of repository: GitHub.RepositoryName,
    current: GitHub.Reference?,
    on viewModel: ViewModel
  ) async throws -> GitHub.Reference? {
    // The picker observes them, so that it opens with its rows.
    try await refreshReferences(of: repository)
    // A user who has left the screen meanwhile does not expect the picker.
    guard viewModel.phase == .active else { return nil }
    return await navigation.present { .refPicker(repository, current: current, result: $0) }
  }

  /// Lets the user choose a branch or tag, and shows the changes of `head` since then.
  func compare(
    _ head: String,
    in repository: GitHub.RepositoryName,
    on viewModel: ViewModel
  ) async throws {
    let base = try await selectReference(of: repository, current: nil, on: viewModel)
    if let base { navigation.push(.comparison(repository, base: base.name, head: head)) }
  }

  /// A producer of the kind of a revision, as far as the store has the branches and tags of its
  /// repository: a branch before a tag of the same name, and `nil` for a commit.
  func kind(
    of revision: String,
    in repository: GitHub.RepositoryName
  ) -> SignalProducer<GitHub.Reference.Kind?, Never> {
    SignalProducer.combineLatest(
      store.observe(.references(of: repository)).map { $0.value ?? [] },
      matchingReferences(of: repository, beginning: revision),
      store.observe(.repository(repository))
    )
    .map { references, matching, repository in
      if repository.value?.defaultBranch == revision { return .branch }
      let kinds = (references + matching).filter { $0.name == revision }.map(\.kind)
      return kinds.contains(.branch) ? .branch : kinds.first
    }
    .skipRepeats()
  }

  /// A producer of the branches and tags that requests for a link to a revision have found: those
  /// that begin with its first word, with its first two words, and so on.
  private func matchingReferences(
    of repository: GitHub.RepositoryName,
    beginning revision: String
  ) -> SignalProducer<[GitHub.Reference], Never> {
    let words = revision.split(separator: "/")
    let queries = words.indices.flatMap { last in
      GitHub.Reference.Kind.allCases.map {
        StoreQuery.references(
          of: repository,
          $0,
          beginningWith: words[...last].joined(separator: "/")
        )
      }
    }
    let found = queries.map { query in
      store.observe(query).map { $0.value?.references ?? [] }
    }
    return SignalProducer.combineLatest(found, emptySentinel: []).map { Array($0.joined()) }
  }
}
