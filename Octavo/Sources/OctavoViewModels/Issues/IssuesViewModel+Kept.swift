import BinderyNavigation
import GitHubValues

/// All issues of the repository, which the user keeps on this machine.
extension IssuesViewModel {
  /// Returns whether the list has all issues for a filter, without a request.
  func isWhole(for filter: IssueFilter) -> Bool {
    kept.value?.isWhole == true && !filter.needsServer
  }

  /// Keeping all issues of the repository, or keeping them no longer.
  var keepActions: [ScreenAction] {
    guard issues.repository != nil else { return [] }
    guard kept.value == nil else {
      return [ScreenAction("issues.keep.end", "Keep No Longer") { self.endKeeping() }]
    }
    return [ScreenAction("issues.keep", "Keep All Issues…") { self.keepCommand.execute() }]
  }

  /// The state of the issues that are kept: “3,400 of about 20,000 issues kept”.
  var keptWords: String? {
    guard let kept = kept.value else { return nil }
    guard !kept.isWhole else { return "all kept" }
    let total = Strings.grouped(max(kept.total, kept.count))
    return "\(Strings.grouped(kept.count)) of about \(total) issues kept"
  }

  /// Asks whether all issues are to be kept, with the cost, and begins to read them.
  func keepIssues() async throws {
    guard let name = issues.repository else { return }
    do {
      let query = StoreQuery.issueTotal(of: name)
      try await services.sync.refresh(query)
      let total = services.store.result(of: query).value ?? 0
      let question = KeepingAlert.alert(of: name, total)
      guard await services.choices.ask(question) == KeepingAlert.keep else { return }
      try await services.offlineCopies.keepIssues(of: name, total: total)
    } catch {
      services.showNotice(services.message(for: error))
      throw error
    }
  }

  private func endKeeping() {
    guard let name = issues.repository else { return }
    Task.immediate { [services] in
      do {
        try await services.offlineCopies.removeIssues(of: name)
        services.showNotice("The issues of \(name) are kept no longer.")
      } catch {
        services.showNotice(services.message(for: error))
      }
    }
  }
}

/// The question before all issues of a repository are kept.
nonisolated enum KeepingAlert {
  /// The choice to keep them.
  static let keep = AlertContent.Choice("Keep")
  /// The number of issues of one request.
  private static let portion = 100

  /// Returns the question, which says how many requests it takes.
  static func alert(of name: GitHub.RepositoryName, _ total: Int) -> AlertContent {
    let requests = max(1, (total + portion - 1) / portion)
    let number = Strings.count(total, "issue or pull request", "issues and pull requests")
    return AlertContent(
      title: "Keep all issues of \(name)?",
      message: """
        \(number) are read in about \(Strings.count(requests, "request", "requests")), and all of \
        them again once a week. While less than half of the requests of the hour are left, reading \
        waits. Filters are then executed on this machine, without a search.
        """,
      choices: [AlertContent.Choice("Cancel", role: .cancel), keep]
    )
  }
}
