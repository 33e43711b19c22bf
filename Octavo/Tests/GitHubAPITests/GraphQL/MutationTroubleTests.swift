import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import Testing

/// The ends of mutations over real connections, and the limits of GraphQL.
struct MutationTroubleTests {
  private let engine = TestWorld.engine

  /// Returns the error of a mutation with a fault, the later state, and the number of requests.
  private func outcome(
    of effect: SandboxFault.Effect
  ) async throws -> (error: APIError?, state: GitHub.SubscriptionState?, requests: Int) {
    try await withSandbox { api, sandbox in
      let issue = try await api.send(Endpoint.newIssue(title: "Wet", body: "…", in: engine))
      let node = try #require(issue.nodeID)
      let before = sandbox.requests.count
      sandbox.inject(SandboxFault(effect, pathPrefix: "/graphql"))
      let error = await failure {
        try await api.send(.set(subscription: .ignored, ofNode: node))
      }
      let requests = sandbox.requests.count - before
      sandbox.clearFaults()
      let state = try? await api.send(.viewerState(ofIssue: node)).value.subscription
      return (error, state, requests)
    }
  }

  @Test(arguments: [
    (SandboxFault.Effect.graphQLNull, 422), (.graphQLError(type: "FORBIDDEN"), 403),
    (.graphQLError(type: "NOT_FOUND"), 404), (.graphQLError(type: "UNPROCESSABLE"), 422),
    (.graphQLError(type: "INSUFFICIENT_SCOPES"), 403), (.status(401), 401),
  ])
  func `a refusal is one, and nothing has changed`(
    _ effect: SandboxFault.Effect,
    _ status: Int
  ) async throws {
    let outcome = try await outcome(of: effect)

    #expect(outcome.error?.end == .answered(status: status))
    #expect(outcome.state == .subscribed)
    #expect(outcome.requests == 1)
  }

  @Test(arguments: [
    SandboxFault.Effect.loseResponse, .replaceResponse(502), .cutBody(after: 20),
  ])
  func `a mutation whose response is lost was carried out, and is in doubt`(
    _ effect: SandboxFault.Effect
  ) async throws {
    let outcome = try await outcome(of: effect)

    #expect(outcome.error?.end == .inDoubt)
    #expect(outcome.state == .ignored)
    #expect(outcome.requests == 1)
  }

  @Test(arguments: [
    SandboxFault.Effect.graphQLError(type: nil), .graphQLError(type: "SERVICE_UNAVAILABLE"),
    .status(200, body: "<html>Log in to the Wi-Fi</html>"), .status(200, body: "{}"), .status(500),
  ])
  func `a response that decides nothing is in doubt`(_ effect: SandboxFault.Effect) async throws {
    let outcome = try await outcome(of: effect)

    #expect(outcome.error?.end == .inDoubt)
    #expect(outcome.requests == 1)
  }

  @Test func `a used-up limit ends by the clock of the server, and holds back later requests`()
    async throws
  {
    let outcome = try await outcome(of: .exhaustLimit)
    guard case .rateLimited = outcome.error?.reason else {
      Testing.Issue.record("\(String(describing: outcome.error))")
      return
    }

    #expect(outcome.error?.end == .answered(status: 403))
    #expect(outcome.state == nil)
    #expect(outcome.requests == 1)
  }

  @Test func `a limit without an end is a minute`() async throws {
    let outcome = try await outcome(of: .graphQLError(type: "RATE_LIMITED"))

    #expect(outcome.error?.reason == .secondaryLimit(retryAfter: .seconds(60)))
    #expect(outcome.error?.end == .answered(status: 403))
  }

  @Test func `the limit of GraphQL does not hold back the REST API`() async throws {
    try await withSandbox { api, sandbox in
      sandbox.inject(SandboxFault(.exhaustLimit, pathPrefix: "/graphql", count: 1))
      let error = await failure { try await api.send(.viewerState(ofIssue: "x")) }
      let again = await failure { try await api.send(.viewerState(ofIssue: "y")) }
      let user = try await api.send(.currentUser)

      #expect(error?.end == .answered(status: 403))
      #expect(again?.end == .neverLeft)
      #expect(user.login == "ada")
    }
  }
}
