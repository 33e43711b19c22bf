import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct PullRequestEndpointTests {
  private let json = #"""
    {"id": 80, "number": 8, "title": "Dry feet", "body": "Boots", "state": "closed", "draft": null,
     "user": {"login": "mona"}, "merged_at": "1970-01-01T00:00:03Z", "merge_commit_sha": null,
     "head": {"ref": "boots", "sha": "1", "repo": null},
     "base": {"ref": "main", "sha": "2", "repo": {"full_name": "ada/engine"}},
     "labels": [], "assignees": null, "requested_reviewers": [{"login": "ada"}, {}],
     "created_at": "1970-01-01T00:00:01Z", "html_url": "https://g.example/8"}
    """#
  private let pull = GitHub.PullRequest(
    id: 80,
    number: 8,
    title: "Dry feet",
    body: "Boots",
    state: .closed,
    isDraft: false,
    isMerged: true,
    author: .init(login: "mona"),
    head: .init(name: "boots", sha: "1"),
    base: .init(name: "main", sha: "2", repository: Sample.engine),
    labels: [],
    assignees: [],
    reviewers: [.init(login: "ada")],
    createdAt: Date(timeIntervalSince1970: 1),
    mergedAt: Date(timeIntervalSince1970: 3),
    htmlURL: URL(string: "https://g.example/8")
  )

  @Test func `a list of pull requests`() throws {
    let endpoint = Endpoint.pullRequests(of: Sample.engine, state: .closed)

    #expect(endpoint.line == "GET /repos/ada/engine/pulls?state=closed&per_page=30")
    #expect(try endpoint.value(of: #"[\#(json), {"number": 1}]"#).items == [pull])
  }

  @Test func `a pull request has its size`() throws {
    let endpoint = Endpoint.pullRequest(8, of: Sample.engine)
    let whole =
      #"{"changed_files": 3, "commits": "2", "mergeable": null, "mergeable_state": "odd", "#

    let found = try endpoint.value(of: whole + json.dropFirst())

    var expected = pull
    expected.counts = GitHub.PullRequestCounts(
      commits: 2,
      additions: 0,
      deletions: 0,
      changedFiles: 3,
      comments: 0,
      reviewComments: 0,
      mergeableState: "odd"
    )
    #expect(endpoint.line == "GET /repos/ada/engine/pulls/8")
    #expect(found == expected)
  }

  @Test func `the files and the commits of a pull request`() throws {
    let files = Endpoint.files(ofPullRequest: 8, of: Sample.engine)
    let commits = Endpoint.commits(ofPullRequest: 8, of: Sample.engine)

    #expect(files.line == "GET /repos/ada/engine/pulls/8/files?per_page=100")
    #expect(commits.line == "GET /repos/ada/engine/pulls/8/commits?per_page=100")
    #expect(
      try files.value(of: #"[{"filename": "a", "status": "added", "additions": 1}, 7]"#).items
        == [GitHub.FileChange(path: "a", kind: .added, additions: 1)]
    )
    #expect(
      try commits.value(of: #"[{"sha": "1", "commit": {"message": "Begin"}}]"#).items
        == [GitHub.Commit(sha: "1", message: "Begin")]
    )
  }

  @Test func `the reviews of a pull request`() throws {
    let endpoint = Endpoint.reviews(ofPullRequest: 8, of: Sample.engine)
    let json = #"""
      [{"id": 1, "user": {"login": "ada"}, "state": "APPROVED", "submitted_at": 9, "commit_id": "c"},
       {"id": 2, "user": null, "body": "Hm", "state": "changes_requested"},
       {"id": 3, "state": "HOLOGRAM"}, {"state": "APPROVED"}]
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/pulls/8/reviews?per_page=100")
    #expect(
      try endpoint.value(of: json).items == [
        GitHub.Review(
          id: 1,
          author: .init(login: "ada"),
          body: "",
          state: .approved,
          commit: "c",
          submittedAt: Date(timeIntervalSince1970: 9)
        ),
        GitHub.Review(id: 2, body: "Hm", state: .changesRequested),
        GitHub.Review(id: 3, body: "", state: .init(rawValue: "HOLOGRAM")),
      ]
    )
  }

  @Test func `the comments on lines of a pull request`() throws {
    let endpoint = Endpoint.reviewComments(ofPullRequest: 8, of: Sample.engine)
    let json = #"""
      [{"id": 5, "pull_request_review_id": 1, "in_reply_to_id": 4, "path": "a.c", "line": null,
        "original_line": 12, "side": "LEFT", "diff_hunk": "@@ -1 +1 @@", "body": "Why?",
        "user": {"login": "ada"}}, {"id": 6}]
      """#

    #expect(endpoint.line == "GET /repos/ada/engine/pulls/8/comments?per_page=100")
    #expect(
      try endpoint.value(of: json).items == [
        GitHub.ReviewComment(
          id: 5,
          review: 1,
          inReplyTo: 4,
          author: .init(login: "ada"),
          body: "Why?",
          path: "a.c",
          originalLine: 12,
          isOnOldSide: true,
          hunk: "@@ -1 +1 @@"
        )
      ]
    )
  }
}
