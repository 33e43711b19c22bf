public import GitHubValues

extension Endpoint where Value == String {
  /// The id of a repository in GraphQL.
  ///
  /// - Throws: `.notFound` if there is no such repository.
  public static func node(ofRepository name: GitHub.RepositoryName) -> Self {
    Endpoint<GitHub.Partial<String>>.query(
      GraphQLQuery(
        .query,
        "RepositoryNode",
        GraphQLVariable.repository(name),
        fields: "repository(owner: $owner, name: $name) { id }",
        decode: { $0.object("repository")?.nonEmptyString("id") }
      )
    )
    .map(\.value)
  }
}
