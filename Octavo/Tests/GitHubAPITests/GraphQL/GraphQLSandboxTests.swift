import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// Operations in GraphQL against a real server.
struct GraphQLSandboxTests {
  private let engine = TestWorld.engine

  /// Runs a test with an issue that has some comments.
  private func withIssue(
    comments: Int = 0,
    _ body: (GitHubAPI, GitHubSandbox, GitHub.Issue) async throws -> Void
  ) async throws {
    try await withSandbox { api, sandbox in
      let issue = try await api.send(Endpoint.newIssue(title: "Wet", body: "…", in: engine))
      for number in 0..<comments {
        _ = try await api.send(Endpoint.newComment("\(number)", onIssue: issue.number, of: engine))
      }
      try await body(api, sandbox, issue)
    }
  }

  @Test func `the state of an issue for its reader has the own reactions`() async throws {
    try await withIssue { api, _, issue in
      let node = try #require(issue.nodeID)
      _ = try await api.send(
        Endpoint.newReaction(.heart, to: .issue(issue.number), in: engine)
      )
      let found = try await api.send(.viewerState(ofIssue: node))

      #expect(found.isComplete)
      #expect(found.cost == 1)
      #expect(found.value.nodeID == node)
      #expect(found.value.subscription == .subscribed)
      #expect(
        [found.value.canSubscribe, found.value.canUpdate, found.value.canChangeState] == [
          true, true, true,
        ]
      )
      #expect(!found.value.isLocked)
      #expect(found.value.reactions?.filter(\.viewerHasReacted).map(\.content) == [.heart])
    }
  }

  @Test func `states of subjects have reviewers and failing checks, and lack what is refused`()
    async throws
  {
    try await withSandbox { api, sandbox in
      let body = #"""
        {"data": {"rateLimit": {"cost": 1}, "s0": {"issueOrPullRequest": {
        "__typename": "PullRequest", "state": "OPEN", "isDraft": true, "author": {"login": "ada"},
        "comments": {"nodes": []},
        "reviewRequests": {"nodes": [{"requestedReviewer": {"login": "grace"}},
        {"requestedReviewer": {}}, null]},
        "commits": {"nodes": [{"commit": {"statusCheckRollup": {"state": "FAILURE"}}}]}}},
        "s1": null,
        "s2": {"issueOrPullRequest": {"__typename": "Issue", "issueState": "CLOSED",
        "stateReason": "DUPLICATE", "comments": {"nodes": [{"author": null}]}}},
        "s3": {"issueOrPullRequest": {"__typename": "PullRequest", "state": "MERGED",
        "isDraft": false, "commits": {"nodes": [{"commit": {"statusCheckRollup": null}}]}}}},
        "errors": [{"type": "NOT_FOUND", "path": ["s1"], "message": "Could not resolve"}]}
        """#
      sandbox.inject(
        SandboxFault(.status(200, body: body, headers: [:]), pathPrefix: "/graphql", count: 1)
      )
      var draft = GitHub.SubjectState(.draft, isPullRequest: true)
      (draft.hasFailingChecks, draft.lastAuthor, draft.reviewers) = (true, "ada", ["grace"])

      let found = try await api.send(.states(of: (1...4).map { .numbered(engine, $0) }))

      #expect(
        found.value == [
          draft, nil, GitHub.SubjectState(.duplicate),
          GitHub.SubjectState(.merged, isPullRequest: true),
        ]
      )
      #expect(found.missing.map(\.type) == ["NOT_FOUND"])
    }
  }

  @Test func `a subscription is set and read`() async throws {
    try await withIssue { api, _, issue in
      let node = try #require(issue.nodeID)
      for state in [GitHub.SubscriptionState.ignored, .unsubscribed, .subscribed] {
        let set = try await api.send(.set(subscription: state, ofNode: node))
        let read = try await api.send(.viewerState(ofIssue: node)).value.subscription

        #expect([set, read] == [state, state])
      }
    }
  }

  @Test func `the reactions to comments are read page by page`() async throws {
    try await withIssue(comments: 5) { api, _, issue in
      let node = try #require(issue.nodeID)
      let comments = try await api.pages(of: .comments(onIssue: issue.number, of: engine)).items()
      _ = try await api.send(Endpoint.newReaction(.eyes, to: .comment(comments[3].id), in: engine))
      var states: [GitHub.CommentViewerState] = []
      var next: String?
      repeat {
        let page = try await api.send(
          .viewerStates(ofCommentsOnIssue: node, after: next, size: 2)
        ).value
        #expect(page.total == 5)
        states += page.items
        next = page.next
      } while next != nil

      #expect(states.map(\.id) == comments.map(\.id))
      #expect(states.map(\.nodeID) == comments.map(\.nodeID))
      #expect(
        states.map { $0.reactions?.contains(where: \.viewerHasReacted) } == [
          false, false, false, true, false,
        ]
      )
    }
  }

  @Test func `an unknown node is not found, whether it is read or changed`() async throws {
    try await withSandbox { api, _ in
      let read = await failure { try await api.send(.viewerState(ofIssue: "bm9uZQ==")) }
      let set = await failure {
        try await api.send(.set(subscription: .ignored, ofNode: "bm9uZQ=="))
      }

      #expect(read?.reason == .notFound)
      #expect(set?.reason == .notFound)
      #expect(set?.end == .answered(status: 404))
    }
  }

  @Test func `half of the data is used, and the value says what is missing`() async throws {
    try await withIssue(comments: 4) { api, sandbox, issue in
      let node = try #require(issue.nodeID)
      sandbox.inject(SandboxFault(.graphQLHalf, pathPrefix: "/graphql", count: 1))
      let page = try await api.send(.viewerStates(ofCommentsOnIssue: node))

      #expect(page.value.items.count == 2)
      #expect(page.value.total == 4)
      #expect(page.missing.map(\.place) == ["node.comments.nodes.1", "node.comments.nodes.3"])
    }
  }

  @Test(arguments: [
    SandboxFault.Effect.status(502), .status(504), .graphQLError(type: nil), .hold,
  ])
  func `a page that is too much for the server is halved`(_ effect: SandboxFault.Effect)
    async throws
  {
    var settings = ClientSettings.test()
    if effect == .hold { settings.responseTimeout = .seconds(5) }
    try await withSandbox(settings: settings) { api, sandbox in
      let issue = try await api.send(Endpoint.newIssue(title: "Wet", body: "…", in: engine))
      let node = try #require(issue.nodeID)
      let before = sandbox.requests.count
      sandbox.inject(SandboxFault(effect, pathPrefix: "/graphql", count: effect == .hold ? 1 : 3))
      let page = try await api.send(.viewerStates(ofCommentsOnIssue: node, size: 8))
      sandbox.clearFaults()

      #expect(page.isComplete)
      #expect(sandbox.requests.count - before == (effect == .hold ? 2 : 4))
    }
  }

  @Test func `a page of one item that fails is an error`() async throws {
    try await withIssue { api, sandbox, issue in
      let node = try #require(issue.nodeID)
      sandbox.inject(SandboxFault(.status(502), pathPrefix: "/graphql"))
      let error = await failure {
        try await api.send(.viewerStates(ofCommentsOnIssue: node, size: 2))
      }

      #expect(error?.reason == .server(status: 502))
    }
  }
}
