public import GitHubValues

extension Endpoint where Value == [GitHub.ReviewThread] {
  /// The most threads that are read.
  private static let mostThreads = 1_000

  /// The conversations at lines of a pull request, in the order of the server, with their first
  /// comments.
  ///
  /// All pages are requested, one after the other. A server that fails or takes too long is asked
  /// for half of a page.
  ///
  /// - Throws: `.notFound` for an issue as well.
  public static func reviewThreads(
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName
  ) -> Self { page(number, name, size: 50, after: nil, []) }

  private static func page(
    _ number: Int,
    _ name: GitHub.RepositoryName,
    size: Int,
    after cursor: String?,
    _ before: [GitHub.ReviewThread]
  ) -> Self {
    let query = GraphQLQuery(
      .query,
      "ReviewThreads",
      GraphQLVariable.repository(name) + [
        GraphQLVariable("number", "Int!", .number(number)),
        GraphQLVariable("first", "Int!", .number(size)),
        GraphQLVariable("after", "String", cursor.map(GraphQLVariable.Value.text) ?? .null),
      ],
      fields: """
        repository(owner: $owner, name: $name) {
          pullRequest(number: $number) {
            reviewThreads(first: $first, after: $after) {
              pageInfo { endCursor hasNextPage }
              nodes { \(GitHub.ReviewThread.fields) }
            }
          }
        }
        """,
      decode: { data -> GitHub.CursorPage<GitHub.ReviewThread>? in
        data.object("repository")?.object("pullRequest")?.value("reviewThreads")
      }
    )
    var endpoint = Self(query.request) { response throws(APIError) in
      let answer = try GraphQLAnswer(response)
      guard let page = answer.data.flatMap(query.decode) else {
        throw answer.error(of: response, isMutation: false)
      }
      var known = Set(before.map(\.id))
      let threads = before + page.items.filter { known.insert($0.id).inserted }
      // A server that repeats a page would be asked without end.
      guard let next = page.next, threads.count > before.count, threads.count < mostThreads else {
        return .value(threads)
      }
      return .next(Self.page(number, name, size: size, after: next, threads))
    }
    guard size > 1 else { return endpoint }
    endpoint.request.isPage = true
    endpoint.smaller = { page(number, name, size: size / 2, after: cursor, before) }
    return endpoint
  }
}
