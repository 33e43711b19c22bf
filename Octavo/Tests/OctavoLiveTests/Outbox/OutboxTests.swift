import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoStore
import OctavoViewModels
import Testing

/// The way of a star to the server, with everything that may happen on it.
@Suite(.timeLimit(.minutes(20)))
struct OutboxTests {
  private let engine = LiveFixture.engine

  private func isStarred(_ live: AppSession) async throws -> Bool {
    try await live.services.gitHub.send(.isStarred(engine))
  }

  /// The number of stars that the page of the repository shows.
  private func stars(_ services: Services) -> Int? {
    services.store.result(of: .repository(engine)).value?.stars
  }

  /// The methods of the requests for stars so far.
  private func sent(_ fixture: LiveFixture) -> [String] {
    fixture.sandbox.requests.filter { $0.path.contains("/user/starred/") && $0.method != "GET" }
      .map(\.method)
  }

  @Test func `a star is shown, counted, sent and stored`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn(scheduler: TestScheduler())
      let (services, source) = (live.services, live.services.viewerSource)
      try await services.sync.refresh(.repository(engine))

      await services.setStarred(true, engine)
      let shown = services.viewerState.isStarred(engine)
      let counted = stars(services)
      await source.atRest()

      #expect(shown == true && counted == 1)
      #expect(services.notice?.text == "Starred ada/engine.")
      #expect(try await isStarred(live))
      #expect(stars(services) == 1)
      #expect(sent(fixture) == ["PUT"])
    }
  }

  @Test func `an undo of a star that is being sent is sent after it`() async throws {
    try await withLiveFixture { fixture in
      let scheduler = TestScheduler()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      let services = live.services
      fixture.sandbox.inject(SandboxFault(.hold, method: "PUT", pathPrefix: "/user/starred"))

      await services.setStarred(true, engine)
      await fixture.sandbox.waitForHeldRequests()
      services.notice?.action?.perform()
      while services.viewerState.isStarred(engine) != false { await Task.yield() }
      fixture.sandbox.clearFaults()
      await services.viewerSource.atRest()
      fixture.pass(2, scheduler)
      await services.viewerSource.atRest()

      #expect(services.viewerState.isStarred(engine) == false)
      #expect(try await !isStarred(live))
      #expect(sent(fixture) == ["PUT", "DELETE"])
    }
  }

  @Test func `offline a star waits, and is sent when the server is back`() async throws {
    try await withLiveFixture { fixture in
      let scheduler = TestScheduler()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      let (services, source) = (live.services, live.services.viewerSource)
      try await source.load(.star(engine))
      fixture.sandbox.inject(SandboxFault(.reset, pathPrefix: "/user/starred"))

      await services.setStarred(true, engine)
      await source.atRest()
      let offline = services.viewerState.isStarred(engine)
      let notice = services.notice?.text
      fixture.pass(3, scheduler)
      await source.atRest()
      fixture.sandbox.clearFaults()
      fixture.pass(61, scheduler)
      await source.atRest()

      #expect(offline == true && notice == "Starred ada/engine.")
      #expect(try await isStarred(live))
      #expect(services.viewerState.isStarred(engine) == true)
    }
  }

  @Test func `a star that was not sent is sent at the next start`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn(scheduler: TestScheduler())
      try await first.services.viewerSource.load(.star(engine))
      fixture.sandbox.inject(SandboxFault(.status(503), method: "PUT"))
      await first.services.setStarred(true, engine)
      await first.services.viewerSource.atRest()
      await first.end()
      fixture.sandbox.clearFaults()
      let before = sent(fixture)

      let scheduler = TestScheduler()
      let second = try await fixture.start(scheduler: scheduler)
      let shown = second.services.viewerState.isStarred(engine)
      await second.services.viewerSource.atRest()
      let early = sent(fixture)
      fixture.pass(61, scheduler)
      await second.services.viewerSource.atRest()

      // The server may have carried out the first one, or still do so for a minute.
      #expect(shown == true && early == before)
      #expect(try await isStarred(second))
    }
  }

  @Test func `a limit is respected, by new stars and by a new start too`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn(scheduler: TestScheduler())
      try await first.services.viewerSource.load(.star(engine))
      fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 60), method: "PUT", count: 1)
      )
      await first.services.setStarred(true, engine)
      await first.services.viewerSource.atRest()
      await first.services.setFollowing(true, "ada")
      await first.services.viewerSource.atRest()
      await first.end()

      let scheduler = TestScheduler()
      let second = try await fixture.start(scheduler: scheduler)
      await second.services.viewerSource.atRest()
      let early = sent(fixture)
      fixture.clock.advance(by: 62)
      fixture.pass(62, scheduler)
      await second.services.viewerSource.atRest()

      #expect(early == ["PUT"])
      #expect(sent(fixture) == ["PUT", "PUT"])
      #expect(try await isStarred(second))
    }
  }

  @Test func `an expired token pauses the outbox until the next login`() async throws {
    try await withLiveFixture { fixture in
      let scheduler = TestScheduler()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      let services = live.services
      try await services.viewerSource.load(.star(engine))
      fixture.sandbox.inject(SandboxFault(.revokeToken, method: "PUT", count: 1))

      await services.setStarred(true, engine)
      await services.viewerSource.atRest()
      let paused = services.viewerState.isStarred(engine)
      await settle()
      _ = try await services.session.logIn(
        username: "ada",
        password: LiveFixture.account.password,
        oneTimeCode: LiveFixture.account.oneTimeCode
      )
      await services.viewerSource.atRest()
      fixture.pass(2, scheduler)
      await services.viewerSource.atRest()

      #expect(paused == true)
      #expect(try await isStarred(live))
      #expect(services.viewerState.isStarred(engine) == true)
    }
  }

  @Test(arguments: [
    (404, "Not found, or you don’t have access."),
    (403, "You don’t have permission to do this."),
    (422, "The server did not accept the request."),
  ])
  func `a star that the server refuses is taken back with a message`(
    status: Int,
    reason: String
  ) async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      let services = live.services
      fixture.sandbox.inject(SandboxFault(.status(status), method: "PUT"))

      await services.setStarred(true, engine)
      await services.viewerSource.atRest()

      #expect(services.viewerState.isStarred(engine) == false)
      #expect(services.notice?.text == "Could not star ada/engine. \(reason)")
      #expect(sent(fixture) == ["PUT"])
    }
  }

  @Test func `a star whose response was lost is not counted twice`() async throws {
    try await withLiveFixture { fixture in
      let scheduler = TestScheduler()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      let services = live.services
      try await services.sync.refresh(.repository(engine))
      try await services.viewerSource.load(.star(engine))
      fixture.sandbox.inject(SandboxFault(.reset, method: "PUT", count: 1))
      await services.setStarred(true, engine)
      await services.viewerSource.atRest()
      // The server has carried the request out, and only the response was lost.
      try await services.gitHub.send(.setStarred(true, engine))
      try await services.sync.refresh(.repository(engine))
      let pending = stars(services)

      fixture.pass(61, scheduler)
      await services.viewerSource.atRest()

      #expect(pending == 1)
      #expect(stars(services) == 1)
      #expect(try await services.gitHub.send(.repository(engine)).stars == 1)
    }
  }

  @Test func `of two programs on one store, one sends, and a stopped one keeps the others waiting`()
    async throws
  {
    try await withLiveFixture { fixture in
      let scheduler = TestScheduler()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      let services = live.services
      try await services.viewerSource.load(.star(engine))
      let folder = fixture.folders.data.appendingPathComponent("accounts")
      let other = try AccountStore(folder: folder, host: fixture.host.name, login: "ada")
      var lock = try other.lockSender()
      #expect(lock != nil)
      #expect(try other.lockSender() == nil)

      await services.setStarred(true, engine)
      for _ in 0..<6 {
        await services.viewerSource.atRest()
        fixture.pass(1.1, scheduler)
      }
      await services.viewerSource.atRest()
      let early = (sent(fixture), fixture.reports)
      lock = nil
      fixture.pass(1.1, scheduler)
      await services.viewerSource.atRest()

      #expect(lock == nil && early.0 == [] && early.1.count == 1)
      #expect(
        early.1.first?.contains("process \(ProcessInfo.processInfo.processIdentifier)") == true
      )
      #expect(sent(fixture) == ["PUT"])
      try other.close()
    }
  }

  @Test func `all stars are read once a day, and in between the latest`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      let services = live.services
      let other = GitHub.RepositoryName(owner: "ada", name: "none")
      try await services.gitHub.send(.setStarred(true, engine))
      let before = services.viewerState.isStarred(engine)

      await services.viewerSource.refresh()
      let after = [engine, other].map { services.viewerState.isStarred($0) }
      await services.viewerSource.refresh()
      let unchanged = fixture.sandbox.requests.count { $0.path.hasPrefix("/user/starred") }
      try await services.gitHub.send(.setStarred(false, engine))
      await services.viewerSource.refresh()
      let recent = services.viewerState.isStarred(engine)
      fixture.clock.advance(by: 90_000)
      await services.viewerSource.refresh()

      #expect(before == nil && after == [true, false])
      #expect(unchanged == 3 && recent == true)
      #expect(services.viewerState.isStarred(engine) == false)
    }
  }

  @Test func `after a logout nothing is known, and the next account's stars are its own`()
    async throws
  {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      await live.services.setStarred(true, engine)
      await live.services.viewerSource.atRest()

      await live.services.session.logOut(deletingLocalData: true)

      #expect(live.services.viewerState.isStarred(engine) == nil)
      #expect(fixture.reports == [])
    }
  }
}
