import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The states of the subjects in the inbox, which the server tells in another response than the
/// threads.
@Suite(.timeLimit(.minutes(20)))
struct SubjectStateTests {
  private func queries(_ thread: ThreadFixture) -> Int {
    thread.received.count { $0.path.hasSuffix("/graphql") }
  }

  @Test func `a thread has the state of its issue and the author of the last comment`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      let open = inbox.rows[0]
      let place = thread.place
      try await thread.elsewhere { api in
        _ = try await api.send(
          .change(
            GitHub.IssueChange(state: .closed, stateReason: .notPlanned),
            ofIssue: place.number,
            of: place.repository
          )
        )
      }
      thread.fixture.serverClock.advance(by: 2)
      try await thread.commentElsewhere("Yes")
      try await inbox.list.refreshCommand()

      #expect(open.sign == .openIssue && open.detail.contains("Open issue"))
      #expect(open.detail.contains("last by grace"))
      #expect(inbox.rows[0].sign == .dismissedIssue)
      #expect(inbox.rows[0].detail.contains("Not planned issue"))
    }
  }

  @Test func `an unchanged inbox asks for no state again`() async throws {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      let before = queries(thread)
      inbox.list.poll()
      await thread.live.settled()

      #expect(before == 1 && queries(thread) == 1)
    }
  }

  @Test func `a server that tells no state leaves the list as it is, and is not asked each time`()
    async throws
  {
    try await withInbox { thread, inbox in
      thread.fixture.sandbox.inject(
        SandboxFault(.graphQLError(type: nil), pathPrefix: "/graphql", count: 1)
      )
      try await inbox.list.refreshCommand()
      let (sign, asked) = (inbox.rows[0].sign, queries(thread))
      try await inbox.list.refreshCommand()
      let again = queries(thread)
      await thread.pass(1_900)
      try await inbox.list.refreshCommand()

      #expect(sign == .unknown && inbox.problem == nil)
      #expect(again == asked && queries(thread) == asked + 1)
      #expect(inbox.rows[0].sign == .openIssue)
    }
  }

  @Test func `a clock that is set back does not keep the states away`() async throws {
    try await withInbox { thread, inbox in
      thread.fixture.sandbox.inject(
        SandboxFault(.graphQLError(type: nil), pathPrefix: "/graphql", count: 1)
      )
      try await inbox.list.refreshCommand()
      thread.fixture.clock.advance(by: -86_400)
      try await inbox.list.refreshCommand()

      #expect(inbox.rows[0].sign == .openIssue)
    }
  }

  @Test func `a state that the server does not tell once stays as it was`() async throws {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      thread.fixture.sandbox.inject(
        SandboxFault(.graphQLError(type: "FORBIDDEN"), pathPrefix: "/graphql", count: 1)
      )
      thread.fixture.serverClock.advance(by: 2)
      try await thread.commentElsewhere("Yes")
      try await inbox.list.refreshCommand()

      #expect(queries(thread) == 2 && inbox.rows[0].sign == .openIssue)
    }
  }

  @Test func `discussions and invitations have states, and a run has the one in its title`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      try await inbox.list.refreshCommand()
      let details = inbox.rows.map(\.detail)
      let (asked, read) = (queries(thread), invitations(thread))
      try await inbox.list.refreshCommand()

      for words in [
        "Answered discussion", "Open discussion", "Failed workflow run", "Open invitation",
      ] {
        #expect(details.contains { $0.contains(words) }, "\(words)")
      }
      #expect(asked == 2 && read == 1)
      #expect(queries(thread) == asked && invitations(thread) == read)
    }
  }

  @Test func `a token that may not read invitations leaves their states unknown`() async throws {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      thread.fixture.sandbox.inject(
        SandboxFault(.status(403), pathPrefix: "/user/repository_invitations")
      )
      try await inbox.list.refreshCommand()
      try await inbox.list.refreshCommand()

      let details = inbox.rows.map(\.detail)
      #expect(details.contains { $0.contains("Invitation") })
      #expect(!details.contains { $0.contains("Open invitation") })
      #expect(invitations(thread) == 1 && inbox.problem == nil)
    }
  }

  private func answer(_ thread: ThreadFixture, _ path: String, _ body: String) {
    thread.fixture.sandbox.inject(
      SandboxFault(.status(200, body: body), pathPrefix: "/repos/ada/engine/\(path)")
    )
  }

  @Test func `a run that waits for a review has its state, and is asked about once`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      let run = #"{"id": 1, "created_at": "2010-01-01T00:00:00Z", "actor": {"login": "maralind"}}"#
      answer(thread, "actions/runs", #"{"total_count": 1, "workflow_runs": [\#(run)]}"#)
      // A refresh has a few requests for states.
      try await inbox.list.refreshCommand()
      try await inbox.list.refreshCommand()
      await thread.live.settled()
      let details = inbox.rows.map(\.detail)
      let asked = thread.fixture.sandbox.requests.map(\.path)
      try await inbox.list.refreshCommand()

      #expect(details.contains { $0.contains("Waiting workflow run") })
      #expect(asked.count { $0.contains("/actions/runs?status=waiting") } == 1)
      let again = thread.fixture.sandbox.requests.dropFirst(asked.count).map(\.path)
      #expect(!again.contains { $0.contains("/ada/engine/") })
    }
  }

  @Test(arguments: [
    #"[]"#, #"[{"id": 1, "created_at": "2010-01-01T00:00:00Z", "actor": {"login": "eve"}}]"#,
    #"[{"id": 1, "created_at": "2090-01-01T00:00:00Z", "actor": {"login": "maralind"}}]"#,
  ])
  func `a run waits no longer if none of its account is older than the thread`(_ runs: String)
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      answer(thread, "actions/runs", #"{"total_count": 1, "workflow_runs": \#(runs)}"#)
      try await inbox.list.refreshCommand()
      try await inbox.list.refreshCommand()
      await thread.live.settled()
      let details = inbox.rows.map(\.detail)

      #expect(details.contains { $0.contains("Closed workflow run") })
      #expect(!details.contains { $0.contains("Waiting workflow run") })
    }
  }

  @Test func `an account that may not read runs does not know their states`()
    async throws
  {
    try await withInbox { thread, inbox in
      try await thread.fixture.sandbox.generateThreads(700)
      thread.fixture.sandbox.inject(
        SandboxFault(.status(403), pathPrefix: "/repos/ada/engine/actions/runs")
      )
      try await inbox.list.refreshCommand()
      try await inbox.list.refreshCommand()
      await thread.live.settled()
      let items = inbox.items(of: inbox.rows)

      let unknown = items.filter { $0.thread.subject.kind == .workflowRun }
      #expect(!unknown.isEmpty && unknown.allSatisfy { $0.state == nil })
      #expect(inbox.problem == nil)
    }
  }

  private func invitations(_ thread: ThreadFixture) -> Int {
    thread.fixture.sandbox.requests.count { $0.path.contains("/user/repository_invitations") }
  }
}
