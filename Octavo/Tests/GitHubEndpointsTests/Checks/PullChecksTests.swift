import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

/// The checks of a pull request in GraphQL, page by page, and those that a branch requires.
struct PullChecksTests {
  private let endpoint = Endpoint.checks(ofPullRequest: 7, of: Sample.engine)

  /// A page with contexts in JSON.
  private func page(_ nodes: String, head: String = "c0", next: String? = nil) -> String {
    let info = next.map { #"{"endCursor": "\#($0)", "hasNextPage": true}"# }
    return """
      {"data": {"repository": {"pullRequest": {
       "headRefOid": "\(head)", "baseRefName": "main", "isCrossRepository": true,
       "baseRef": {"branchProtectionRule": {"requiredStatusCheckContexts": ["lint", "build"],
        "requiredStatusChecks": [{"context": "build", "app": {"databaseId": 15368}}]}},
       "commits": {"nodes": [{"commit": {"oid": "\(head)", "statusCheckRollup": {
        "state": "SUCCESS", "contexts": {
         "pageInfo": \(info ?? #"{"endCursor": "z", "hasNextPage": false}"#),
         "nodes": [\(nodes)]}}}}]}}}}}
      """
  }

  private func decode(
    _ endpoint: Endpoint<GitHub.PullChecks>,
    _ text: String
  ) throws -> Endpoint<GitHub.PullChecks>.Decoded {
    try endpoint.decoded(from: GitHub.Response(headers: [:], body: Data(text.utf8)))
  }

  private func next(
    _ endpoint: Endpoint<GitHub.PullChecks>,
    _ text: String
  ) throws -> Endpoint<GitHub.PullChecks> {
    guard case .next(let next) = try decode(endpoint, text) else { throw NoValue() }
    return next
  }

  @Test func `runs and statuses are one list`() throws {
    let checks = try endpoint.value(
      of: page(
        #"""
        {"databaseId": 4, "name": "build", "status": "COMPLETED", "conclusion": "TIMED_OUT",
         "title": "3 faults", "startedAt": "1970-01-01T00:00:01Z", "isRequired": true,
         "detailsUrl": "https://ci.example/4", "checkSuite": {
          "app": {"databaseId": 15368, "name": "GitHub Actions", "slug": "github-actions"},
          "workflowRun": {"databaseId": 30, "runNumber": 2, "event": "push",
           "workflow": {"name": "CI"}}}},
        {"context": "ci/other", "state": "EXPECTED", "description": "", "isRequired": false,
         "createdAt": "1970-01-01T00:00:01Z", "targetUrl": "javascript:x"}, null, {}
        """#
      )
    )

    let build = GitHub.Check("build", run: 4) {
      ($0.status, $0.conclusion, $0.text) = (.completed, .timedOut, "3 faults")
      $0.app = .init("GitHub Actions", id: 15368, slug: "github-actions")
      $0.workflow = .init("CI", run: 30, number: 2, event: "push")
      ($0.isRequired, $0.startedAt) = (true, Date(timeIntervalSince1970: 1))
      $0.detailsURL = URL(string: "https://ci.example/4")
    }
    let other = GitHub.Check("ci/other") {
      ($0.status, $0.isRequired) = (.expected, false)
      $0.startedAt = Date(timeIntervalSince1970: 1)
    }
    #expect(checks.checks == [build, other])
    #expect(checks.required == [.init("build", app: 15368), .init("lint")])
    #expect([checks.head, checks.base] == ["c0", "main"])
    #expect(checks.rollup == .success)
    #expect([checks.isComplete, checks.isFromFork] == [true, true])
  }

  @Test func `null is allowed wherever the schema has it`() throws {
    let empty = #"{"data": {"repository": {"pullRequest": {}}}}"#
    let bare = try endpoint.value(of: empty)
    #expect(bare == GitHub.PullChecks(head: ""))

    let node = """
      {"databaseId": null, "name": "a", "status": null, "conclusion": null, "title": null,
       "startedAt": null, "completedAt": null, "detailsUrl": null, "isRequired": null,
       "checkSuite": {"app": null, "workflowRun": null}},
      {"context": "s", "state": null, "description": null, "targetUrl": null, "isRequired": null,
       "createdAt": null}
      """
    let checks = try endpoint.value(of: page(node)).checks
    #expect(checks.map(\.name) == ["a", "s"])
    #expect(checks.map(\.isRequired) == [nil, nil])
    #expect(checks.map(\.run) == [0, nil])

    for pull in ["null", #"{"commits": null, "baseRef": null}"#] {
      let text = #"{"data": {"repository": {"pullRequest": \#(pull)}}}"#
      if pull == "null" {
        #expect(throws: APIError.self) { try endpoint.value(of: text) }
      } else {
        #expect(try endpoint.value(of: text).checks == [])
      }
    }
  }

  @Test func `300 checks are read in three pages`() throws {
    func nodes(_ numbers: Range<Int>) -> String {
      numbers.map { #"{"name": "check \#($0)", "databaseId": \#($0)}"# }.joined(separator: ",")
    }

    let second = try next(endpoint, page(nodes(1..<101), next: "p2"))
    let third = try next(second, page(nodes(101..<201), next: "p3"))
    let checks = try third.value(of: page(nodes(201..<301)))

    #expect(checks.checks.map(\.run) == (1...300).map { $0 })
    #expect(checks.isComplete)
    #expect(Set([endpoint, second, third]).count == 3)
  }

  @Test func `a list without end is read to its tenth page`() throws {
    var endpoint = endpoint
    for number in 2...10 {
      endpoint = try next(endpoint, page(#"{"name": "a"}"#, next: "p\(number)"))
    }

    let checks = try endpoint.value(of: page(#"{"name": "b"}"#, next: "p11"))

    #expect(checks.checks.count == 10)
    #expect(!checks.isComplete)
  }

  @Test func `a repeated cursor ends the list`() throws {
    let second = try next(endpoint, page(#"{"name": "a"}"#, next: "p2"))

    #expect(try second.value(of: page(#"{"name": "b"}"#, next: "p2")).checks.count == 2)
  }

  @Test func `a push between two pages begins the list again`() throws {
    let second = try next(endpoint, page(#"{"name": "old"}"#, next: "p2"))
    let again = try next(second, page(#"{"name": "rest"}"#, head: "c1"))
    let checks = try again.value(of: page(#"{"name": "new"}"#, head: "c1"))

    #expect(again == endpoint)
    #expect(checks.checks.map(\.name) == ["new"])
    #expect(checks.head == "c1")
  }

  @Test func `parts that the server leaves out make the list incomplete`() throws {
    let text =
      page(#"{"name": "a"}"#).dropLast(1)
      + #", "errors": [{"message": "slow", "path": ["repository"]}]}"#

    #expect(try !endpoint.value(of: String(text)).isComplete)
  }

  @Test func `a server that takes too long is asked for half of the page`() throws {
    let smaller = endpoint.smaller(after: APIError(.server(status: 502)))

    let body = try #require(smaller?.request.body)
    #expect(String(decoding: body, as: UTF8.self).contains(#""first":50"#))
    #expect(smaller?.smaller(after: APIError(.forbidden)) == nil)
  }

  @Test(arguments: [
    #"{"message": "Field 'isRequired' doesn't exist on type 'CheckRun'"}"#,
    #"{"type": "FORBIDDEN", "message": "Resource not accessible"}"#,
  ])
  func `a server that refuses the query is asked by REST`(_ error: String) throws {
    let pull = try next(endpoint, #"{"errors": [\#(error)]}"#)
    let runs = try next(
      pull,
      #"{"number": 7, "head": {"sha": "c0", "ref": "fix"}, "base": {"ref": "main"}}"#
    )
    let run = #"{"id": 4, "name": "build", "status": "completed", "conclusion": "success"}"#
    let status = try next(runs, #"{"total_count": 1, "check_runs": [\#(run)]}"#)
    let text = #"{"state": "failure", "statuses": [{"context": "ci", "state": "failure"}]}"#
    let checks = try status.value(of: text)

    #expect(
      [pull, runs, status].map(\.line) == [
        "GET /repos/ada/engine/pulls/7",
        "GET /repos/ada/engine/commits/c0/check-runs?per_page=100",
        "GET /repos/ada/engine/commits/c0/status?per_page=100",
      ]
    )
    #expect(checks.checks.map(\.name) == ["build", "ci"])
    #expect(checks.checks.map(\.isRequired) == [nil, nil])
    #expect([checks.head, checks.base] == ["c0", "main"])
  }

  @Test func `REST is not asked after “not found” and after a limit`() {
    for type in ["NOT_FOUND", "RATE_LIMITED"] {
      let text = #"{"errors": [{"type": "\#(type)", "message": "x"}]}"#
      #expect(throws: APIError.self) { try endpoint.value(of: text) }
    }
  }

  @Test func `the rules of a branch name required checks`() throws {
    let rules = Endpoint.requiredChecks(on: "release/1", of: Sample.engine)
    let text = """
      [{"type": "pull_request"}, {"type": "required_status_checks", "parameters": {
       "required_status_checks": [{"context": "build", "integration_id": 15368},
        {"context": "lint", "integration_id": -1}, {"context": null}]}},
       {"type": "required_status_checks", "parameters": null}]
      """

    #expect(rules.line == "GET /repos/ada/engine/rules/branches/release%2F1?per_page=100")
    #expect(try rules.value(of: text) == [.init("build", app: 15368), .init("lint")])
    #expect(rules.value(for: APIError(.notFound)) == .some(nil))
    #expect(rules.value(for: APIError(.offline)) == nil)
  }
}
