import Foundation
import GRDB
import Synchronization
import Testing

@testable import OctavoStore

struct DurabilityTests {
  @Test func `each change of a request is written to the disk before it returns`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let commits = CommitLog()
    try await commits.trace(fixture.store)

    let first = try #require(try await fixture.send(true))
    try await fixture.store.pause(for: 9, at: ViewerFixture.now)
    try await fixture.store.confirm(first, at: ViewerFixture.now)
    let second = try #require(try await fixture.send(false))
    try await fixture.store.refuse(second, reason: "", at: ViewerFixture.now)

    // Two requests, two attempts, a pause, a confirmation and a refusal.
    #expect(commits.settings == Array(repeating: "FULL", count: 7))
  }

  @Test func `a change that the server can repeat costs no write to the disk`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    _ = try await fixture.send(true)
    let commits = CommitLog()
    try await commits.trace(fixture.store)

    try await fixture.store.save(ViewerFixture.repository(stars: 50))

    #expect(!commits.settings.isEmpty && !commits.settings.contains("FULL"))
    #expect(try await fixture.synchronous() == 1)
  }

  @Test func `a request to a closed store fails without a crash`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    try fixture.store.close()

    await #expect(throws: StoreError.self) { _ = try await fixture.send(true) }
  }

  @Test func `a request that cannot be written leaves the setting as it was`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    try await fixture.store.writer.change { db in
      try db.execute(
        sql: "CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END"
      )
    }

    await #expect(throws: StoreError.self) { _ = try await fixture.send(true) }

    #expect(try await fixture.synchronous() == 1)
    #expect(try await fixture.store.next() == nil)
  }
}

/// The durability of each transaction that a store commits, in the order of the commits.
private final class CommitLog: Sendable {
  private struct State {
    var setting = "none"
    var commits: [String] = []
  }

  private let state = Mutex(State())

  deinit {}

  /// The setting at each commit.
  var settings: [String] { state.withLock { $0.commits } }

  /// Records the statements of a store's writer from now on.
  func trace(_ store: AccountStore) async throws {
    try await store.writer.connections.writeWithoutTransaction { db in
      db.trace { event in self.record("\(event)") }
    }
  }

  private func record(_ statement: String) {
    state.withLock { state in
      if let setting = statement.split(separator: "synchronous = ").dropFirst().last {
        state.setting = String(setting)
      }
      if statement.hasPrefix("COMMIT") { state.commits.append(state.setting) }
    }
  }
}

extension ViewerFixture {
  /// The setting of the connection that writes: 1 after a change without one of its own.
  fileprivate func synchronous() async throws -> Int? {
    try await store.writer.connections.writeWithoutTransaction { db in
      try Int.fetchOne(db, sql: "PRAGMA synchronous")
    }
  }
}
