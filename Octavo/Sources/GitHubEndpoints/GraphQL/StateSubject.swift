public import GitHubValues

/// A subject whose state is asked for.
public enum StateSubject: Sendable, Hashable {
  /// An issue or a pull request, by its number.
  case numbered(GitHub.RepositoryName, Int)
  /// A discussion, by its title: a notification does not have its number.
  case discussion(GitHub.RepositoryName, title: String)
}

extension StateSubject {
  /// The longest part of a title that is searched for: GitHub refuses searches of more than 256
  /// characters.
  private static let longestTitle = 150

  /// The variables of its fields in a document, whose names end with its place.
  func variables(_ place: Int) -> [GraphQLVariable] {
    switch self {
    case .numbered(let repository, let number):
      [
        GraphQLVariable("owner\(place)", "String!", .text(repository.owner)),
        GraphQLVariable("name\(place)", "String!", .text(repository.name)),
        GraphQLVariable("number\(place)", "Int!", .number(number)),
      ]
    case .discussion(let repository, let title):
      [GraphQLVariable("query\(place)", "String!", .text(Self.query(repository, title)))]
    }
  }

  /// The fields under the name of its place.
  func fields(_ place: Int) -> String {
    switch self {
    case .numbered:
      """
      s\(place): repository(owner: $owner\(place), name: $name\(place)) {
        issueOrPullRequest(number: $number\(place)) {
          __typename
          ... on Issue { issueState: state stateReason closedAt \(Self.common) }
          ... on PullRequest {
            state isDraft closedAt \(Self.common)
            reviewRequests(first: 20) { nodes { requestedReviewer { ... on User { login } } } }
            reviews(last: \(Self.most)) { nodes { submittedAt \(Self.author) } }
            commits(last: 1) { nodes { commit { statusCheckRollup { state } } } }
          }
        }
      }
      """
    case .discussion:
      """
      s\(place): search(type: DISCUSSION, query: $query\(place), first: 10) {
        nodes { __typename ... on Discussion { title closed isAnswered \(Self.common) } }
      }
      """
    }
  }

  /// Reads the state from the value of its fields; `nil` if several discussions have the title.
  func state(in value: JSONObject?) -> GitHub.SubjectState? {
    switch self {
    case .numbered: return value?.value("issueOrPullRequest")
    case .discussion(_, let title):
      let found = value?.list("nodes", of: JSONObject.self).filter { $0.string("title") == title }
      guard let found, found.count == 1 else { return nil }
      return GitHub.SubjectState(found[0])
    }
  }

  private static let author = "author { __typename login }"
  private static let common = """
    createdAt \(author) comments(last: \(most)) { nodes { createdAt \(author) } }
    """
  private static let most = GitHub.SubjectState.LastComment.mostRead

  /// Returns the search for a title in a repository, in which nothing of the title is a qualifier.
  private static func query(_ repository: GitHub.RepositoryName, _ title: String) -> String {
    let words = title.map { $0 == "\"" || $0.isNewline ? " " : $0 }.prefix(longestTitle)
    return "repo:\(repository) in:title \"\(String(words))\""
  }
}
