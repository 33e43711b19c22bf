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
