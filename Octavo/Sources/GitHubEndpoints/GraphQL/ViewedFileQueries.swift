public import GitHubValues

extension Endpoint where Value == GitHub.Partial<GitHub.CursorPage<GitHub.ViewedFile>> {
  /// The marks of the viewer at the files of a pull request.
  ///
  /// The REST API has none of them.
  ///
  /// - Parameters:
  ///   - number: The number of the pull request.
  ///   - name: The repository.
  ///   - cursor: The cursor of the page before; `nil` for the first page.
  ///   - size: The number of files on a page, 100 at most.
  /// - Returns: The endpoint.
  public static func viewedFiles(
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName,
    after cursor: String? = nil,
    size: Int = 100
  ) -> Self {
    .page(size: size, after: cursor) { bounds in
      GraphQLQuery(
        .query,
        "ViewedFiles",
        GraphQLVariable.repository(name)
          + [GraphQLVariable("number", "Int!", .number(number))] + bounds,
        fields: """
          repository(owner: $owner, name: $name) {
            pullRequest(number: $number) {
              files(first: $first, after: $after) {
                totalCount
                pageInfo { endCursor hasNextPage }
                nodes { path viewerViewedState }
              }
            }
          }
          """,
        decode: { $0.object("repository")?.object("pullRequest")?.value("files") }
      )
    }
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.ViewedFile> {
  /// The most requests for the marks of one pull request, which has 3,000 files at most.
  private static var mostPages: Int { 40 }

  /// The marks of the viewer at all files of a pull request, a hundred of them in each request.
  ///
  /// - Parameters:
  ///   - number: The number of the pull request.
  ///   - name: The repository.
  /// - Returns: The endpoint, whose value has no further pages.
  public static func allViewedFiles(
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName
  ) -> Self {
    viewedFiles(ofPullRequest: number, of: name, after: nil, [], left: mostPages)
  }

  /// Reads the marks from a cursor on, and adds them to those before.
  private static func viewedFiles(
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName,
    after cursor: String?,
    _ files: [GitHub.ViewedFile],
    left: Int
  ) -> Self {
    Endpoint<GitHub.Partial<GitHub.CursorPage<GitHub.ViewedFile>>>
      .viewedFiles(ofPullRequest: number, of: name, after: cursor)
      .following { page in
        let all = files + page.value.items
        // A cursor that is repeated would repeat the files without end.
        guard let next = page.value.next, next != cursor, left > 1 else {
          return .value(GitHub.Page(items: all))
        }
        return .next(
          viewedFiles(ofPullRequest: number, of: name, after: next, all, left: left - 1)
        )
      }
  }
}

/// A version of a file of a pull request, by the names of its objects.
public struct PullRequestFileVersion: Sendable, Hashable {
  /// The id of the pull request in GraphQL.
  public var node: String
  /// The last commit of the pull request; `nil` if the server has not said.
  public var head: String?
  /// The object of the file at that commit; `nil` for no file, or if the server has not said.
  public var object: String?

  /// Makes a version.
  public init(node: String, head: String?, object: String?) {
    (self.node, self.head, self.object) = (node, head, object)
  }
}

extension Endpoint where Value == PullRequestFileVersion {
  /// The version of a file that a pull request has now.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - number: The number of the pull request.
  ///   - name: The repository.
  /// - Returns: The endpoint.
  public static func version(
    ofFile path: String,
    ofPullRequest number: Int,
    of name: GitHub.RepositoryName
  ) -> Self {
    Endpoint<GitHub.Partial<PullRequestFileVersion>>.query(
      GraphQLQuery(
        .query,
        "PullRequestFileVersion",
        GraphQLVariable.repository(name) + [
          GraphQLVariable("number", "Int!", .number(number)),
          // The repository has the head of each pull request, also of one from a fork.
          GraphQLVariable("file", "String!", .text("refs/pull/\(number)/head:\(path)")),
        ],
        fields: """
          repository(owner: $owner, name: $name) {
            pullRequest(number: $number) { id headRefOid }
            object(expression: $file) { oid }
          }
          """,
        decode: { data in
          let repository = data.object("repository")
          let pull = repository?.object("pullRequest")
          return pull?.nonEmptyString("id").map { node in
            PullRequestFileVersion(
              node: node,
              head: pull?.nonEmptyString("headRefOid"),
              object: repository?.object("object")?.nonEmptyString("oid")
            )
          }
        }
      )
    )
    .map(\.value)
  }
}
