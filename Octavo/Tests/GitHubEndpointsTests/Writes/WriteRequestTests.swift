import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

/// The requests that change something, checked against GitHub's own description of them.
struct WriteRequestTests {
  private typealias Row = (request: GitHub.Request, line: String, body: String?)

  private static let here = GitHub.RepositoryID(rawValue: 9)

  /// Each kind of write, with its line below the repository and its body.
  private static let rows: [Row] =
    notifications + issues + pulls + reviews

  private static let notifications: [Row] = {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    return [
      row(.markAsRead(notification: "5"), "PATCH /notifications/threads/5"),
      row(.markAsDone(notification: "5"), "DELETE /notifications/threads/5"),
      row(.markAllAsRead(), "PUT /notifications", "{}"),
      row(
        .markAllAsRead(until: time),
        "PUT /notifications",
        #"{"last_read_at":"2023-11-14T22:13:20Z"}"#
      ),
      row(
        .markAllAsRead(about: here, until: time),
        "PUT …/notifications",
        #"{"last_read_at":"2023-11-14T22:13:20Z"}"#
      ),
      row(
        Endpoint<GitHub.ThreadSubscription>.subscribe(toNotification: "5", ignoring: true),
        "PUT /notifications/threads/5/subscription",
        #"{"ignored":true}"#
      ),
      row(.unsubscribe(fromNotification: "5"), "DELETE /notifications/threads/5/subscription"),
      row(
        Endpoint<GitHub.ThreadSubscription>.subscribe(to: here, ignoring: true),
        "PUT …/subscription",
        #"{"ignored":true,"subscribed":false}"#
      ),
      row(.unsubscribe(from: here), "DELETE …/subscription"),
    ]
  }()

  private static let issues: [Row] = [
    row(
      Endpoint.newIssue(
        title: "Wet",
        body: "…",
        labels: ["bug"],
        assignees: ["ada"],
        milestone: 2,
        in: here
      ),
      "POST …/issues",
      #"{"assignees":["ada"],"body":"…","labels":["bug"],"milestone":2,"title":"Wet"}"#
    ),
    change(.init(title: "New"), #"{"title":"New"}"#), change(.init(body: ""), #"{"body":""}"#),
    change(
      .init(state: .closed, stateReason: .completed),
      #"{"state":"closed","state_reason":"completed"}"#
    ),
    change(
      .init(state: .closed, stateReason: .notPlanned),
      #"{"state":"closed","state_reason":"not_planned"}"#
    ),
    change(
      .init(state: .closed, stateReason: .duplicate),
      #"{"state":"closed","state_reason":"duplicate"}"#
    ),
    change(
      .init(state: .open, stateReason: .reopened),
      #"{"state":"open","state_reason":"reopened"}"#
    ),
    change(.init(milestone: .number(2)), #"{"milestone":2}"#),
    change(.init(milestone: GitHub.MilestoneChange.none), #"{"milestone":null}"#),
    change(.init(type: .init("Bug")), #"{"type":"Bug"}"#),
    change(.init(type: .init(nil)), #"{"type":null}"#),
    row(
      Endpoint<GitHub.Issue>.addSubIssue(70, toIssue: 7, of: here),
      "POST …/issues/7/sub_issues",
      #"{"sub_issue_id":70}"#
    ),
    row(
      Endpoint<GitHub.Issue>.removeSubIssue(70, fromIssue: 7, of: here),
      "DELETE …/issues/7/sub_issue",
      #"{"sub_issue_id":70}"#
    ),
    row(
      Endpoint<GitHub.Issue>.addBlocker(70, toIssue: 7, of: here),
      "POST …/issues/7/dependencies/blocked_by",
      #"{"issue_id":70}"#
    ),
    row(
      Endpoint<GitHub.Issue>.removeBlocker(70, fromIssue: 7, of: here),
      "DELETE …/issues/7/dependencies/blocked_by/70"
    ),
    row(
      Endpoint.addAssignees(["ada"], toIssue: 7, of: here),
      "POST …/issues/7/assignees",
      #"{"assignees":["ada"]}"#
    ),
    row(
      Endpoint.removeAssignees(["ada"], fromIssue: 7, of: here),
      "DELETE …/issues/7/assignees",
      #"{"assignees":["ada"]}"#
    ),
    row(
      Endpoint.addLabels(["bug"], toIssue: 7, of: here),
      "POST …/issues/7/labels",
      #"{"labels":["bug"]}"#
    ),
    row(
      Endpoint.setLabels([], ofIssue: 7, of: here),
      "PUT …/issues/7/labels",
      #"{"labels":[]}"#
    ),
    row(
      Endpoint.removeLabel("a/b c", fromIssue: 7, of: here),
      "DELETE …/issues/7/labels/a%2Fb%20c"
    ),
    row(
      Endpoint.newLabel("bug", color: "f29513", in: here),
      "POST …/labels",
      #"{"color":"f29513","name":"bug"}"#
    ),
    row(
      .lock(issue: 7, of: here, reason: .tooHeated),
      "PUT …/issues/7/lock",
      #"{"lock_reason":"too heated"}"#
    ), row(.lock(issue: 7, of: here), "PUT …/issues/7/lock", "{}"),
    row(.unlock(issue: 7, of: here), "DELETE …/issues/7/lock"),
    row(
      Endpoint.newComment("Hi", onIssue: 7, of: here),
      "POST …/issues/7/comments",
      #"{"body":"Hi"}"#
    ),
    row(
      Endpoint<GitHub.Comment>.change(comment: 5, to: "Ho", in: here),
      "PATCH …/issues/comments/5",
      #"{"body":"Ho"}"#
    ), row(.delete(comment: 5, in: here), "DELETE …/issues/comments/5"),
    react(.issue(7), "issues/7"), react(.comment(5), "issues/comments/5"),
    react(.reviewComment(5), "pulls/comments/5"), react(.commitComment(5), "comments/5"),
    react(.release(5), "releases/5"), unreact(.issue(7), "issues/7"),
    unreact(.comment(5), "issues/comments/5"), unreact(.reviewComment(5), "pulls/comments/5"),
    unreact(.commitComment(5), "comments/5"), unreact(.release(5), "releases/5"),
  ]

  private static let pulls: [Row] = [
    row(
      Endpoint.newPullRequest(
        GitHub.PullRequestDraft(title: "T", head: "mona:topic", base: "main", isDraft: true),
        in: here
      ),
      "POST …/pulls",
      #"{"base":"main","body":"","draft":true,"head":"mona:topic","title":"T"}"#
    ),
    row(
      Endpoint.change(
        GitHub.PullRequestChange(title: "T", body: "B", state: .closed, base: "next"),
        ofPullRequest: 7,
        of: here
      ),
      "PATCH …/pulls/7",
      #"{"base":"next","body":"B","state":"closed","title":"T"}"#
    ),
    row(
      Endpoint.requestReviewers(["ada"], teams: ["core"], forPullRequest: 7, of: here),
      "POST …/pulls/7/requested_reviewers",
      #"{"reviewers":["ada"],"team_reviewers":["core"]}"#
    ),
    row(
      Endpoint.removeReviewers(["ada"], fromPullRequest: 7, of: here),
      "DELETE …/pulls/7/requested_reviewers",
      #"{"reviewers":["ada"],"team_reviewers":[]}"#
    ),
    row(
      Endpoint.merge(
        GitHub.Merge(of: "0a", by: .squash, title: "T", message: ""),
        ofPullRequest: 7,
        of: here
      ),
      "PUT …/pulls/7/merge",
      #"{"commit_message":"","commit_title":"T","merge_method":"squash","sha":"0a"}"#
    ),
    row(
      .updateBranch(ofPullRequest: 7, of: here, expectedHead: "0a"),
      "PUT …/pulls/7/update-branch",
      #"{"expected_head_sha":"0a"}"#
    ), row(.delete(reference: "heads/a/b", of: here), "DELETE …/git/refs/heads/a/b"),
  ]

  private static let reviews: [Row] = [
    row(
      Endpoint.newReview(
        GitHub.ReviewDraft(
          of: "0a",
          event: .requestChanges,
          body: "B",
          comments: [.init("C", on: "a.c", line: 4, startLine: 2, startSide: .old)]
        ),
        ofPullRequest: 7,
        of: here
      ),
      "POST …/pulls/7/reviews",
      #"{"body":"B","comments":[{"body":"C","line":4,"path":"a.c","side":"RIGHT","start_line":2,"#
        + #""start_side":"LEFT"}],"commit_id":"0a","event":"REQUEST_CHANGES"}"#
    ),
    row(
      Endpoint.newReview(.init(of: "0a", event: nil), ofPullRequest: 7, of: here),
      "POST …/pulls/7/reviews",
      #"{"comments":[],"commit_id":"0a"}"#
    ),
    row(
      Endpoint<GitHub.Review>.submit(review: 5, as: .approve, ofPullRequest: 7, of: here),
      "POST …/pulls/7/reviews/5/events",
      #"{"body":"","event":"APPROVE"}"#
    ),
    row(
      Endpoint<GitHub.Review>.change(review: 5, to: "B", ofPullRequest: 7, of: here),
      "PUT …/pulls/7/reviews/5",
      #"{"body":"B"}"#
    ),
    row(
      Endpoint<GitHub.Review>.deletePending(review: 5, ofPullRequest: 7, of: here),
      "DELETE …/pulls/7/reviews/5"
    ),
    row(
      Endpoint<GitHub.Review>.dismiss(review: 5, because: "Old", ofPullRequest: 7, of: here),
      "PUT …/pulls/7/reviews/5/dismissals",
      #"{"event":"DISMISS","message":"Old"}"#
    ),
    row(
      Endpoint.newReply("R", toComment: 5, ofPullRequest: 7, of: here),
      "POST …/pulls/7/comments/5/replies",
      #"{"body":"R"}"#
    ),
    row(
      Endpoint<GitHub.ReviewComment>.change(reviewComment: 5, to: "B", in: here),
      "PATCH …/pulls/comments/5",
      #"{"body":"B"}"#
    ), row(.delete(reviewComment: 5, in: here), "DELETE …/pulls/comments/5"),
  ]

  @Test func `each write has the line and the body that are written beside it`() {
    for row in Self.rows {
      let endpoint = Endpoint<Void>.action(row.request)
      #expect(endpoint.line == row.line.replacing("…", with: "/repositories/9"))
      #expect(row.request.body.map { String(decoding: $0, as: UTF8.self) } == row.body)
    }
  }

  @Test func `each write satisfies GitHub's description, and each operation is encoded`() throws {
    let description = try WriteDescription()
    var encoded: Set<String> = []
    for row in Self.rows {
      var path = row.request.path
      if path.first == "repositories" { path.replaceSubrange(0...1, with: ["repos", "o", "r"]) }
      let operation = try #require(description.operation(row.request.method.rawValue, path))
      #expect(try description.violations(of: row.request.body, in: operation) == [], "\(row.line)")
      encoded.insert(operation)
    }
    #expect(description.operations.subtracting(encoded) == [])
  }

  @Test func `each write is one attempt, and follows no redirect`() {
    for row in Self.rows {
      #expect(!row.request.isRetried && !row.request.followsRedirects, "\(row.line)")
    }
  }

  @Test(arguments: [
    (#"{"titel": "x"}"#, "$.titel is unknown"), (#"{"body": "x"}"#, "$.title is missing"),
    (#"{"title": "x", "labels": "bug"}"#, "$.labels: bug is no array"),
    (#"{"title": ["x"]}"#, "$.title: [x] is no string"),
  ])
  func `the description refuses what it does not name`(_ body: String, _ violation: String) throws {
    let operation = "POST /repos/{owner}/{repo}/issues"

    let found = try WriteDescription().violations(of: Data(body.utf8), in: operation)

    #expect(found.contains { $0.hasPrefix(violation.prefix { $0 != "[" }) })
  }

  @Test func `a repository is addressed by name or by id`() {
    let name = Endpoint.newComment("Hi", onIssue: 7, of: Sample.engine)

    #expect(name.line == "POST /repos/ada/engine/issues/7/comments")
    #expect(Endpoint.repository(Self.here).line == "GET /repositories/9")
    #expect(Endpoint.issue(7, of: Self.here).line == "GET /repositories/9/issues/7")
  }

  private static func row<Value>(
    _ endpoint: Endpoint<Value>,
    _ line: String,
    _ body: String? = nil
  ) -> Row {
    (endpoint.request, line, body)
  }

  private static func row(
    _ endpoint: Endpoint<Void>,
    _ line: String,
    _ body: String? = nil
  ) -> Row {
    (endpoint.request, line, body)
  }

  private static func change(
    _ change: GitHub.IssueChange,
    _ body: String
  ) -> Row {
    row(Endpoint.change(change, ofIssue: 7, of: here), "PATCH …/issues/7", body)
  }

  private static func react(
    _ subject: ReactionSubject,
    _ path: String
  ) -> Row {
    row(
      Endpoint.newReaction(.heart, to: subject, in: here),
      "POST …/\(path)/reactions",
      #"{"content":"heart"}"#
    )
  }

  private static func unreact(
    _ subject: ReactionSubject,
    _ path: String
  ) -> Row {
    row(.delete(reaction: 3, to: subject, in: here), "DELETE …/\(path)/reactions/3")
  }
}
