import Foundation
import GRDB

/// The tables of a database, in the steps in which they came to be.
protocol DatabaseSchema {
  /// Makes the tables, or adds what is missing.
  static var migrator: DatabaseMigrator { get }
  /// A database in memory that has these tables and no rows, kept to be copied.
  static var empty: Result<DatabaseQueue, any Error> { get }
  /// Copies what exists nowhere else from a file that cannot be used into a new database.
  ///
  /// The file may be damaged, of another version, or no database at all, so each of its values is
  /// checked.
  ///
  /// - Throws: The reason why nothing was copied; of a damaged file, what can be read is copied.
  static func recover(from file: URL, into new: DatabasePool, isDamaged: Bool) throws
}

extension DatabaseSchema {
  /// Copies nothing: all rows can be read from the server again.
  static func recover(from file: URL, into new: DatabasePool, isDamaged: Bool) throws {}

  /// Makes the tables in memory, step by step.
  static func inMemory() throws -> DatabaseQueue {
    var configuration = Configuration()
    // There are no rows whose keys could be wrong after a step.
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(configuration: configuration)
    try migrator.migrate(queue)
    return queue
  }

  /// Copies the empty database, which is much faster than the steps.
  static func copyInMemory() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try empty.get().backup(to: queue)
    return queue
  }
}
