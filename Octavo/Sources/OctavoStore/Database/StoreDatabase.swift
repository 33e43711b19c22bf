import Foundation
import GRDB
import Synchronization

/// A database that can be closed while others still use it: their calls fail from then on.
///
/// After the end of a connection, GRDB calls SQLite without one for each change, and for a read of
/// a database in memory, which crashes. So a change looks whether the database is closed when its
/// turn has come, and a database in memory, which has no file, is released with its last user.
final class StoreDatabase: Sendable {
  /// The connections, for observations.
  let connections: any DatabaseWriter
  private let reads = ReadGate()
  private let use: Mutex<DatabaseUse?>

  init(_ connections: any DatabaseWriter, _ use: DatabaseUse? = nil) {
    self.connections = connections
    self.use = Mutex(use)
  }

  deinit {}

  /// The file that each commit writes to, also one of another program; `nil` in memory.
  var logFile: URL? {
    guard let pool = connections as? DatabasePool else { return nil }
    return URL(filePath: pool.path + "-wal")
  }

  /// Reads, off the caller's actor.
  func look<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    guard let entry = reads.enter() else { throw Self.closed }
    defer { entry.leave() }
    return try await storeErrors {
      try await connections.read { db in
        entry.leave()
        return try body(db)
      }
    }
  }

  /// Reads, and blocks the caller meanwhile.
  func lookNow<Value>(_ body: (Database) throws -> Value) throws -> Value {
    guard let entry = reads.enter() else { throw Self.closed }
    defer { entry.leave() }
    do {
      return try connections.read { db in
        entry.leave()
        return try body(db)
      }
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }

  /// Changes something in one transaction, off the caller's actor.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await storeErrors {
      try await connections.writeWithoutTransaction { db in try self.transaction(db, body) }
    }
  }

  /// Changes something in one transaction that a power failure after the return cannot undo, off
  /// the caller's actor.
  ///
  /// It is for what exists nowhere else, such as a request of the user. All other changes may be
  /// lost with the power, as the server still has their rows. Costs a write to the disk.
  func changeDurably<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await storeErrors {
      try await connections.writeWithoutTransaction { db in
        try self.check()
        return try db.durably { try self.transaction(db, body) }
      }
    }
  }

  /// Changes something in one transaction, and blocks the caller meanwhile.
  func changeNow<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try connections.writeWithoutTransaction { db in try transaction(db, body) }
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }

  /// A number that changes with each commit of another program.
  func foreignVersion() async throws -> Int {
    try await storeErrors {
      try await connections.writeWithoutTransaction { db in
        try self.check()
        return try db.foreignVersion()
      }
    }
  }

  /// Gives the space of deleted rows back to the disk, as far as no reader needs it.
  func shrink() async throws {
    try await storeErrors {
      try await connections.writeWithoutTransaction { db in
        try self.check()
        try db.execute(sql: "VACUUM")
        // A database in memory has no log, and a reader may still use that of a file.
        _ = try? db.checkpoint(.truncate)
      }
    }
  }

  /// Fails all later calls, waits for the changes before, and closes the file.
  ///
  /// If a read is about to begin, the file is closed as soon as it has.
  func close() throws {
    connections.writeWithoutTransaction { _ in reads.close() }
    if !reads.keep({ try? self.end() }) { try end() }
  }

  private func end() throws {
    do {
      if let pool = connections as? DatabasePool { try pool.close() }
      use.withLock { $0 = nil }
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }

  private static var closed: StoreError { StoreError(.other, message: "closed") }

  private func check() throws {
    guard !reads.isClosed else { throw Self.closed }
  }

  private func transaction<Value>(
    _ db: Database,
    _ body: (Database) throws -> Value
  ) throws -> Value {
    try check()
    var result: Result<Value, StoreError> = .failure(StoreError(.other, message: "no value"))
    try db.inTransaction {
      result = .success(try body(db))
      return .commit
    }
    return try result.get()
  }

  private func storeErrors<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }
}

extension Database {
  /// A number that changes with each commit of another connection: on the one that writes, with
  /// those of other programs.
  func foreignVersion() throws -> Int { try Int.fetchOne(self, sql: "PRAGMA data_version") ?? 0 }

  /// Commits the transactions of a closure so that a power failure cannot undo them.
  ///
  /// It is called outside of a transaction: within one, SQLite ignores the setting.
  func durably<Value>(_ body: () throws -> Value) throws -> Value {
    try execute(sql: "PRAGMA synchronous = FULL")
    // A failure leaves the setting, so that later changes are as durable, and slower.
    defer { try? execute(sql: "PRAGMA synchronous = NORMAL") }
    return try body()
  }
}
