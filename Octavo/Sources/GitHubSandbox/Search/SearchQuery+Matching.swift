extension SearchQuery {
  /// A text of an element, at a place that `in:` can name.
  struct Text: Sendable {
    let place: String
    let text: String

    init(_ place: String, _ text: String?) {
      self.place = place
      self.text = text ?? ""
    }
  }

  /// Returns the score of an element, or `nil` if it does not match.
  ///
  /// - Parameters:
  ///   - texts: The texts in which the words are looked for; a word in the first one counts twice.
  ///   - name: The name of the element, which scores most if it is one of the words.
  ///   - holds: Whether a condition holds for the element.
  /// - Returns: A number that is higher the better the element matches.
  func score(
    _ texts: [Text],
    name: String,
    where holds: (Condition) -> Bool
  ) -> Double? {
    guard conditions.allSatisfy({ holds($0) != $0.isNegated }) else { return nil }
    let searched =
      words.isEmpty
      ? []
      : texts.filter { places.contains($0.place) }.map { Text($0.place, $0.text.lowercased()) }
    let first = texts.first?.place
    var score = 1.0
    for word in words {
      guard let found = searched.first(where: { $0.text.contains(word) }) else {
        return nil
      }
      score += found.place == first ? 2 : 1
      if name.lowercased() == word { score += 4 }
    }
    return score
  }

  /// Whether a repository is the one that `repo:`, `user:` or `org:` names; `nil` for other keys.
  static func holds(_ condition: Condition, for repository: HostedRepository) -> Bool? {
    switch condition.key {
    case "user", "org": repository.owner.lowercased() == condition.value
    case "repo": repository.key == condition.value
    default: nil
    }
  }
}
