import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

/// Operations in GraphQL: their requests, and the values and errors of responses.
struct GraphQLEndpointTests {
  private let issue = Endpoint.viewerState(ofIssue: "I_1")
  private let comments = Endpoint.viewerStates(ofCommentsOnIssue: "I_1", after: "abc", size: 40)
  private let subscribe = Endpoint.set(subscription: .ignored, ofNode: "I_1")

  private func body(_ request: GitHub.Request) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: request.body ?? Data()) as? [String: Any] ?? [:]
  }

  @Test func `a query is sent to GraphQL with its variables`() throws {
    let body = try body(comments.request)

    #expect(comments.line == "POST /graphql")
    #expect(body["operationName"] as? String == "CommentViewerStates")
    #expect(body["variables"] as? NSDictionary == ["id": "I_1", "first": 40, "after": "abc"])
    #expect(
      (body["query"] as? String)?
        .hasPrefix("query CommentViewerStates($id: ID!, $first: Int!, $after: String) {") == true
    )
    #expect(comments.request.isIdempotent)
  }

  @Test func `a mutation is one attempt`() throws {
    let request = subscribe.request

    #expect(try body(request)["variables"] as? NSDictionary == ["id": "I_1", "state": "IGNORED"])
    #expect(
      [request.isIdempotent, request.isRetried, request.followsRedirects] == [false, false, false]
    )
  }

  @Test(arguments: [
    ("https://api.github.com", "https://api.github.com/graphql"),
    ("https://ghe.example.com/api/v3", "https://ghe.example.com/api/graphql"),
    ("https://api.octo.ghe.com", "https://api.octo.ghe.com/graphql"),
  ])
  func `an Enterprise server has GraphQL beside the REST API`(_ base: String, _ url: String) {
    #expect(URL(string: base).flatMap(issue.request.url)?.absoluteString == url)
  }

  @Test func `a complete response has nothing missing`() throws {
    let found = try issue.value(
      of: """
        {"data": {"rateLimit": {"cost": 2}, "node": {"id": "I_1", "locked": true, "viewerCanSubscribe": true,
        "viewerSubscription": "UNSUBSCRIBED", "viewerCanUpdate": false, "viewerCanReopen": true, "viewerCanReact": true,
        "reactionGroups": [{"content": "THUMBS_UP", "viewerHasReacted": true, "users": {"totalCount": 3}},
        {"content": "NEW_ONE", "viewerHasReacted": false, "users": null}, {"content": "HEART"}]}}}
        """
    )

    #expect(found.isComplete)
    #expect(found.cost == 2)
    #expect(found.value.subscription == .unsubscribed)
    #expect(
      [found.value.isLocked, found.value.canUpdate, found.value.canChangeState] == [
        true, false, true,
      ]
    )
    #expect(
      found.value.reactions == [
        GitHub.ReactionGroup(content: .thumbsUp, count: 3, viewerHasReacted: true),
        GitHub.ReactionGroup(
          content: .init(rawValue: "new_one"),
          count: 0,
          viewerHasReacted: false
        ),
      ]
    )
  }

  @Test func `the parts of a partial response are used, and the rest is named`() throws {
    let found = try comments.value(
      of: """
        {"data": {"node": {"comments": {"totalCount": 3, "pageInfo": {"hasNextPage": true, "endCursor": "xyz"},
        "nodes": [{"id": "C_1", "databaseId": 1, "reactionGroups": []}, null,
        {"id": "C_3", "databaseId": 3, "reactionGroups": null}]}}},
        "errors": [{"message": "Something went wrong", "path": ["node", "comments", "nodes", 1]},
        {"type": "FORBIDDEN", "message": "No", "path": ["node", "comments", "nodes", 2, "reactionGroups"]}]}
        """
    )

    #expect(found.value.items.map(\.id) == [1, 3])
    #expect(found.value.items.map { $0.reactions == nil } == [false, true])
    #expect(found.value.next == "xyz")
    #expect(found.value.total == 3)
    #expect(
      found.missing.map(\.place) == [
        "node.comments.nodes.1", "node.comments.nodes.2.reactionGroups",
      ]
    )
    #expect(found.missing.map(\.type) == [nil, "FORBIDDEN"])
  }

  @Test func `the last page has no next one, whatever its cursor`() throws {
    let text =
      #"{"data": {"node": {"comments": {"pageInfo": {"hasNextPage": false, "endCursor": "xyz"}, "nodes": null}}}}"#
    let page = try comments.value(of: text).value

    #expect(page == GitHub.CursorPage(items: []))
  }

  @Test func `a page that fails is halved until it has one item`() throws {
    var sizes: [Int?] = []
    var next: Endpoint? = comments
    while let endpoint = next {
      let variables = try body(endpoint.request)["variables"] as? [String: Any]
      sizes.append(variables?["first"] as? Int)
      #expect(variables?["after"] as? String == "abc")
      next = endpoint.smaller(after: APIError(.server(status: 502)))
    }

    #expect(sizes == [40, 20, 10, 5, 2, 1])
    #expect(comments.smaller(after: APIError(.timedOut)) != nil)
    #expect(comments.smaller(after: APIError(.offline)) == nil)
    #expect(comments.smaller(after: APIError(.notFound)) == nil)
    #expect(issue.smaller(after: APIError(.timedOut)) == nil)
    #expect(comments.map { $0.value.total }.smaller(after: APIError(.timedOut)) != nil)
  }
}
