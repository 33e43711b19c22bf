import BinderyNavigation
import GitHubEndpoints
import GitHubValues

/// Issues with similar titles: those of the store as soon as the typing pauses, then those that the
/// server finds.
extension IssueWriting {
  func followTitle(_ services: Services, _ repository: GitHub.RepositoryName) {
    let known = MutableProperty(Stored<[GitHub.Issue]>())
    known <~ services.store.observe(.knownIssues(.repository(repository)))
    let pauses = $title.signal.skipRepeats()
      .debounce(.milliseconds(300), on: services.scheduler)
    lifetime.add(
      pauses.observeValues { [weak self] title in
        self?.similar = SimilarIssue.all(in: known.value.value ?? [], like: title)
      }
    )
    let search: Command<String, [SimilarIssue]> = command(.latest) { _, title in
      try await Self.found(like: title, in: repository, services)
    }
    lifetime.add(
      search.values.observeValues { [weak self] found in
        guard let self else { return }
        let known = Set(similar.map(\.id))
        similar = Array(
          (similar + found.filter { !known.contains($0.id) }).prefix(SimilarIssue.most)
        )
      }
    )
    similarSearch = search
    // The stored ones are enough where the server cannot be reached.
    lifetime.add(search.errors.observeValues { _ in })
    search
      <~ $title.signal.skipRepeats().debounce(.seconds(1), on: services.scheduler)
      .filter { !$0.similarityWords.isEmpty }
  }

  private static func found(
    like title: String,
    in repository: GitHub.RepositoryName,
    _ services: Services
  ) async throws -> [SimilarIssue] {
    guard !services.sync.isNearLimit else { return [] }
    let words = title.similarityWords.sorted().prefix(6).joined(separator: " ")
    let query = "repo:\(repository) is:issue in:title \(words)"
    let sort = IssueParameters.Sort("created")
    let page = try await services.gitHub.send(.issues(matching: query, by: sort))
    return SimilarIssue.all(in: page.items, like: title)
  }
}
