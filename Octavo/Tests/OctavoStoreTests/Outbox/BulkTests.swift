import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

/// Requests made by hand, among thousands that one action has made.
struct BulkTests {
  private let now = ViewerFixture.now

  private func request(_ key: String, isBulk: Bool) -> NewRequest {
    var request = NewRequest("star", key: key, subject: "star \(key)", value: "true")
    request.isBulk = isBulk
    return request
  }

  @Test func `requests made by hand are taken while those of many at once wait for the limit`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let many = (1...3).map { request("a/b\($0)", isBulk: true) }
    let ids = try await fixture.store.add(all: many, at: now)
    let skipped = try await fixture.store.step(at: now, skippingBulk: true)
    var held = request("ada/engine", isBulk: false)
    held.hold = 5

    _ = try await fixture.store.add(held, at: now)
    let step = try await fixture.store.step(at: now, skippingBulk: true)
    let count = try await fixture.store.takeBack(ids)

    #expect(skipped == .rest && step == .wait(until: now.addingTimeInterval(5)))
    #expect(count == 3)
    #expect(try await fixture.store.requests().map(\.key) == ["ada/engine"])
  }

  @Test func `a request made by hand is next, whatever waits, unless it follows on its subject`()
    async throws
  {
    let fixture = try await ViewerFixture()
    for number in 0..<3000 {
      _ = try await fixture.store.add(request("a/b\(number)", isBulk: true), at: now)
    }
    let first = try await fixture.store.next()?.key

    _ = try await fixture.store.add(request("a/b2999", isBulk: false), at: now)
    let behind = try await fixture.store.next()?.key
    _ = try await fixture.store.add(request("ada/engine", isBulk: false), at: now)
    let next = try await fixture.store.next()?.key

    #expect(first == "a/b0" && behind == "a/b0" && next == "ada/engine")
  }
}
