import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// The requests of an account while another one, or none, is logged in.
@Suite(.timeLimit(.minutes(20)))
struct SyncAccountTests {
  private let engine = LiveFixture.engine

  @Test func `a request during a logout is cancelled`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      fixture.sandbox.inject(SandboxFault(.hold, method: "DELETE", count: 1))
      let logout = Task { await services.session.logOut(deletingLocalData: false) }
      await fixture.sandbox.waitForHeldRequests()

      await #expect(throws: CancellationError.self) {
        try await services.sync.refresh(.repositories(.owned))
      }

      fixture.sandbox.releaseHeldRequests()
      _ = await logout.value
    }
  }

  @Test func `a write that is cancelled is not reported as a fault of the store`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let sync = try #require(services.sync as? ShownAccount).account.sync

      await #expect(throws: CancellationError.self) {
        try await sync.write { _ in throw CancellationError() }
      }

      #expect(fixture.reports == [])
    }
  }
}
