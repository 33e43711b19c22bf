public import GitHubValues

extension Endpoint where Value == GitHub.PullCommitFacts {
  /// The signatures and checks of the commits of a pull request, of the first 300.
  ///
  /// - Throws: `.notFound` for an issue as well.
  public static func commitFacts(
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName
  ) -> Self {
    page(number, of: name, after: nil, known: [], left: 3, size: 100)
  }

  private static func page(
    _ number: Int,
    of name: GitHub.RepositoryName,
    after cursor: String?,
    known: [GitHub.CommitFacts],
    left: Int,
    size: Int
  ) -> Self {
    let query = query(number, of: name, after: cursor, size: size)
    var endpoint = Self(query.request) { response throws(APIError) in
      let answer = try GraphQLAnswer(response)
      guard let read = answer.data.flatMap(query.decode) else {
        throw answer.error(of: response, isMutation: false)
      }
      let all = known + read.page.items
      guard let next = read.page.next, next != cursor, left > 1 else {
        return .value(GitHub.PullCommitFacts(head: read.head, total: read.page.total, all))
      }
      return .next(page(number, of: name, after: next, known: all, left: left - 1, size: size))
    }
    endpoint.request.isPage = true
    if size > 1 {
      endpoint.smaller = {
        page(number, of: name, after: cursor, known: known, left: left, size: size / 2)
      }
    }
    return endpoint
  }

  private static func query(
    _ number: Int,
    of name: GitHub.RepositoryName,
    after cursor: String?,
    size: Int
  ) -> GraphQLQuery<(head: String?, page: GitHub.CursorPage<GitHub.CommitFacts>)> {
    GraphQLQuery(
      .query,
      "PullCommits",
      GraphQLVariable.repository(name) + [
        GraphQLVariable("number", "Int!", .number(number)),
        GraphQLVariable("first", "Int!", .number(size)),
        GraphQLVariable("after", "String", cursor.map(GraphQLVariable.Value.text) ?? .null),
      ],
      fields: """
        repository(owner: $owner, name: $name) {
          pullRequest(number: $number) {
            headRefOid
            commits(first: $first, after: $after) {
              totalCount
              pageInfo { endCursor hasNextPage }
              nodes { commit { oid signature { isValid state } statusCheckRollup { state } } }
            }
          }
        }
        """,
      decode: { data in
        guard let pull = data.object("repository")?.object("pullRequest") else { return nil }
        let page: GitHub.CursorPage<PullCommit>? = pull.value("commits")
        return (
          pull.nonEmptyString("headRefOid"),
          GitHub.CursorPage(
            items: page?.items.map(\.facts) ?? [],
            next: page?.next,
            total: page?.total
          )
        )
      }
    )
  }
}

/// A commit of a pull request in GraphQL.
private struct PullCommit: LenientDecodable {
  let facts: GitHub.CommitFacts

  init?(_ object: JSONObject) {
    guard let commit = object.object("commit"), let sha = commit.nonEmptyString("oid") else {
      return nil
    }
    let signature = commit.object("signature")
    facts = GitHub.CommitFacts(
      sha,
      isVerified: signature.flatMap { $0.knownBool("isValid") },
      signature: signature?.nonEmptyString("state"),
      checks: commit.object("statusCheckRollup")?.nonEmptyString("state")
        .map { .init(rawValue: $0.lowercased()) }
    )
  }
}
