import Foundation
import GRDB

extension SharedStore {
  /// Returns the name of a preference that belongs to one account; ``forget(_:on:)`` deletes it.
  public static func preferenceName(_ name: String, of login: String, on host: String) -> String {
    preferencePrefix(of: login, on: host) + name
  }

  /// Returns the beginning of the names of all preferences of an account, and of no others.
  static func preferencePrefix(of login: String, on host: String) -> String {
    "\(FileName.safe(host, login))/"
  }

  /// A preference as it was last saved.
  ///
  /// It is read at once, on the caller's thread: the first frame depends on it.
  public func preference<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value? {
    let value = try writer.lookNow { db in
      try Data.fetchOne(
        db,
        sql: "SELECT value FROM preference WHERE name = ?",
        arguments: [name]
      )
    }
    return value.flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Saves a preference in place of the one before.
  public func save<Value: Encodable & Sendable>(
    _ value: Value,
    asPreference name: String
  ) async throws {
    let value = try JSONEncoder().encode(value)
    try await writer.change { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO preference (name, value) VALUES (?, ?)",
        arguments: [name, value]
      )
    }
  }
}
