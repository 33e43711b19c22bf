import GitHubValues

nonisolated extension Route {
  /// The repository of the subject of a thread that the page can show; `nil` for another page.
  var repositoryOfSubject: GitHub.RepositoryName? {
    switch self {
    case .issue(let name, _, _), .commit(let name, _), .releases(let name): name
    default: nil
    }
  }

  /// Whether another route leads to the same page, at whatever place of it.
  func isSamePage(as other: Route) -> Bool {
    switch (self, other) {
    case (.issue(let name, let number, _), .issue(let otherName, let otherNumber, _)):
      name == otherName && number == otherNumber
    default: self == other
    }
  }
}
