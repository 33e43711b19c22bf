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
  private func withInbox(
    _ body: @MainActor (ThreadFixture, InboxViewModel) async throws -> Void
  ) async throws {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      try await comment(in: thread)
      let inbox = InboxViewModel(thread.live.services)
      try await body(thread, inbox)
    }
  }

  private func comment(in thread: ThreadFixture) async throws {
    try await thread.elsewhere(as: LiveFixture.grace) { api in
      let place = thread.place
      _ = try await api.send(.newComment("Yes", onIssue: place.number, of: place.repository))
    }
  }

  private func queries(_ thread: ThreadFixture) -> Int {
    thread.fixture.sandbox.requests.count { $0.path.hasSuffix("/graphql") }
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
      try await comment(in: thread)
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

  @Test func `a state that the server does not tell once stays as it was`() async throws {
    try await withInbox { thread, inbox in
      try await inbox.list.refreshCommand()
      thread.fixture.sandbox.inject(
        SandboxFault(.graphQLError(type: "FORBIDDEN"), pathPrefix: "/graphql", count: 1)
      )
      thread.fixture.serverClock.advance(by: 2)
      try await comment(in: thread)
      try await inbox.list.refreshCommand()

      #expect(queries(thread) == 2 && inbox.rows[0].sign == .openIssue)
    }
  }
}
