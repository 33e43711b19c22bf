import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

/// The answers of GraphQL about pull requests, with null wherever the schema allows it.
struct PullGraphQLTests {
  private let facts = Endpoint.pullFacts(ofNodes: ["PR_1", "PR_2"])

  @Test func `the facts of a row, by the ids of the pull requests`() throws {
    let found = try facts.value(
      of: #"""
        {"data": {"nodes": [null, {"id": "PR_2", "isDraft": true,
         "reviewDecision": "CHANGES_REQUESTED", "additions": 12, "deletions": 3, "changedFiles": 2,
         "totalCommentsCount": 4, "mergeQueueEntry": {"position": 2},
         "reviewRequests": {"nodes": [null, {"asCodeOwner": true,
          "requestedReviewer": {"combinedSlug": "acme/core"}},
          {"requestedReviewer": {"login": "ada"}}, {"requestedReviewer": null}]},
         "commits": {"nodes": [{"commit": {"statusCheckRollup": {"state": "SUCCESS",
          "contexts": {"checkRunCountsByState": [{"state": "SUCCESS", "count": 12},
          {"state": "FAILURE", "count": 1}, {"state": "IN_PROGRESS", "count": 2}],
          "statusContextCountsByState": null}}}}]}}]}}
        """#
    )

    let pull = try #require(found["PR_2"])
    #expect(found.count == 1 && pull.isDraft && pull.decision == .changesRequested)
    #expect(pull.reviewers == [.init("acme/core", isTeam: true, isCodeOwner: true), .init("ada")])
    // The combined state says that all have succeeded.
    #expect(pull.checks == GitHub.CheckCounts(passed: 12, failed: 1, running: 2))
    #expect(pull.queuePosition == 2 && pull.mergeable == nil && pull.unresolvedThreads == nil)
  }

  @Test(arguments: [
    #"{"data": {"nodes": null}}"#, #"{"data": {"nodes": [null, null]}}"#,
    #"{"data": {"nodes": [{"id": null, "isDraft": null}, {"id": "PR_9"}, 3, "x"]}}"#,
  ])
  func `a null is left out`(answer: String) throws {
    #expect(try facts.value(of: answer).isEmpty)
  }

  @Test func `numbers that no list can have neither trap nor pass for passed`() throws {
    let found = try facts.value(
      of: #"""
        {"data": {"nodes": [{"id": "PR_1", "isDraft": false, "commits": {"nodes": [{"commit":
         {"statusCheckRollup": {"state": "EXPECTED", "contexts": {"checkRunCountsByState":
         [{"state": "FAILURE", "count": 9223372036854775807}, {"state": "FAILURE", "count": 5},
          {"state": "SUCCESS", "count": -4}, {"state": null}]}}}}]}}]}}
        """#
    )

    let checks = try #require(found["PR_1"]?.checks)
    #expect(checks.isExpected && checks.failed > 0 && checks.passed == 0)
  }

  @Test func `half of the pull requests are asked for after a timeout`() throws {
    let half = facts.smaller(after: APIError(.timedOut))

    #expect(half == Endpoint.pullFacts(ofNodes: ["PR_1"]))
    #expect(half?.smaller(after: APIError(.timedOut)) == nil)
  }

  @Test func `a page's facts survive null in all places`() throws {
    let endpoint = Endpoint.pullDetails(1, of: Sample.engine)
    let pull = try endpoint.value(
      of: #"""
        {"data": {"repository": {"pullRequest": {"id": "PR_1", "number": 1, "isDraft": null,
         "headRefName": null, "headRepository": null, "all": null, "queue": null,
         "autoMergeRequest": null, "latestOpinionatedReviews": {"nodes": [{"author": null,
         "commit": null, "state": "APPROVED"}, null]}, "viewerLatestReview": null,
         "baseRef": {"branchProtectionRule": null}, "closingIssuesReferences": null,
         "reviewThreads": {"nodes": [{"isResolved": false}, {"isResolved": true}, null]}}}}}
        """#
    )

    #expect(pull.opinions.count == 1 && pull.opinions.first?.author == nil)
    #expect(pull.conditions == nil && pull.facts.unresolvedThreads == 1 && pull.commits == 0)
  }

  @Test func `threads are read to the last page, and a server that repeats itself is not followed`()
    throws
  {
    func page(_ id: String, _ cursor: String) -> String {
      #"""
      {"data": {"repository": {"pullRequest": {"reviewThreads": {
       "pageInfo": {"endCursor": "\#(cursor)", "hasNextPage": true},
       "nodes": [{"id": "\#(id)", "path": "a", "diffSide": "LEFT", "line": 3, "comments":
        {"totalCount": 60, "nodes": [{"databaseId": 7, "body": "x", "author":
        {"__typename": "Bot", "login": "ada"}}, null, {"databaseId": null}]},
        "first": {"nodes": [{"diffHunk": "@@"}]}}, {"id": "y", "path": null}, null]}}}}}
      """#
    }
    let endpoint = Endpoint.reviewThreads(ofPullRequest: 1, of: Sample.engine)
    let second = try #require(try endpoint.next(after: page("T1", "c1")))
    let third = try #require(try second.next(after: page("T2", "c2")))
    let threads = try third.value(of: page("T2", "c2"))

    #expect(threads.map(\.id) == ["T1", "T2"])
    #expect(threads[0].side == .old && threads[0].hunk == "@@" && threads[0].commentCount == 60)
    #expect(threads[0].comments.map(\.author?.login) == ["ada[bot]"])
  }
}

extension Endpoint {
  /// The endpoint to which an answer leads.
  fileprivate func next(after answer: String) throws -> Endpoint? {
    let response = GitHub.Response(status: 200, headers: [:], body: Data(answer.utf8))
    if case .next(let endpoint) = try decoded(from: response) { return endpoint }
    return nil
  }
}
