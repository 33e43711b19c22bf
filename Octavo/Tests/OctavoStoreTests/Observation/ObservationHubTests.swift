import GRDB
import GitHubValues
import Synchronization
import Testing

@testable import OctavoStore

struct ObservationHubTests {
  @Test func `a change under way while a query is dirty is read after its commit`() async throws {
    let hub = ObservationHub(StoreDatabase(try DatabaseQueue()))
    let reads = Mutex(0)
    let query = hub.add { _, _, rows in
      rows.add(1, of: "list")
      rows.add(7, of: "repository")
      // The second transaction commits after this read has begun.
      if Self.next(reads) == 1 { hub.transactionEnded(isCommit: true) }
      return nil
    }
    hub.finishReading(query, Self.rows(1, of: "list"))
    let earlierReads = Mutex(0)
    let earlier = hub.add { _, _, _ in
      guard Self.next(earlierReads) == 1 else { return nil }
      // The first transaction adds the repository to the list, the second one changes it.
      hub.rowChanged(1, of: "list")
      hub.transactionEnded(isCommit: true)
      hub.rowChanged(7, of: "repository")
      return nil
    }

    hub.finishReading(earlier, ObservedRows(), again: true)
    await hub.drained()

    #expect(reads.withLock { $0 } == 2)
  }

  @MainActor
  @Test func `a value that was read before the end is not delivered after it`() async throws {
    let store = try AccountStore(folder: nil, host: "github.com", login: "octocat")
    let reads = Mutex(0)
    let read = StoreRead<Int> { [hub = store.hub] _, _, rows in
      rows.add(table: "user")
      let count = Self.next(reads)
      if count == 2 { hub.end() }
      return StoredValue(count)
    }
    let values = ObservedValues(read, in: store)

    try await store.save(.init(id: 1, login: "mona"))
    await store.drained()

    #expect(values.all.map(\.value) == [1])
    #expect(reads.withLock { $0 } == 2)
  }

  private static func next(_ count: borrowing Mutex<Int>) -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  private static func rows(_ row: Int64, of table: String) -> ObservedRows {
    var rows = ObservedRows()
    rows.add(row, of: table)
    return rows
  }
}
