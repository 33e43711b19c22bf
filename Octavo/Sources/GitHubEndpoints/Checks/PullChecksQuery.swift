public import GitHubValues

extension Endpoint where Value == GitHub.PullChecks {
  /// The checks of the head of a pull request, of all pages up to 1,000 checks.
  ///
  /// A head that is pushed meanwhile is read from its first page. A server that fails or takes too
  /// long is asked for smaller pages. One that refuses the query, or whose schema lacks a field, is
  /// asked by its REST API, which does not say which checks are required.
  ///
  /// - Parameters:
  ///   - number: The number of the pull request.
  ///   - name: The repository.
  /// - Returns: The endpoint, which throws `.notFound` for an issue as well.
  public static func checks(ofPullRequest number: Int, of name: GitHub.RepositoryName) -> Self {
    page(ChecksPage(number, of: name))
  }

  private static func page(_ page: ChecksPage) -> Self {
    let query = page.query
    var endpoint = Self(query.request) { response throws(APIError) in
      let answer = try GraphQLAnswer(response)
      guard let read = answer.data.flatMap(query.decode) else {
        let error = answer.error(of: response, isMutation: false)
        guard error.isOfQuery else { throw error }
        return .next(RestChecks(page.number, of: page.name).endpoint)
      }
      let (checks, next) = page.adding(read.checks, after: read.next)
      if let next { return .next(Self.page(next)) }
      var result = checks
      if !answer.missing.isEmpty { result.isComplete = false }
      return .value(result)
    }
    endpoint.request.isPage = true
    if page.size > 1 {
      endpoint.smaller = {
        var half = page
        half.size /= 2
        return Self.page(half)
      }
    }
    return endpoint
  }
}

extension APIError {
  /// Whether the server has answered, but not this query.
  fileprivate var isOfQuery: Bool {
    switch reason {
    case .server, .forbidden: true
    default: false
    }
  }
}

/// A page of the checks of a pull request, with those that were read before.
private struct ChecksPage: Sendable {
  let number: Int
  let name: GitHub.RepositoryName
  var size = 100
  private var cursor: String?
  private var read: GitHub.PullChecks?
  private var pages = 1

  /// The most pages that are read.
  private static let limit = 10

  init(_ number: Int, of name: GitHub.RepositoryName) { (self.number, self.name) = (number, name) }

  /// Adds the checks of this page to those read before.
  ///
  /// - Returns: All checks, and the next page; `nil` after the last one.
  func adding(_ new: GitHub.PullChecks, after end: String?) -> (GitHub.PullChecks, Self?) {
    var next = self
    next.pages += 1
    var all = new
    if let read, read.head == new.head {
      all.checks = read.checks + new.checks
    } else if read != nil {
      // The head was pushed while its checks were read.
      (next.cursor, next.read) = (nil, nil)
      all.isComplete = false
      return (all, pages < Self.limit ? next : nil)
    }
    guard let end, end != cursor else { return (all, nil) }
    (next.cursor, next.read) = (end, all)
    all.isComplete = false
    return (all, pages < Self.limit ? next : nil)
  }

  /// The query of the page, whose checks have the cursor of the page's end.
  var query: GraphQLQuery<(checks: GitHub.PullChecks, next: String?)> {
    GraphQLQuery(
      .query,
      "PullChecks",
      GraphQLVariable.repository(name) + [
        GraphQLVariable("number", "Int!", .number(number)),
        GraphQLVariable("first", "Int!", .number(size)),
        GraphQLVariable("after", "String", cursor.map(GraphQLVariable.Value.text) ?? .null),
      ],
      fields: """
        repository(owner: $owner, name: $name) {
          pullRequest(number: $number) {
            headRefOid baseRefName isCrossRepository
            baseRef {
              branchProtectionRule {
                requiredStatusCheckContexts
                requiredStatusChecks { context app { databaseId } }
              }
            }
            commits(last: 1) {
              nodes {
                commit {
                  oid
                  statusCheckRollup {
                    state
                    contexts(first: $first, after: $after) {
                      pageInfo { endCursor hasNextPage }
                      nodes {
                        ... on CheckRun {
                          databaseId name status conclusion title startedAt completedAt detailsUrl
                          isRequired(pullRequestNumber: $number)
                          annotations(first: 1) { totalCount }
                          checkSuite {
                            app { databaseId name slug }
                            workflowRun { databaseId runNumber event workflow { name } }
                          }
                        }
                        ... on StatusContext {
                          context state description targetUrl createdAt
                          isRequired(pullRequestNumber: $number)
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        """,
      decode: { data in
        guard let pull = data.object("repository")?.object("pullRequest") else { return nil }
        return (GitHub.PullChecks(pull), pull.contexts?.next)
      }
    )
  }
}
