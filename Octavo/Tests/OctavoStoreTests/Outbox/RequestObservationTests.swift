import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

/// The observation of the requests of some kinds, which reads again only what has changed.
@MainActor
struct RequestObservationTests {
  private static let kinds: Set = ["notification done", "notification read"]

  private func request(_ number: Int, _ kind: String) -> NewRequest {
    NewRequest(kind, key: "\(number)", subject: "thread \(number)", value: "{}")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `requests are those of the store, whatever changes`(_ seed: UInt64) async throws {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    var generator = SeededNumbers(state: seed)
    var seen: [OutboxRow] = []
    let observation = try store.observeRequests(ofKinds: Self.kinds) { seen = $0 }

    for step in 0..<60 {
      let all = try await store.requests()
      let row = all.randomElement(using: &generator)
      let kinds = [Self.kinds.sorted(), ["comment"]].joined()
      let kind = try #require(Array(kinds).randomElement(using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: _ = try await store.add(request(step, kind), at: ViewerFixture.now)
      case 3:
        let count = Int.random(in: 1...600, using: &generator)
        let many = (0..<count).map { request(1_000 * (step + 1) + $0, kind) }
        _ = try await store.add(all: many, at: ViewerFixture.now)
      case 4: if let row { _ = try await store.begin(row) }
      case 5: if let row { try await store.refuse(row, reason: "No", at: ViewerFixture.now) }
      case 6: _ = try await store.takeBack(all.prefix(300).map(\.id))
      default: try await store.doubtInterrupted(at: ViewerFixture.now)
      }
      await store.drained()

      let expected = try await store.requests().filter { Self.kinds.contains($0.kind) }
      #expect(seen == expected, "step \(step)")
    }
    observation.end()
    withExtendedLifetime(fixture) {}
  }

  @Test func `requests of other kinds are not delivered, nor is anything of flags`() async throws {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    try await fixture.learnNothingIsSet()
    var flags = 0
    let observations = [
      try store.observeRequests(ofKinds: Self.kinds) { _ in },
      try store.observeViewerState(of: .star) { _ in flags += 1 },
    ]
    let before = store.deliveries
    let row = try await store.add(request(2, "comment"), at: ViewerFixture.now)
    await store.drained()
    let after = store.deliveries

    _ = try await store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    await store.drained()

    #expect(row != nil && after == before)
    #expect(flags == 2)
    observations.forEach { $0.end() }
    withExtendedLifetime(fixture) {}
  }
}
