import BinderyNavigation
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
      let words = title.similarityWords.sorted()
      let found = try await services.issues(titled: words, in: repository)
      return SimilarIssue.all(in: found, like: title)
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
}
