extension SearchQuery {
  /// Returns the score of a repository, or `nil` if it does not match.
  func score(of details: RepositoryDetails) -> Double? {
    guard conditions.allSatisfy({ holds($0, for: details) != $0.isNegated }) else { return nil }
    var score = 1.0
    for word in words {
      guard let place = text(of: details.repository).first(where: { $0.text.contains(word) }) else {
        return nil
      }
      score += place.place == .name ? 2 : 1
      if details.repository.name.lowercased() == word { score += 4 }
    }
    return score
  }

  private func text(of repository: HostedRepository) -> [(place: Place, text: String)] {
    [
      (Place.name, repository.fullName.lowercased()),
      (.topics, repository.topics.joined(separator: " ").lowercased()),
      (.description, (repository.description ?? "").lowercased()),
    ].filter { places.contains($0.0) }
  }

  private func holds(_ condition: Condition, for details: RepositoryDetails) -> Bool {
    let repository = details.repository
    switch condition.key {
    case "language":
      let language = details.languages.largest?.lowercased() ?? ""
      return language == condition.value
        || language.replacing(" ", with: "-") == condition.value
    case "user", "org": return repository.owner.lowercased() == condition.value
    case "repo": return repository.fullName.lowercased() == condition.value
    case "topic": return repository.topics.contains(condition.value)
    case "stars": return SearchRange(condition.value)?.contains(details.stars) ?? false
    case "created":
      return SearchRange(day: condition.value)?.contains(details.created) ?? false
    case "pushed": return SearchRange(day: condition.value)?.contains(details.pushed) ?? false
    case "is": return condition.value == "public"
    // Nothing here is a fork or archived, so a search for only those finds nothing.
    case "fork", "archived": return condition.value != "only" && condition.value != "true"
    default: return false
    }
  }
}
