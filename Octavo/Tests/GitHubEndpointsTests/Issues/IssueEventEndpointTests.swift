import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct IssueEventEndpointTests {
  private func detail(_ json: String) throws -> GitHub.IssueEvent.Detail? {
    let page = try Endpoint.timeline(ofIssue: 7, of: Sample.engine).value(of: "[\(json)]")
    return try #require(page.items.first).detail
  }

  @Test func `the addresses`() {
    let repository = GitHub.RepositoryID(rawValue: 9)

    #expect(
      Endpoint.issueEvents(in: repository).line
        == "GET /repositories/9/issues/events?per_page=100"
    )
    #expect(
      Endpoint.events(ofIssue: 7, of: Sample.engine).line
        == "GET /repos/ada/engine/issues/7/events?per_page=100"
    )
    #expect(
      Endpoint.timeline(ofIssue: 7, of: Sample.engine).line
        == "GET /repos/ada/engine/issues/7/timeline?per_page=100"
    )
    #expect(
      Endpoint.timeline(ofIssue: 7, of: Sample.engine, page: 3).line
        == "GET /repos/ada/engine/issues/7/timeline?page=3&per_page=100"
    )
  }

  @Test func `an event with its account and its time`() throws {
    let json = #"""
      [{"id": 5, "node_id": "E5", "event": "labeled", "actor": {"login": "mona"},
        "created_at": "1970-01-01T00:00:01Z", "label": {"name": "bug", "color": "f29513"}},
       {"id": "6", "event": "melted", "actor": null, "issue": {"id": 70, "number": 7}},
       {"id": 7, "event": null}, {"event": 5}, [], null]
      """#

    let events = try Endpoint.issueEvents(in: Sample.engine).value(of: json).items

    #expect(
      events == [
        GitHub.IssueEvent(
          id: "E5",
          kind: .labeled,
          actor: .init(login: "mona"),
          createdAt: Date(timeIntervalSince1970: 1),
          detail: .label(.init(name: "bug", color: "f29513"))
        ),
        GitHub.IssueEvent(
          id: "6",
          kind: .init(rawValue: "melted"),
          issue: .init(id: 70, number: 7, title: "")
        ),
        GitHub.IssueEvent(id: "5  0.0", kind: .init(rawValue: "5")),
      ]
    )
  }

  @Test(
    arguments: [
      (#"{"event": "assigned", "assignee": {"login": "ada"}}"#, .assignee(.init(login: "ada"))),
      (
        #"{"event": "review_requested", "requested_reviewer": {"login": "ada"}}"#,
        .reviewer(.init(login: "ada"))
      ),
      (#"{"event": "review_requested", "requested_team": {"name": "all"}}"#, nil),
      (#"{"event": "milestoned", "milestone": {"title": "1.0"}}"#, .milestone("1.0")),
      (#"{"event": "demilestoned", "milestone": "1.0"}"#, nil),
      (#"{"event": "renamed", "rename": {"from": "a"}}"#, .rename(from: "a", to: "")),
      (#"{"event": "locked", "lock_reason": "spam"}"#, .lock(reason: "spam")),
      (#"{"event": "locked", "lock_reason": null}"#, nil),
      (#"{"event": "closed", "state_reason": "not_planned"}"#, .state(.notPlanned)),
      (#"{"event": "merged", "commit_id": "c0"}"#, .commit(sha: "c0", message: "")),
      (
        #"{"event": "committed", "sha": "c0", "message": "Begin", "author": {"name": "Ada"}}"#,
        .commit(sha: "c0", message: "Begin", author: "Ada")
      ),
      (#"{"event": "commented", "id": 8, "body": "Hi"}"#, .comment(.init(id: 8, body: ""))),
      (#"{"event": "commented", "id": null, "body": "Hi"}"#, nil),
      (
        #"{"event": "cross-referenced", "source": {"issue": {"id": 70, "number": 7}}}"#,
        .reference(.init(id: 70, number: 7, title: ""))
      ),
      (
        #"{"event": "sub_issue_added", "sub_issue": {"id": 70, "number": 7, "body": "Long"}}"#,
        .reference(.init(id: 70, number: 7, title: ""))
      ),
      (
        #"{"event": "issue_type_changed", "issue_type": {"name": "Bug"}, "prev_issue_type": null}"#,
        .type(from: nil, to: "Bug")
      ),
      (#"{"event": "labeled", "label": "bug"}"#, nil),
    ] as [(String, GitHub.IssueEvent.Detail?)]
  )
  func `each kind has data of its own`(
    _ json: String,
    _ detail: GitHub.IssueEvent.Detail?
  ) throws {
    #expect(try self.detail(json) == detail)
  }

  @Test func `a review has its account and its time`() throws {
    let json = #"""
      [{"event": "reviewed", "id": 3, "user": {"login": "ada"}, "state": "approved",
        "submitted_at": "1970-01-01T00:00:01Z"}]
      """#

    let event = try #require(
      try Endpoint.timeline(ofIssue: 7, of: Sample.engine).value(of: json).items.first
    )

    #expect(event.actor?.login == "ada")
    #expect(event.createdAt == Date(timeIntervalSince1970: 1))
    guard case .review(let review) = event.detail else { return #expect(Bool(false)) }
    #expect(review.state == .approved)
  }

  @Test func `two references at the same time have two ids`() throws {
    func reference(_ id: Int) -> String {
      #"{"event": "cross-referenced", "created_at": 1, "source": {"issue": {"id": \#(id), "number": 1}}}"#
    }

    let events = try Endpoint.timeline(ofIssue: 7, of: Sample.engine)
      .value(of: "[\(reference(1)), \(reference(2))]").items

    #expect(Set(events.map(\.id)).count == 2)
  }
}
