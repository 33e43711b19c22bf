import BinderyNavigation
import GitHubValues

/// The issues that match a keyword, though they are not among the latest ones: those that the store
/// knows as soon as the keyword is typed, then those that the server finds.
extension IssueChoiceViewModel {
  /// Searches for the keyword when the typing pauses.
  func followKeyword() {
    lifetime.add(searchCommand.values.observeValues { [weak self] in self?.found = $0 })
    // The stored ones are enough where the server cannot be reached.
    lifetime.add(searchCommand.errors.observeValues { _ in })
    searchCommand
      <~ $keyword.signal.map(\.trimmed).skipRepeats()
      .debounce(.milliseconds(500), on: services.scheduler)
  }

  /// The options of the search; none without a keyword.
  var searched: [IssueOption] {
    keyword.trimmed.isEmpty ? [] : (known + found).compactMap(option)
  }

  /// Returns an issue as an option; `nil` for a pull request and for the issues themselves.
  func option(_ issue: GitHub.Issue) -> IssueOption? {
    issue.isPullRequest || numbers.contains(issue.number)
      ? nil : .issue(issue.named(in: repository))
  }
}
