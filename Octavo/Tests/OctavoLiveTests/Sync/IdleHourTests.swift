import BinderyTesting
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The requests that the program makes by itself while the user does nothing.
struct IdleHourTests {
  @Test func `an idle hour on the news has 65 requests at most, and most change nothing`()
    async throws
  {
    try await withInbox { thread, _ in
      let services = thread.live.services
      let home = HomeViewModel(services)
      let news = NewsViewModel(services, .received(by: "ada"))
      home.activate()
      news.activate()
      await thread.live.settled()
      thread.scheduler.advance(by: .seconds(2))
      await thread.live.settled()
      let first = thread.fixture.sandbox.requests.count
      let before = try await remaining(services)

      for _ in 0..<50 { await pass(in: thread) }
      let used = before - (try await remaining(services))
      for _ in 0..<10 { await pass(in: thread) }

      let paths = thread.fixture.sandbox.requests.dropFirst(first).map(\.path)
        .filter { $0 != "/rate_limit" }
      #expect((50...65).contains(paths.count))
      #expect(Set(paths.map { $0.prefix { $0 != "?" } }).count == 2, "\(Set(paths))")
      // A response that says that nothing has changed is not counted.
      #expect(used <= 3)
    }
  }

  private func pass(in thread: ThreadFixture) async {
    await thread.pass(60)
    await thread.live.settled()
  }

  private func remaining(_ services: Services) async throws -> Int {
    let limits = try await services.gitHub.send(.rateLimits)
    return try #require(limits.first { $0.resource == "core" }).remaining
  }
}
