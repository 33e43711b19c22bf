import Testing

@testable import GitHubSandbox

/// The points that documents cost.
struct GraphQLCostTests {
  private func points(_ query: String, _ variables: String = "{}") async throws -> JSON {
    var points = JSON.null
    try await serveIssue { client in
      let data = try await client.data(query, variables)
      points = data["rateLimit"]["cost"]
    }
    return points
  }

  @Test(arguments: [
    (#"rateLimit { cost }"#, 1),
    (#"rateLimit { cost } viewer { login }"#, 1),
    // 1 + 50 + 50 × 10 requests.
    (
      """
      rateLimit { cost }
      repository(owner: "harbour", name: "lantern") {
        issues(first: 50) {
          nodes { comments(first: 10) { nodes { userContentEdits(first: 60) { totalCount } } } }
        }
      }
      """, 6
    ),
  ])
  func `a document costs a point for a hundred requests of its connections`(
    query: String,
    expected: Int
  ) async throws {
    #expect(try await points("{ \(query) }") == .int(expected))
  }

  @Test func `variables, fragments and lists of nodes count, and what is left out does not`()
    async throws
  {
    let query = """
      query ($size: Int!, $all: Boolean!) {
        rateLimit { cost }
        repository(owner: "harbour", name: "lantern") {
          issues(first: $size) { nodes { ...Facts } }
        }
      }
      fragment Facts on Issue {
        title
        a: labels(first: 1) @include(if: $all) { totalCount }
        b: labels(last: 1) @include(if: $all) { totalCount }
      }
      """

    #expect(try await points(query, #"{"size": 100, "all": true}"#) == .int(2))
    #expect(try await points(query, #"{"size": 100, "all": false}"#) == .int(1))
  }

  @Test func `the points of a document are taken from the hour’s`() async throws {
    try await serveIssue { client in
      let comments = "comments(first: 10) { nodes { userContentEdits(first: 60) { totalCount } } }"
      let issues = "issues(first: 50) { nodes { \(comments) } }"
      let query = #"{ repository(owner: "harbour", name: "lantern") { \#(issues) } }"#
      func left(after query: String) async throws -> Int {
        let headers = try await client.graphQL(query).headers
        return try #require(headers["x-ratelimit-remaining"].flatMap { Int($0) })
      }
      let before = try await left(after: "{ viewer { login } }")

      #expect(try await left(after: query) == before - 6)
    }
  }
}
