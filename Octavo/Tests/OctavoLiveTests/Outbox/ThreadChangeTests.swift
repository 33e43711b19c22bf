import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// A comment that has waited while its thread was changed by others.
@Suite(.timeLimit(.minutes(20)))
struct ThreadChangeTests {
  /// Writes a comment, lets it wait for two minutes, and returns the state and the reason after.
  private func wait(
    as account: SandboxAccount,
    _ change: @escaping (GitHubAPI, GitHub.IssuePlace) async throws -> Void
  ) async throws -> (states: [OutboxRow.State], reason: String?, comments: [String]) {
    var result: (states: [OutboxRow.State], reason: String?, comments: [String]) = ([], nil, [])
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 120), method: "POST", count: 1)
      )
      let comment = NewComment("Late", on: thread.place, seen: thread.viewModel.seen)
      try await thread.outbox.add(comment)
      await thread.live.services.viewerSource.atRest()
      try await thread.elsewhere(as: account) { try await change($0, thread.place) }

      await thread.pass(125)
      await thread.pass(2)

      let rows = thread.requests
      result = (rows.map(\.state), rows.first?.reason, try await thread.comments())
    }
    return result
  }

  @Test func `a comment of another account asks first`() async throws {
    let result = try await wait(as: LiveFixture.grace) { api, place in
      _ = try await api.send(.newComment("Done?", onIssue: place.number, of: place.repository))
    }

    #expect(result.states == [.asks] && result.reason == "grace has commented meanwhile.")
    #expect(result.comments == ["Done?"])
  }

  @Test func `a comment of one’s own elsewhere does not`() async throws {
    let result = try await wait(as: LiveFixture.account) { api, place in
      _ = try await api.send(.newComment("Mine", onIssue: place.number, of: place.repository))
    }

    #expect(result.states.isEmpty && result.comments == ["Mine", "Late"])
  }

  @Test func `an issue that one has closed oneself does not, and one that is locked does`()
    async throws
  {
    let closed = try await wait(as: LiveFixture.account) { api, place in
      let change = GitHub.IssueChange(state: .closed, stateReason: .completed)
      _ = try await api.send(.change(change, ofIssue: place.number, of: place.repository))
    }
    let locked = try await wait(as: LiveFixture.account) { api, place in
      try await api.send(.lock(issue: place.number, of: place.repository))
    }

    #expect(closed.states.isEmpty && closed.comments == ["Late"])
    #expect(locked.states == [.asks])
    #expect(locked.reason == "The conversation was locked meanwhile.")
  }

  @Test func `a comment to an issue that has moved asks`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(
          .status(301, body: "{}", headers: ["Location": "/repositories/1/issues/2"]),
          method: "POST",
          count: 1
        )
      )
      try await thread.outbox.add(NewComment("Private", on: thread.place))
      await thread.pass(2)

      #expect(thread.requests.map(\.state) == [.asks])
      #expect(thread.requests.first?.reason?.hasPrefix("It has moved.") == true)
      #expect(try await thread.comments().isEmpty)
    }
  }
}
