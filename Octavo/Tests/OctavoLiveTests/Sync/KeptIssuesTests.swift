import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// All issues of a repository that the user keeps, from the server to the store.
@Suite(.timeLimit(.minutes(20)))
struct KeptIssuesTests {
  private static let engine = LiveFixture.engine
  private static let path = "/repos/ada/engine/issues"

  /// Runs a test with a repository that has so many issues.
  private func withIssues(
    _ count: Int,
    _ body: @MainActor (LiveFixture, TestScheduler) async throws -> Void
  ) async throws {
    try await withLiveFixture { fixture in
      fixture.serverClock.stop()
      fixture.clock.stop()
      try await fixture.sandbox.generateIssues(count)
      try await body(fixture, TestScheduler())
    }
  }

  private func state(in app: AppSession) -> KeptIssues? {
    app.services.store.result(of: .keptState(of: Self.engine)).value
  }

  /// Returns the numbers of the issues that are stored.
  private func numbers(in app: AppSession) async throws -> Set<Int> {
    // The first value of an observation has only the first rows.
    var values = Stored<[GitHub.Issue]>()
    let run = app.services.store.observe(.keptIssues(of: Self.engine)).startWithValues {
      values = $0
    }
    await app.services.store.drained()
    run.dispose()
    return Set((values.value ?? []).map(\.number))
  }

  private func pages(_ fixture: LiveFixture) -> [String] {
    fixture.sandbox.requests.map(\.path).filter { $0.hasPrefix("\(Self.path)?") }
  }

  private func pass(
    _ seconds: Double,
    _ app: AppSession,
    _ fixture: LiveFixture,
    _ clock: TestScheduler
  ) async {
    await app.settled()
    fixture.pass(seconds, clock)
    await app.settled()
  }

  @Test func `all issues are read in portions, after ten of them one a second`() async throws {
    try await withIssues(1_300) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)

      try await app.services.offlineCopies.keepIssues(of: Self.engine, total: 1_300)
      await app.settled()
      let (quick, counted) = (pages(fixture), state(in: app)?.count)
      await pass(1, app, fixture, clock)
      let eleven = pages(fixture).count
      for _ in 0..<5 { await pass(1, app, fixture, clock) }

      #expect(quick.count == 10 && quick.first?.contains("since") == false)
      #expect(quick.dropFirst().allSatisfy { $0.contains("direction=asc&since=") })
      #expect(eleven == 11 && counted ?? 0 > 900 && state(in: app)?.isWhole == true)
      #expect(try await numbers(in: app) == Set(1...1_300))
      #expect(state(in: app)?.count == 1_300)
    }
  }

  @Test func `the next start goes on behind the last portion`() async throws {
    try await withIssues(1_300) { fixture, clock in
      let first = try await fixture.startLoggedIn(scheduler: clock)
      try await first.services.offlineCopies.keepIssues(of: Self.engine, total: 1_300)
      await first.settled()
      await first.end()
      let before = pages(fixture)

      let second = try await fixture.start(scheduler: clock)
      await second.settled()

      let after = pages(fixture).dropFirst(before.count)
      #expect(before.count == 10 && (3...5).contains(after.count))
      #expect(after.allSatisfy { $0.contains("since=") })
      #expect(try await numbers(in: second) == Set(1...1_300))
    }
  }

  @Test func `a refresh reads only what was changed since, and shows it`() async throws {
    try await withIssues(250) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)
      try await app.services.offlineCopies.keepIssues(of: Self.engine, total: 250)
      await app.settled()
      fixture.serverClock.advance(by: 60)
      let gitHub = app.services.gitHub
      let change = GitHub.IssueChange(title: "Steam")
      _ = try await gitHub.send(.change(change, ofIssue: 7, of: Self.engine))
      _ = try await gitHub.send(.newIssue(title: "New", in: Self.engine))
      let before = pages(fixture).count

      try await app.services.sync.refresh(.keptIssues(of: Self.engine))

      let stored = app.services.store.result(of: .issue(7, of: Self.engine)).value
      #expect(pages(fixture).count == before + 1 && stored?.title == "Steam")
      #expect(try await numbers(in: app) == Set(1...251))
    }
  }

  @Test func `nothing is read while less than half of the hour’s requests are left`() async throws {
    try await withIssues(250) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)
      let end = Int(fixture.serverClock.now.timeIntervalSince1970) + 600
      let few = [
        "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "29", "X-RateLimit-Reset": "\(end)",
      ]
      fixture.sandbox.inject(
        SandboxFault(.status(200, body: "[]", headers: few), pathPrefix: "/user/repos", count: 1)
      )
      _ = try await app.services.gitHub.send(.ownRepositories)

      try await app.services.offlineCopies.keepIssues(of: Self.engine, total: 250)
      await app.settled()
      let before = pages(fixture).count
      await pass(602, app, fixture, clock)

      #expect(before == 0)
      #expect(try await numbers(in: app).count == 250)
    }
  }

  @Test func `a failure is tried again, and a repository that is refused is not`() async throws {
    try await withIssues(250) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)
      fixture.sandbox.inject(SandboxFault(.status(502), pathPrefix: Self.path, skip: 1))
      try await app.services.offlineCopies.keepIssues(of: Self.engine, total: 250)
      await app.settled()
      let stored = state(in: app)?.count
      fixture.sandbox.clearFaults()
      fixture.sandbox.inject(SandboxFault(.status(404), pathPrefix: Self.path))
      await pass(16, app, fixture, clock)
      let count = pages(fixture).count
      await pass(3600, app, fixture, clock)

      #expect(stored == 100 && state(in: app)?.isWhole == false)
      #expect(pages(fixture).count == count)
    }
  }

  @Test(arguments: [404, 410])
  func `an issue that is not there any more leaves the list when it is opened`(
    _ status: Int
  ) async throws {
    try await withIssues(30) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)
      try await app.services.offlineCopies.keepIssues(of: Self.engine, total: 30)
      await app.settled()
      fixture.sandbox.inject(SandboxFault(.status(status), pathPrefix: "\(Self.path)/7"))

      try? await app.services.sync.refresh(.issue(7, of: Self.engine))

      #expect(try await numbers(in: app) == Set(1...30).subtracting([7]))
      #expect(state(in: app)?.count == 29)
    }
  }

  @Test func `once a week all numbers are checked, and what is missing is requested first`()
    async throws
  {
    try await withIssues(30) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)
      try await app.services.offlineCopies.keepIssues(of: Self.engine, total: 30)
      await app.settled()
      fixture.pass(6 * 86_400, clock)
      try await app.services.sync.refresh(.keptIssues(of: Self.engine))
      await app.settled()
      let before = pages(fixture).count
      fixture.pass(2 * 86_400, clock)
      // The list lacks two issues, of which one has been deleted: for the refresh and the check.
      let listed = (1...28).map { #"{"id": \#($0), "number": \#($0), "title": "Ebb"}"# }
      let body = "[\(listed.joined(separator: ","))]"
      fixture.sandbox.inject(SandboxFault(.status(410), pathPrefix: "\(Self.path)/29"))
      fixture.sandbox.inject(
        SandboxFault(.status(200, body: body), pathPrefix: Self.path, count: 2)
      )

      try await app.services.sync.refresh(.keptIssues(of: Self.engine))
      await app.settled()

      #expect(before == 2)
      #expect(try await numbers(in: app) == Set(1...30).subtracting([29]))
      #expect(state(in: app)?.check == nil && state(in: app)?.checkedAt == fixture.clock.now)
    }
  }

  @Test func `issues that are kept no longer are removed, also while they are read`() async throws {
    try await withIssues(1_300) { fixture, clock in
      let app = try await fixture.startLoggedIn(scheduler: clock)
      let copies = app.services.offlineCopies
      try await copies.keepIssues(of: Self.engine, total: 1_300)
      await app.settled()

      try await copies.removeIssues(of: Self.engine)
      for _ in 0..<3 { await pass(1, app, fixture, clock) }

      #expect(try await numbers(in: app).isEmpty)
      #expect(state(in: app) == nil)
      #expect(pages(fixture).count == 10)
    }
  }
}
