import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Hidden comments and earlier forms of texts, on a server that loses answers.
@Suite(.timeLimit(.minutes(20)))
struct ModerationStoryTests {
  /// Writes a comment as another account, and reads it.
  private func advertise(_ thread: ThreadFixture) async throws -> GitHub.Comment {
    let place = thread.place
    let comment = try await thread.elsewhere(as: LiveFixture.grace) { api in
      try await api.send(.newComment("Buy salt", onIssue: place.number, of: place.repository))
    }
    try await thread.viewModel.refreshCommand()
    return comment
  }

  private func onServer(_ id: Int, _ thread: ThreadFixture) async throws -> GitHub.Comment {
    try await thread.live.services.gitHub.send(.comment(id, in: thread.place.repository))
  }

  @Test func `a hidden comment is a line at once, and hidden once though the answer is lost`()
    async throws
  {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      let comment = try await advertise(thread)
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(CommentHiding(comment, as: .offTopic, on: thread.place))
      let atOnce = thread.shown
      for _ in 0..<3 { await thread.pass(61) }

      #expect(atOnce.first?.hasPrefix("grace commented · hidden as off topic") == true)
      #expect(thread.requests.isEmpty)
      #expect(try await onServer(comment.id, thread).hidden == .offTopic)
      try await thread.outbox.add(CommentHiding(comment, as: nil, on: thread.place))
      await thread.pass(6)
      #expect(thread.shown == ["Buy salt"] && thread.requests.isEmpty)
      #expect(try await onServer(comment.id, thread).hidden == nil)
    }
  }

  @Test func `a comment that another account has shown again meanwhile is asked about`()
    async throws
  {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      let comment = try await advertise(thread)
      thread.fixture.sandbox.inject(
        SandboxFault(.status(502), method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(CommentHiding(comment, as: .spam, on: thread.place))
      for _ in 0..<2 { await thread.pass(61) }

      #expect(thread.requests.map(\.state) == [.asks])
      #expect(thread.shown == ["Buy salt [asks]"])
    }
  }

  @Test func `a comment that is hidden by another account is a line after the next refresh`()
    async throws
  {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      let comment = try await advertise(thread)
      thread.fixture.pass(2, thread.scheduler)
      try await thread.elsewhere { api in
        _ = try await api.send(.hide(commentNode: comment.nodeID ?? "", as: .abuse))
      }
      try await thread.viewModel.refreshCommand()

      #expect(thread.shown.first?.hasPrefix("grace commented · hidden as abuse") == true)
    }
  }

  @Test func `an account without the right to hide is refused, and the comment stays`() async throws
  {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      let comment = try await advertise(thread)
      let grace = LiveFixture.grace
      await #expect(throws: APIError.self) {
        try await thread.elsewhere(as: grace) { api in
          try await api.send(.hide(commentNode: comment.nodeID ?? "", as: .spam))
        }
      }
      #expect(try await onServer(comment.id, thread).hidden == nil)
    }
  }

  @Test func `edits are known with their authors, the newest first`() async throws {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      let (gitHub, place) = (thread.live.services.gitHub, thread.place)
      let comment = try await advertise(thread)
      let node = try #require(comment.nodeID)
      let before = try await gitHub.send(.versions(ofNode: node)).items
      for text in ["Buy sugar", "Buy tea"] {
        thread.fixture.pass(5, thread.scheduler)
        _ = try await gitHub.send(.change(comment: comment.id, to: text, in: place.repository))
      }
      let change = GitHub.IssueChange(body: "Too cold")
      _ = try await gitHub.send(.change(change, ofIssue: 1, of: place.repository))
      try await thread.viewModel.refreshCommand()
      let versions = try await gitHub.send(.versions(ofNode: node)).items

      #expect(before.isEmpty)
      #expect(versions.map(\.text) == ["Buy tea", "Buy sugar", "Buy salt"])
      #expect(versions.map(\.editor) == ["ada", "ada", "grace"])
      for entry in thread.viewModel.entries.filter(\.isComment) {
        #expect(thread.viewModel.actions(for: entry).contains { $0.id == "versions" })
      }
    }
  }
}
