import GitHubValues

nonisolated extension Route {
  /// Whether another route leads to the same page, at whatever place of it.
  func isSamePage(as other: Route) -> Bool {
    switch (self, other) {
    case (.issue(let name, let number, _), .issue(let otherName, let otherNumber, _)):
      name == otherName && number == otherNumber
    default: self == other
    }
  }
}
