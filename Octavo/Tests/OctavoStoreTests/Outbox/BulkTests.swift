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

  @Test func `a star knows the id of its repository, and a reaction its name`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let place = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: 9), ViewerFixture.tides, 12)
    let reaction = GitHub.ViewerFlag.reaction(.init(.heart, to: nil, on: place))
    try await fixture.store.learn(
      false,
      of: [reaction],
      since: try await fixture.store.viewerRevision(),
      at: now
    )

    for flag in [ViewerFixture.star, ViewerFixture.follow, reaction] {
      _ = try await fixture.store.request(true, of: flag, at: now)
    }
    let rows = try await fixture.store.requests()

    #expect(rows.map(\.item) == [9, 2, nil])
    #expect(rows.map(\.name) == [nil, nil, "Maralind/Tides"])
  }
}
