import BinderyTesting
import Foundation
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

  @Test func `a change of an issue that has moved asks, and reaches no other issue`() async throws {
    let bug = GitHub.Label(name: "bug", color: "d73a4a")
    let requests: [(method: String, make: (GitHub.IssuePlace) -> any RequestKind)] = [
      ("POST", { NewComment("Private", on: $0) }),
      ("PATCH", { IssueStateRequest(open: false, as: .completed, $0) }),
      ("POST", { IssueLabelRequest(bug, isSet: true, on: $0) }),
      ("POST", { IssueAssigneeRequest(GitHub.Account(login: "grace"), isSet: true, on: $0) }),
      ("PATCH", { IssueMilestoneRequest(nil, from: 1, on: $0) }),
      ("PUT", { IssueLockRequest(locked: true, $0) }),
      ("PATCH", { IssueEdit(.title, "Private", from: "Steam", of: $0) }),
      ("GET", { SubscriptionRequest(.subscription(to: $0), target: false) }),
    ]
    for (method, make) in requests {
      try await withThread { thread in
        let gitHub = thread.live.services.gitHub
        let other = try await gitHub.send(
          .newIssue(title: "Steam", body: "Elsewhere", in: LiveFixture.engine)
        )
        let folder = "/repositories/\(thread.place.repository.rawValue)/issues"
        thread.fixture.sandbox.inject(
          SandboxFault(
            .status(
              301,
              body: "{}",
              headers: [
                "Location": "\(thread.fixture.host.apiURL.absoluteString)\(folder)/\(other.number)"
              ]
            ),
            method: method,
            pathPrefix: "\(folder)/\(thread.place.number)",
            count: 1
          )
        )
        let request = make(thread.place)
        try await thread.outbox.add(request)
        await thread.pass(6)
        await thread.pass(2)

        #expect(thread.requests.map(\.state) == [.asks], "\(request)")
        #expect(thread.requests.first?.reason?.hasPrefix("It has moved.") == true, "\(request)")
        let present = try await gitHub.send(.issue(other.number, of: thread.place.repository))
        #expect(present == other, "\(request)")
      }
    }
  }
}
