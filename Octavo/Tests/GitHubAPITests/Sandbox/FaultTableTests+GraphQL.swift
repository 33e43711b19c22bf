import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// The rows of the fault table about GraphQL.
extension FaultTableTests {
  private var subscribe: Endpoint<GitHub.SubscriptionState> {
    .set(subscription: .ignored, ofNode: "x")
  }

  private func error(
    of effect: SandboxFault.Effect,
    _ endpoint: Endpoint<some Sendable>
  ) async throws -> (error: APIError?, requests: Int) {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(effect))
      return (await failure { try await api.send(endpoint) }, sandbox.requests.count)
    }
  }

  @Test(
    arguments: [
      ("FORBIDDEN", APIError.Reason.forbidden, 1, AttemptEnd.answered(status: 403)),
      ("NOT_FOUND", .notFound, 1, .answered(status: 404)),
      (nil, .server(status: 200), 3, .inDoubt),
    ] as [(String?, APIError.Reason, Int, AttemptEnd)]
  )
  func `graphQLError: a refusal has its reason, and any other error is in doubt`(
    type: String?,
    reason: APIError.Reason,
    requests: Int,
    end: AttemptEnd
  ) async throws {
    let query = try await error(of: .graphQLError(type: type), .viewerState(ofIssue: "x"))
    let mutation = try await error(of: .graphQLError(type: type), subscribe)

    #expect([query.error?.reason, mutation.error?.reason] == [reason, reason])
    #expect([query.requests, mutation.requests] == [requests, 1])
    #expect(mutation.error?.end == end)
  }

  @Test func `graphQLNull: a mutation is refused, and a query finds nothing`() async throws {
    let query = try await error(of: .graphQLNull, .viewerState(ofIssue: "x"))
    let mutation = try await error(of: .graphQLNull, subscribe)

    #expect(query.error?.reason == .notFound)
    #expect(mutation.error?.end == .answered(status: 422))
  }

  @Test func `graphQLHalf: what came is used, and the rest is named`() async throws {
    try await withSandbox { api, sandbox in
      let engine = TestWorld.engine
      let issue = try await api.send(Endpoint.newIssue(title: "Wet", body: "…", in: engine))
      for text in ["one", "two", "three"] {
        _ = try await api.send(Endpoint.newComment(text, onIssue: issue.number, of: engine))
      }
      sandbox.inject(SandboxFault(.graphQLHalf))
      let node = try #require(issue.nodeID)
      let page = try await api.send(.viewerStates(ofCommentsOnIssue: node))

      #expect(page.value.items.count == 2)
      #expect(page.missing.map(\.place) == ["node.comments.nodes.1"])
    }
  }

  @Test func `graphQLNulls: values that may be null are unknown, and the others are used`()
    async throws
  {
    try await withSandbox { api, sandbox in
      let issue = try await api.send(
        Endpoint.newIssue(title: "Wet", body: "…", in: TestWorld.engine)
      )
      let node = try #require(issue.nodeID)
      let whole = try await api.send(.viewerState(ofIssue: node))
      sandbox.inject(SandboxFault(.graphQLNulls()))
      let rest = try await api.send(.viewerState(ofIssue: node))

      #expect(whole.value.subscription != nil && rest.value.subscription == nil)
      #expect(
        rest.value.nodeID == whole.value.nodeID && rest.value.canUpdate == whole.value.canUpdate
      )
    }
  }

  @Test func `passingRollup: a document without checks stays as it is`() async throws {
    try await withSandbox { api, sandbox in
      let issue = try await api.send(
        Endpoint.newIssue(title: "Wet", body: "…", in: TestWorld.engine)
      )
      let node = try #require(issue.nodeID)
      let whole = try await api.send(.viewerState(ofIssue: node))
      sandbox.inject(SandboxFault(.passingRollup))

      #expect(try await api.send(.viewerState(ofIssue: node)) == whole)
    }
  }
}
