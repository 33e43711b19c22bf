import GRDB
import Synchronization

/// The reads of one observation: each compares its result with the one before.
final class ObservedQuery<Value: Equatable & Sendable>: Sendable {
  /// The rows of a list that the first read returns at most: more than a tall screen shows.
  static var firstRows: Int { 64 }

  private let read: StoreRead<Value>
  private let last = Mutex<StoredValue<Value>>(StoredValue())
  /// The items of a list that the last read has decoded; `nil` if it has failed.
  private let decoded = Mutex<(any DecodedRows)?>(nil)

  init(_ read: StoreRead<Value>) {
    self.read = read
  }

  /// Reads the first value, of a list no more than its first rows.
  func first(_ db: Database, _ rows: inout ObservedRows) throws -> StoredValue<Value> {
    let value = try read.fetch(db, Self.firstRows, &rows)
    last.withLock { $0 = value }
    decoded.withLock { $0 = rows.takeDecoded() }
    return value
  }

  /// Reads the value again, given the rows that have changed since; `nil` if it is the same as
  /// before.
  func next(
    _ db: Database,
    _ changed: ChangedRows,
    _ rows: inout ObservedRows
  ) throws -> (value: StoredValue<Value>, rowCount: Int)? {
    rows.known = decoded.withLock { $0.take() }?.known(after: changed)
    var value = try read.fetch(db, nil, &rows)
    decoded.withLock { $0 = rows.takeDecoded() }
    return last.withLock { last in
      let isSame = value.value == last.value
      // The storage of the value before, so that comparing the two again costs nothing.
      if isSame { value.value = last.value }
      guard !isSame || value.readAt != last.readAt || value.next != last.next else { return nil }
      last = value
      return (value, isSame ? 0 : rowCount(of: value))
    }
  }

  /// The number of rows in a value: the items of a list, or one.
  func rowCount(of value: StoredValue<Value>) -> Int {
    value.value.map { ($0 as? any Collection)?.count ?? 1 } ?? 0
  }
}
