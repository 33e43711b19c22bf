import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

struct IssueEndpointTests {
  private let json = #"""
    {"id": "70", "number": 7, "title": "Wet feet", "body": null, "state": "closed",
     "state_reason": "melted", "user": {"login": "mona", "type": "User"},
     "labels": [{"name": "bug", "color": "f29513"}, {"name": "odd", "color": "red; x"}, 5],
     "assignee": {"login": "ada"}, "milestone": {"number": 2, "title": "1.0", "due_on": "2024-01-01"},
     "comments": 3, "locked": true, "pull_request": null, "created_at": "1970-01-01T00:00:01Z",
     "updated_at": 2, "closed_at": "soon", "html_url": "https://g.example/7",
     "repository_url": "https://api.example/repos/ada/engine"}
    """#
  private let issue = GitHub.Issue(
    id: 70,
    number: 7,
    repository: Sample.engine,
    title: "Wet feet",
    body: "",
    state: .closed,
    stateReason: .init(rawValue: "melted"),
    author: .init(login: "mona", kind: .user),
    labels: [.init(name: "bug", color: "f29513"), .init(name: "odd")],
    assignees: [.init(login: "ada")],
    milestone: .init(
      number: 2,
      title: "1.0",
      state: .open,
      dueAt: Date(timeIntervalSince1970: 1_704_067_200)
    ),
    comments: 3,
    isLocked: true,
    isPullRequest: false,
    createdAt: Date(timeIntervalSince1970: 1),
    updatedAt: Date(timeIntervalSince1970: 2),
    htmlURL: URL(string: "https://g.example/7")
  )

  @Test(arguments: [
    (Endpoint.issues(of: Sample.engine), "/repos/ada/engine/issues?state=open&per_page=30"),
    (.issues(of: Sample.engine, state: .all), "/repos/ada/engine/issues?state=all&per_page=30"),
    (.assignedIssues, "/issues?per_page=30"),
  ])
  func `a list of issues`(
    _ endpoint: Endpoint<GitHub.Page<GitHub.Issue>>,
    _ address: String
  ) throws {
    #expect(endpoint.line == "GET \(address)")
    #expect(try endpoint.value(of: #"[\#(json), {"id": 1}, null]"#).items == [issue])
  }

  @Test func `an issue`() throws {
    let endpoint = Endpoint.issue(7, of: Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine/issues/7")
    #expect(try endpoint.value(of: json) == issue)
  }

  @Test func `labels may be names, and the author may be gone`() throws {
    let json = #"{"id": 1, "number": 2, "labels": ["bug"], "user": null, "pull_request": {}}"#

    let issue = try Endpoint.issue(2, of: Sample.engine).value(of: json)

    #expect(issue.labels == [GitHub.Label(name: "bug")])
    #expect(issue.author == nil)
    #expect(issue.isPullRequest)
  }

  @Test func `an issue is opened by a request that is not repeated`() throws {
    let endpoint = Endpoint.newIssue(title: "Wet / feet", labels: ["bug"], in: Sample.engine)

    #expect(endpoint.line == "POST /repos/ada/engine/issues")
    #expect(!endpoint.request.isIdempotent)
    #expect(
      endpoint.request.body == Data(#"{"body":"","labels":["bug"],"title":"Wet / feet"}"#.utf8)
    )
    #expect(try endpoint.value(of: json) == issue)
  }

  @Test func `a change has the members that are set`() throws {
    let change = GitHub.IssueChange(state: .closed, stateReason: .notPlanned, labels: [])

    let endpoint = Endpoint.change(change, ofIssue: 7, of: Sample.engine)

    #expect(endpoint.line == "PATCH /repos/ada/engine/issues/7")
    #expect(
      endpoint.request.body
        == Data(#"{"labels":[],"state":"closed","state_reason":"not_planned"}"#.utf8)
    )
    #expect(try endpoint.value(of: json) == issue)
  }

  @Test(arguments: [
    (
      Endpoint.comments(onIssue: 7, of: Sample.engine),
      "/repos/ada/engine/issues/7/comments?per_page=100"
    ), (.comments(onGist: "0a"), "/gists/0a/comments?per_page=100"),
  ])
  func `comments`(_ endpoint: Endpoint<GitHub.Page<GitHub.Comment>>, _ address: String) throws {
    let json = #"[{"id": 5, "user": null, "body": "Boots!", "created_at": 1}, {"body": "x"}]"#

    #expect(endpoint.line == "GET \(address)")
    #expect(
      try endpoint.value(of: json).items
        == [GitHub.Comment(id: 5, body: "Boots!", createdAt: Date(timeIntervalSince1970: 1))]
    )
  }

  @Test func `a new comment`() throws {
    let endpoint = Endpoint.newComment("“Boots”\n", onIssue: 7, of: Sample.engine)

    #expect(endpoint.line == "POST /repos/ada/engine/issues/7/comments")
    #expect(endpoint.request.body == Data(#"{"body":"“Boots”\n"}"#.utf8))
    #expect(try endpoint.value(of: #"{"id": 5}"#) == GitHub.Comment(id: 5, body: ""))
  }
}
