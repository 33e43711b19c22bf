import Foundation
import GRDB

/// An open database, and the measure that was necessary to open it.
struct OpenDatabase {
  var writer: any DatabaseWriter
  var notice: StoreNotice?
  /// The use of the file; `nil` in memory.
  var use: DatabaseUse?

  /// Opens a file, a new file in its place if it cannot be used, or else a database in memory.
  ///
  /// Without a file, the database is in memory.
  ///
  /// - Throws: `StoreError` if there is not even memory.
  init(file: URL?, schema: (some DatabaseSchema).Type) throws(StoreError) {
    guard let file else {
      writer = try Self.inMemory(schema)
      return
    }
    do {
      try PrivateFolder.make(at: file.deletingLastPathComponent())
      let use = try DatabaseUse(of: file)
      (writer, notice) = try Self.open(file, schema, use)
      self.use = use
    } catch {
      writer = try Self.inMemory(schema)
      notice = .memoryOnly(error)
    }
  }

  private static func open(
    _ file: URL,
    _ schema: (some DatabaseSchema).Type,
    _ use: DatabaseUse
  ) throws(StoreError) -> (any DatabaseWriter, StoreNotice?) {
    let migrator = schema.migrator
    if let pool = try usable(file, migrator) {
      return (pool, recoverNewer(beside: file, schema, into: pool, use))
    }
    let isNewer = (try? Self.isNewer(file, migrator)) ?? false
    let aside: URL?
    do {
      aside = try use.change { () throws(StoreError) in
        // Another program may have been faster.
        guard try usable(file, migrator) == nil else { return nil }
        return try DatabaseFiles(file).moveAside(as: isNewer ? .newer : .damaged)
      }
    } catch {
      // Where another program has it open, this one keeps its store in memory.
      guard let pool = try usable(file, migrator) else { throw error }
      return (pool, nil)
    }
    guard let pool = try usable(file, migrator) else {
      throw StoreError(.damaged, message: "a new file is damaged as well")
    }
    guard let aside else { return (pool, nil) }
    // What cannot be read stays in the file that was put aside.
    guard isNewer else {
      try? schema.recover(from: aside, into: pool, isDamaged: true)
      return (pool, .damaged(aside: aside))
    }
    let notice = recoverNewer(beside: file, schema, into: pool, use)
    return (pool, notice ?? .newer(aside: aside))
  }

  /// Copies what exists nowhere else from files of a newer version that lie beside the file.
  ///
  /// A version that does not copy, such as 0.1.0, leaves them, even of a program that has one open.
  private static func recoverNewer(
    beside file: URL,
    _ schema: (some DatabaseSchema).Type,
    into pool: DatabasePool,
    _ use: DatabaseUse
  ) -> StoreNotice? {
    let files = DatabaseFiles(file)
    guard !files.newer.isEmpty else { return nil }
    // Where it is not possible, such as beside another program, a later start tries again.
    return try? use.change(isPatient: false) { () throws(StoreError) in
      var notice: StoreNotice?
      for aside in files.newer {
        do { try schema.recover(from: aside, into: pool, isDamaged: false) } catch { continue }
        notice = .newer(aside: try files.markRecovered(aside))
      }
      return notice
    }
  }

  /// The database in a file with its tables up to date; `nil` if it is damaged or newer.
  private static func usable(
    _ file: URL,
    _ migrator: DatabaseMigrator
  ) throws(StoreError) -> DatabasePool? {
    do {
      guard try !isNewer(file, migrator) else { return nil }
      let pool = try pool(file)
      try migrator.migrate(pool)
      return pool
    } catch let error as DatabaseError {
      let error = StoreError(error)
      guard error.reason == .damaged else { throw error }
      return nil
    } catch {
      throw StoreError(.other, message: "\(error)")
    }
  }

  private static func isNewer(_ file: URL, _ migrator: DatabaseMigrator) throws -> Bool {
    try pool(file).read(migrator.hasBeenSuperseded)
  }

  private static func pool(_ file: URL) throws -> DatabasePool {
    var configuration = Configuration()
    // Another window of the program may be writing.
    configuration.busyMode = .timeout(5)
    // The main actor reads first values while observations and other calls read too.
    configuration.maximumReaderCount = 3
    return try DatabasePool(path: file.path, configuration: configuration)
  }

  private static func inMemory(
    _ schema: (some DatabaseSchema).Type
  ) throws(StoreError) -> DatabaseQueue {
    do {
      return try schema.copyInMemory()
    } catch {
      throw StoreError(.other, message: "\(error)")
    }
  }
}
