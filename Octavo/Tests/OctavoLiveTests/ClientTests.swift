import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// The client of the app: its waits, and the responses that it keeps.
struct ClientTests {
  private let engine = LiveFixture.engine

  /// The folders of responses, below the folder of data.
  private func responseFolders(of fixture: LiveFixture) -> [String] {
    let names = FileManager.default.enumerator(atPath: fixture.folders.data.path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".responses") }
  }

  @Test func `a request that waits for the server is shown`() async throws {
    try await withLiveFixture { fixture in
      // Its clock stands still, so that the notice stays.
      let session = try await fixture.startLoggedIn(scheduler: TestScheduler())
      fixture.sandbox.inject(SandboxFault(.secondaryLimit(retryAfter: 5), count: 1))

      let repository = try await session.services.gitHub.send(.repository(engine))
      await settle()

      let text = session.services.notice?.text
      #expect(repository.fullName == engine)
      #expect(text == "The server asked to wait. Retrying in 5 seconds.")
      #expect((session.services.notice?.duration ?? .zero) >= .seconds(6))
      #expect(fixture.reports.count == 1)
    }
  }

  @Test func `an unchanged response costs nothing after a restart`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      _ = try await first.services.gitHub.send(.repository(engine))
      await first.end()

      let second = try await fixture.start()
      let before = try await second.services.gitHub.send(.rateLimits).first?.remaining
      _ = try await second.services.gitHub.send(.repository(engine))
      let after = try await second.services.gitHub.send(.rateLimits).first?.remaining

      #expect(before != nil)
      #expect(before == after)
    }
  }

  @Test func `the responses of an account are deleted with its data`() async throws {
    try await withLiveFixture { fixture in
      let session = try await fixture.startLoggedIn()
      _ = try await session.services.gitHub.send(.repository(engine))
      let before = responseFolders(of: fixture)

      await session.services.session.logOut(deletingLocalData: true)

      #expect(before.count == 1)
      #expect(responseFolders(of: fixture) == [])
    }
  }
}
