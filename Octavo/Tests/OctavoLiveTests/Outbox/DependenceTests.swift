import BinderyTesting
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Requests that change what another one makes, and requests that replace each other.
@Suite(.timeLimit(.minutes(20)))
struct DependenceTests {
  @Test func `a comment that is withdrawn while it is being sent is deleted after it`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.hold, method: "POST", count: 1))
      let comment = NewComment("Too soon", on: thread.place)
      let id = try #require(try await thread.outbox.add(comment))
      await thread.fixture.sandbox.waitForHeldRequests()
      let deletion = CommentDeletion(of: nil, creation: id, "Too soon", on: thread.place)
      _ = try await thread.outbox.add(deletion, needing: id, consuming: nil)
      let during = thread.requests.map(\.state)

      thread.fixture.sandbox.releaseHeldRequests()
      await thread.pass(6)
      await thread.pass(2)

      #expect(during == [.sent, .held])
      #expect(try await thread.comments().isEmpty && thread.requests.isEmpty)
    }
  }

  @Test func `a refused comment and its edit are two drafts when it is discarded`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.status(403), method: "POST", count: 1))
      let id = try #require(try await thread.outbox.add(NewComment("1", on: thread.place)))
      let edit = CommentEdit("2", of: nil, creation: id, from: "1", on: thread.place)
      _ = try await thread.outbox.add(edit, needing: id, consuming: nil)
      await thread.pass(2)
      await thread.pass(2)
      let states = thread.requests.map(\.state)

      try await thread.outbox.discard(try #require(thread.requests.first), keepsText: true)
      var texts: [String] = []
      thread.outbox.drafts.startWithValues { texts = $0.map(\.contents.text) }.dispose()

      #expect(states == [.refused, .waiting])
      #expect(thread.requests.isEmpty && texts == ["1", "2"])
      #expect(try await thread.comments().isEmpty)
    }
  }

  @Test func `an edit whose answer is lost is confirmed by its text`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("1", on: thread.place))
      await thread.pass(2)
      let comment = try #require(thread.viewModel.entries.last?.comment)
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "PATCH", count: 1))

      try await thread.outbox.add(CommentEdit("2", of: comment, from: "1", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      let doubted = thread.requests.map(\.state)
      await thread.pass(61)
      await thread.pass(2)

      #expect(doubted == [.doubt])
      #expect(try await thread.comments() == ["2"] && thread.requests.isEmpty)
    }
  }

  @Test func `an undo of a star that has replaced another is the one that is sent`() async throws {
    try await withThread { thread in
      let engine = LiveFixture.engine
      let (services, sandbox) = (thread.live.services, thread.fixture.sandbox)
      try await services.viewerSource.load(.star(engine))
      sandbox.inject(SandboxFault(.secondaryLimit(retryAfter: 60), method: "PUT", count: 1))
      await services.setStarred(true, engine)
      await services.viewerSource.atRest()
      await services.setStarred(false, engine)
      let withdrawn = thread.requests.count
      services.notice?.action?.perform()
      await thread.live.settled()
      let undone = thread.requests.count

      await thread.pass(62)
      await thread.pass(2)

      #expect(withdrawn == 0 && undone == 1)
      #expect(thread.requests.isEmpty && services.viewerState.isStarred(engine) == true)
    }
  }

  @Test func `half an answer of GraphQL that names the issue is a confirmation`() async throws {
    try await withThread { thread in
      await thread.viewModel.changeSubscription(shownAs: nil)
      thread.fixture.sandbox.inject(SandboxFault(.graphQLHalf, pathPrefix: "/graphql", count: 1))

      await thread.viewModel.changeSubscription(shownAs: true)
      await thread.live.services.viewerSource.atRest()

      #expect(thread.requests.isEmpty)
      let isSubscribed = try await thread.isSubscribed()
      #expect(!isSubscribed)
    }
  }
}
