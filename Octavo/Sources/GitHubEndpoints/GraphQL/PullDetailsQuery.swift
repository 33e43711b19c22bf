public import GitHubValues

extension Endpoint where Value == GitHub.PullDetails {
  /// The facts of a pull request that only GraphQL has.
  ///
  /// The conditions of the base are missing for a viewer who cannot read them.
  ///
  /// - Throws: `.notFound` for an issue as well.
  public static func pullDetails(_ number: Int, of name: GitHub.RepositoryName) -> Self {
    Endpoint<GitHub.Partial<GitHub.PullDetails>>.query(
      GraphQLQuery(
        .query,
        "PullDetails",
        GraphQLVariable.repository(name) + [GraphQLVariable("number", "Int!", .number(number))],
        fields: """
          repository(owner: $owner, name: $name) {
            pullRequest(number: $number) {
              \(GitHub.PullDetails.fields)
              closingIssuesReferences(first: 20) { nodes { \(LinkedIssue.issueFields) } }
              \(EventEnd.pullFields)
            }
          }
          """,
        decode: { data in
          guard let pull = data.object("repository")?.object("pullRequest") else { return nil }
          let closes = pull.nodes("closingIssuesReferences").compactMap(LinkedIssue.init)
          var details = GitHub.PullDetails(pull, closes: closes.map(\.issue))
          details?.ends = pull.nodes("timelineItems").compactMap(EventEnd.init).map(\.end)
          return details
        }
      )
    )
    .map(\.value)
  }
}
