import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Sequences that lose or double a request of a program that is less careful.
@Suite(.timeLimit(.minutes(20)))
struct InterleavingTests {
  @Test func `an answer of success that cannot be read is looked for`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.replaceResponse(201), method: "POST", count: 1))

      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      let unread = thread.requests.map { [$0.isCarriedOut, $0.state == .doubt] }
      await thread.pass(61)
      await thread.pass(2)

      #expect(unread == [[true, true]])
      #expect(try await thread.comments() == ["Open the valve."])
      #expect(thread.requests.isEmpty && thread.shown == ["Open the valve."])
    }
  }

  @Test func `the same text that was written elsewhere is not one that the server has delayed`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 60), method: "POST", count: 1)
      )
      try await thread.outbox.add(NewComment("+1", on: thread.place))
      await thread.live.services.viewerSource.atRest()

      let place = thread.place
      let elsewhere = GitHubAPI(host: thread.fixture.host).authenticated(
        with: GitHub.Token(LiveFixture.account.token)
      )
      _ = try await elsewhere.send(.newComment("+1", onIssue: place.number, of: place.repository))
      try await elsewhere.shutdown()
      await thread.pass(70)
      await thread.pass(2)

      #expect(try await thread.comments() == ["+1", "+1"] && thread.requests.isEmpty)
    }
  }

  @Test(arguments: [3600.0, -3600.0])
  func `a clock that is set ends no doubt early, and keeps none for longer than twice its time`(
    _ jump: Double
  ) async throws {
    try await withThread { thread in
      let fixture = thread.fixture
      fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      // Forward on this machine, or back on the server.
      if jump > 0 { fixture.clock.advance(by: jump) } else { fixture.serverClock.advance(by: jump) }
      await thread.pass(2)
      let soon = thread.requests.map(\.state)
      await thread.pass(61)
      await thread.pass(61)

      #expect(soon == [.doubt])
      #expect(try await thread.comments() == ["Open the valve."] && thread.requests.isEmpty)
    }
  }

  @Test func `two equal comments at two places are each found at their own`() async throws {
    try await withThread { thread in
      let gitHub = thread.live.services.gitHub
      let other = try await gitHub.send(.newIssue(title: "Coal", body: "", in: LiveFixture.engine))
      var second = thread.place
      second.number = other.number
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 2))

      try await thread.outbox.add(NewComment("+1", on: thread.place))
      try await thread.outbox.add(NewComment("+1", on: second))
      await thread.pass(2)
      await thread.pass(61)
      await thread.pass(2)

      let endpoint = Endpoint.comments(onIssue: second.number, of: second.repository)
      #expect(try await thread.comments() == ["+1"] && thread.requests.isEmpty)
      #expect(try await gitHub.send(endpoint).items.map(\.body) == ["+1"])
    }
  }

  @Test func `a subject that cannot be read in doubt leaves the decision to the user`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      thread.fixture.sandbox.inject(
        SandboxFault(.status(404), method: "GET", pathPrefix: "/repositories/")
      )
      await thread.pass(61)
      await thread.pass(2)
      let asked = thread.requests.first

      #expect(asked?.state == .asks && asked?.reason?.hasPrefix("It cannot be known") == true)
      #expect(thread.shown == ["Open the valve. [asks]"])
      thread.fixture.sandbox.clearFaults()
      #expect(try await thread.comments() == ["Open the valve."])
    }
  }

  @Test func `a page that is read between the act and its answer shows the comment once`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()

      try await thread.viewModel.refreshCommand()
      let inDoubt = thread.viewModel.entries.dropFirst().map(\.text)
      await thread.pass(61)
      await thread.pass(2)

      #expect(inDoubt == ["Open the valve."] && thread.shown == ["Open the valve."])
      #expect(try await thread.comments() == ["Open the valve."])
    }
  }

  @Test func `a comment that is deleted in doubt ends with its deletion`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.status(500), method: "POST", count: 1))
      let id = try #require(try await thread.outbox.add(NewComment("1", on: thread.place)))
      await thread.live.services.viewerSource.atRest()
      let entry = try #require(thread.viewModel.entries.last)

      thread.viewModel.delete(entry)
      await thread.live.settled()
      let withdrawn = thread.requests.map(\.id)
      await thread.pass(61)
      await thread.pass(6)

      #expect(withdrawn.contains(id) && thread.requests.isEmpty)
      #expect(try await thread.comments().isEmpty && thread.shown.isEmpty)
    }
  }

  @Test func `a deletion that is held when the program ends is made`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.pass(2)
      thread.viewModel.delete(try #require(thread.viewModel.entries.last))
      await thread.live.settled()
      await thread.live.end()

      let scheduler = TestScheduler()
      let next = try await thread.fixture.start(scheduler: scheduler)
      await next.services.viewerSource.atRest()
      thread.fixture.pass(6, scheduler)
      await next.services.viewerSource.atRest()

      let endpoint = Endpoint.comments(onIssue: thread.place.number, of: thread.place.repository)
      #expect(try await next.services.gitHub.send(endpoint).items.isEmpty)
    }
  }

  @Test func `a comment waits over a logout, and is asked about after the next login`() async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.reset, method: "POST", pathPrefix: "/repositories")
      )
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()

      await thread.live.services.session.logOut(deletingLocalData: false)
      let loggedOut = thread.requests.count
      thread.fixture.sandbox.clearFaults()
      _ = try await thread.live.services.session.logIn(
        with: GitHub.Token(LiveFixture.account.token)
      )
      await thread.pass(70)
      let rows = thread.requests
      let before = try await thread.comments()
      try await thread.outbox.sendAgain(try #require(rows.first))
      await thread.pass(2)

      #expect(loggedOut == 0 && before.isEmpty)
      #expect(rows.map(\.reason) == ["It was kept when you logged out."])
      #expect(try await thread.comments() == ["Open the valve."] && thread.requests.isEmpty)
    }
  }

  @Test(arguments: [SandboxFault.Effect.graphQLError(type: "FORBIDDEN"), .graphQLNull])
  func `a refusal of GraphQL is one, although its status is 200`(_ fault: SandboxFault.Effect)
    async throws
  {
    try await withThread { thread in
      await thread.viewModel.changeSubscription(shownAs: nil)
      thread.fixture.sandbox.inject(SandboxFault(fault, pathPrefix: "/graphql", count: 1))

      await thread.viewModel.changeSubscription(shownAs: true)
      await thread.pass(2)

      #expect(thread.requests.map(\.state) == [.refused])
      let isSubscribed = try await thread.isSubscribed()
      #expect(isSubscribed)
      #expect(thread.live.services.viewerState.isSet(.subscription(to: thread.place)) == true)
      #expect(
        thread.live.services.notice?.text.hasPrefix("Could not unsubscribe from ada/engine#1.")
          == true
      )
    }
  }

  @Test func `a late act after a confirmed second attempt is shown, and nothing more is sent`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.actLater(seconds: 90), method: "POST", count: 1))
      try await thread.outbox.add(NewComment("+1", on: thread.place))
      await thread.pass(61)
      await thread.pass(2)
      let confirmed = try await thread.comments()

      await thread.fixture.sandbox.advanceClock(by: 91)
      await thread.fixture.sandbox.carryOutLateRequests()
      await thread.pass(61)
      try await thread.viewModel.refreshCommand()

      #expect(confirmed == ["+1"] && thread.requests.isEmpty)
      #expect(thread.shown == ["+1", "+1"])
    }
  }
}
