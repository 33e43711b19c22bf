public import GitHubValues

/// A branch that was made for an issue, as long as it is there.
public struct LinkedBranch: Sendable, Hashable {
  /// The name of the branch.
  public let name: String
}

extension LinkedBranch: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.object("ref")?.nonEmptyString("name") else { return nil }
    self.name = name
  }
}

extension Endpoint where Value == GitHub.Partial<GitHub.CursorPage<LinkedBranch>> {
  /// The branches that were made for an issue.
  ///
  /// - Parameters:
  ///   - number: The number of the issue.
  ///   - name: The repository.
  ///   - cursor: The cursor of the page before; `nil` for the first page.
  ///   - size: The number of branches on a page, 100 at most.
  /// - Returns: The endpoint.
  public static func branches(
    ofIssue number: Int,
    of name: GitHub.RepositoryName,
    after cursor: String? = nil,
    size: Int = 100
  ) -> Self {
    .page(size: size, after: cursor) { bounds in
      GraphQLQuery(
        .query,
        "LinkedBranches",
        GraphQLVariable.repository(name)
          + [GraphQLVariable("number", "Int!", .number(number))] + bounds,
        fields: """
          repository(owner: $owner, name: $name) {
            issue(number: $number) {
              linkedBranches(first: $first, after: $after) {
                totalCount
                pageInfo { endCursor hasNextPage }
                nodes { ref { name } }
              }
            }
          }
          """,
        decode: { $0.object("repository")?.object("issue")?.value("linkedBranches") }
      )
    }
  }
}
