public import GitHubValues

extension Endpoint where Value == GitHub.Partial<[GitHub.SubjectState?]> {
  /// The states of issues and pull requests, in the order of the subjects.
  ///
  /// The state of a subject that the viewer cannot read is `nil`. A response is useful for 50
  /// subjects at most: GitHub counts each of their lists.
  ///
  /// - Parameter subjects: The repositories and numbers.
  /// - Returns: The endpoint.
  public static func states(
    of subjects: [(repository: GitHub.RepositoryName, number: Int)]
  ) -> Self {
    let places = subjects.indices
    return .query(
      GraphQLQuery(
        .query,
        "SubjectStates",
        zip(places, subjects).flatMap { place, subject in
          [
            GraphQLVariable("owner\(place)", "String!", .text(subject.repository.owner)),
            GraphQLVariable("name\(place)", "String!", .text(subject.repository.name)),
            GraphQLVariable("number\(place)", "Int!", .number(subject.number)),
          ]
        },
        fields: places.map(fields).joined(separator: "\n"),
        decode: { data in
          places.map { data.object(JSONKey(stringValue: "s\($0)"))?.value("issueOrPullRequest") }
        }
      )
    )
  }

  private static func fields(_ place: Int) -> String {
    """
    s\(place): repository(owner: $owner\(place), name: $name\(place)) {
      issueOrPullRequest(number: $number\(place)) {
        __typename
        ... on Issue { issueState: state stateReason \(common) }
        ... on PullRequest {
          state isDraft \(common)
          reviewRequests(first: 20) { nodes { requestedReviewer { ... on User { login } } } }
          commits(last: 1) { nodes { commit { statusCheckRollup { state } } } }
        }
      }
    }
    """
  }

  private static var common: String {
    "author { login } comments(last: 1) { nodes { author { login } } }"
  }
}
