extension SearchQuery {
  /// Returns the score of a repository, or `nil` if it does not match.
  func score(of details: RepositoryDetails) -> Double? {
    let repository = details.repository
    // As on GitHub, a fork is found only by a search that asks for forks.
    guard !repository.isFork || conditions.contains(where: { $0.key == "fork" }) else { return nil }
    let texts = [
      Text("name", repository.fullName), Text("topics", repository.topics.joined(separator: " ")),
      Text("description", repository.description),
    ]
    return score(texts, name: repository.name) { holds($0, for: details) }
  }

  private func holds(_ condition: Condition, for details: RepositoryDetails) -> Bool {
    if let answer = Self.holds(condition, for: details.repository) { return answer }
    switch condition.key {
    case "language":
      let language = details.languages.largest?.lowercased() ?? ""
      return language == condition.value
        || language.replacing(" ", with: "-") == condition.value
    case "topic": return details.repository.topics.contains(condition.value)
    case "stars": return SearchRange(condition.value)?.contains(details.stars) ?? false
    case "created":
      return SearchRange(day: condition.value)?.contains(details.created) ?? false
    case "pushed": return SearchRange(day: condition.value)?.contains(details.pushed) ?? false
    case "is": return condition.value == (details.repository.isPrivate ? "private" : "public")
    case "fork":
      return condition.value == "true" || details.repository.isFork == (condition.value == "only")
    case "archived": return details.repository.traits.isArchived == (condition.value == "true")
    case "license": return details.repository.traits.license?.key == condition.value
    default: return false
    }
  }
}
