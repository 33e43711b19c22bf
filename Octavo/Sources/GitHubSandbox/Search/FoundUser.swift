/// A user or an organisation as a search sees it.
struct FoundUser: Sendable {
  let user: User
  let repositories: Int
  let followers: Int
  /// The creation of the account, in seconds since 1970.
  let created: Int

  /// Returns the score, or `nil` if the user does not match.
  func score(in query: SearchQuery) -> Double? {
    // As on GitHub, bots are not found.
    user.isBot ? nil : query.score(texts, name: user.login, where: holds)
  }

  /// The texts in which words are looked for.
  var texts: [SearchQuery.Text] {
    [
      .init("login", user.login), .init("name", user.name),
      .init("email", user.emails.joined(separator: " ")),
    ]
  }

  private func holds(_ condition: SearchQuery.Condition) -> Bool {
    switch condition.key {
    case "type": return condition.value == (user.isOrganization ? "org" : "user")
    case "user": return user.key == condition.value
    case "org": return user.isOrganization && user.key == condition.value
    case "location": return user.location?.lowercased().contains(condition.value) ?? false
    case "repos": return SearchRange(condition.value)?.contains(repositories) ?? false
    case "followers": return SearchRange(condition.value)?.contains(followers) ?? false
    case "created": return SearchRange(day: condition.value)?.contains(created) ?? false
    default: return false
    }
  }
}
