import Foundation
import GRDB
import GitHubValues

extension AccountSchema {
  /// Copies the pending requests, in their order; each that is not understood stays in the file.
  static func recover(from file: URL, into new: DatabasePool) throws {
    let requests = try pendingRequests(in: file)
    guard !requests.isEmpty else { return }
    try new.writeWithoutTransaction { db in
      try db.durably {
        try db.inTransaction {
          for request in requests { try request.insert(in: db) }
          return .commit
        }
      }
    }
  }

  private static func pendingRequests(in file: URL) throws -> [RecoveredRequest] {
    var configuration = Configuration()
    configuration.readonly = true
    let old = try DatabaseQueue(path: file.path, configuration: configuration)
    return try old.read { db in
      // A damaged file may end the rows early: those before it are kept.
      let rows = try Row.fetchCursor(db, sql: "SELECT * FROM outbox ORDER BY id")
      var requests: [RecoveredRequest] = []
      while let row = try? rows.next() {
        if let request = RecoveredRequest(row) { requests.append(request) }
      }
      return requests
    }
  }
}

/// A pending request of a file that cannot be used, with values that make sense.
private struct RecoveredRequest {
  private let flag: GitHub.ViewerFlag
  private let target: Bool
  private let date: Double
  private let nextAttempt: Double?
  private let isSent: Bool

  /// The dates that make sense, until the year 2100.
  private static let dates = 0..<4_102_444_800.0

  /// Reads a row; `nil` if it is not a request that this version can send.
  init?(_ row: Row) {
    func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
      (row[column] as DatabaseValue?).flatMap(Value.fromDatabaseValue)
    }
    guard
      let kind = value("kind").flatMap(GitHub.ViewerFlag.Kind.init(rawValue:)),
      let key: String = value("key"), !key.isEmpty,
      let target: Bool = value("target")
    else { return nil }
    flag = GitHub.ViewerFlag(kind, key: key.lowercased())
    guard kind != .star || flag.repository != nil else { return nil }
    self.target = target
    date = value("created_at") ?? 0
    // The sender would stop the program: a `Duration` cannot hold the time until any date.
    nextAttempt = value("next_attempt_at").flatMap { Self.dates.contains($0) ? $0 : nil }
    // A row that does not tell may have reached the server.
    isSent = value("is_sent") ?? true
  }

  func insert(in db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO outbox (kind, key, target, created_at, next_attempt_at, is_sent)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [flag.kind.rawValue, flag.key, target, date, nextAttempt, isSent]
    )
  }
}
