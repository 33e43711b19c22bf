import BinderyTesting
import Foundation
import Glibc
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// The cost of a star for the main actor; `Benchmarks/star` prints it.
struct StarCostTests {
  private let name = LiveFixture.engine
  private nonisolated static let isMeasured =
    ProcessInfo.processInfo.environment["MEASURE_STAR"] != nil

  @Test(.enabled(if: isMeasured))
  func `a star among 5,000 rows costs the main actor at most twice that among 50`()
    async throws
  {
    let short = try await cost(among: 50)
    let long = try await cost(among: 5000)

    // A difference of two threads' times is none.
    try #require(short > 0 && long > 0)
    let ratio = long / short
    print("star among 50 rows: \(short) ms; among 5,000: \(long) ms; ratio: \(ratio)")
    #expect(ratio <= 2)
  }

  /// Without it the measurement could have a star that no row shows.
  @Test func `the repository of the measured star is a drawn row`() async throws {
    _ = try await cost(among: 50)
  }

  /// Returns the processor time in ms, on the main thread, of a star and its confirmation, the
  /// least of several.
  private func cost(among count: Int) async throws -> Double {
    let fixture = try await LiveFixture()
    let services = try await fixture.startLoggedIn(scheduler: TestScheduler()).services
    let body = "[" + (1...count).map { json($0, of: count) }.joined(separator: ",") + "]"
    fixture.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: "/users/ada/repos"))
    let list = RepositoryListViewModel(services, .ownedBy("ada"))
    var drawn = 0
    let token = observe {
      for row in list.rows.suffix(30) where row.isStarred == true || row.repository.stars > 0 {
        drawn += 1
      }
    }
    try await services.sync.refresh(.repositories(.ownedBy("ada")))
    await services.viewerSource.refresh()
    await services.store.drained()
    var least = Double.infinity
    for round in 0..<12 {
      let begin = Self.processorTime()
      await services.setStarred(round.isMultiple(of: 2), name)
      await services.viewerSource.atRest()
      await services.store.drained()
      least = min(least, Self.processorTime() - begin)
    }
    #expect(list.rows.count == count && drawn > 0)
    token.dispose()
    await fixture.end()
    return least
  }

  /// A repository of the list; the last one, also in the order by name, is that which is starred.
  private func json(_ number: Int, of count: Int) -> String {
    let name = number == count ? "engine" : "a\(number)"
    let owner = #""owner": {"login": "ada"}, "description": "No. \#(number)""#
    return #"{"id": \#(number), "name": "\#(name)", \#(owner)}"#
  }

  /// The processor time of the calling thread in ms.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
