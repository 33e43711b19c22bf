public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// The number of writes to the viewer's state so far.
  ///
  /// Read it before a request to the server, and pass it with the response: what has been confirmed
  /// since then is newer than the response.
  public func viewerRevision() async throws -> Int64 {
    try await writer.look { db in try Self.revision(in: db) }
  }

  /// Stores the state of one flag, as the server has told it.
  ///
  /// A response to a question that is older than the last confirmed or the present request for the
  /// flag is ignored. A pending request for the same state is removed.
  public func learn(
    _ value: Bool,
    of flag: GitHub.ViewerFlag,
    since revision: Int64,
    at date: Date
  ) async throws {
    try await learn(value, of: [flag], since: revision, at: date)
  }

  /// Stores the state of several flags, as the server has told it; see
  /// ``learn(_:of:since:at:)-(_,GitHub.ViewerFlag,_,_)``.
  public func learn(
    _ value: Bool,
    of flags: [GitHub.ViewerFlag],
    since revision: Int64,
    at date: Date
  ) async throws {
    try await writer.change { db in
      let changed = try Self.advance(in: db)
      for flag in flags {
        try Self.learn(value, of: flag, since: revision, as: changed, at: date, in: db)
      }
    }
  }

  /// Stores all flags of a kind that are set on the server: the others are not set.
  ///
  /// A flag that was confirmed after the read began keeps its state.
  public func learnAll(
    _ kind: GitHub.ViewerFlag.Kind,
    set flags: [GitHub.ViewerFlag],
    since revision: Int64,
    at date: Date,
    entityTag: String? = nil
  ) async throws {
    try await writer.change { db in
      let changed = try Self.advance(in: db)
      for flag in flags where flag.kind == kind {
        try Self.learn(true, of: flag, since: revision, as: changed, at: date, in: db)
      }
      try db.execute(
        sql: """
          DELETE FROM viewer_state WHERE kind = ? AND revision <= ? AND NOT EXISTS (
            SELECT 1 FROM outbox
            WHERE state IN ('sent', 'doubt') AND outbox.kind = viewer_state.kind AND outbox.key = viewer_state.key)
          """,
        arguments: [kind.rawValue, revision]
      )
      try Self.noteRead(of: kind, at: date, entityTag, in: db)
      try Self.removeFulfilled("kind = ?", [kind.rawValue], in: db)
    }
  }

  /// Stores the flags of the first page of a kind, which are set, and the entity tag of the page.
  ///
  /// For a kind that was never read completely, the entity tag is not stored.
  public func learnLatest(
    _ kind: GitHub.ViewerFlag.Kind,
    set flags: [GitHub.ViewerFlag],
    since revision: Int64,
    at date: Date,
    entityTag: String?
  ) async throws {
    try await writer.change { db in
      let changed = try Self.advance(in: db)
      for flag in flags where flag.kind == kind {
        try Self.learn(true, of: flag, since: revision, as: changed, at: date, in: db)
      }
      try db.execute(
        sql: "UPDATE complete_read SET etag = ? WHERE kind = ?",
        arguments: [entityTag, kind.rawValue]
      )
    }
  }

  /// Returns when all flags of a kind were last read, and the entity tag of the first page; `nil`
  /// if they never were.
  public func lastCompleteRead(
    of kind: GitHub.ViewerFlag.Kind
  ) async throws -> (date: Date, entityTag: String?)? {
    try await writer.look { db in
      try Row.fetchOne(
        db,
        sql: "SELECT read_at, etag FROM complete_read WHERE kind = ?",
        arguments: [kind.rawValue]
      ).map { (Date(timeIntervalSince1970: $0["read_at"]), $0["etag"]) }
    }
  }

  static func revision(in db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT revision FROM viewer") ?? 0
  }

  /// Begins a write to the viewer's state, and returns its revision.
  static func advance(in db: Database) throws -> Int64 {
    try noteChange(of: GitHub.ViewerFlag.Kind.allCases, in: db)
    return try advanceRequests(in: db)
  }

  /// Counts a change of flags of some kinds, so that their observers read them again.
  static func noteChange(of kinds: [GitHub.ViewerFlag.Kind], in db: Database) throws {
    let change = "UPDATE viewer_change SET count = count + 1 WHERE kind = ?"
    for kind in kinds {
      try db.cachedStatement(sql: change).execute(arguments: [kind.rawValue])
    }
  }

  /// Begins a write to the requests, and returns its revision.
  ///
  /// A trigger counts those that change a flag, for the observers of the viewer's state.
  static func advanceRequests(in db: Database) throws -> Int64 {
    try db.execute(sql: "UPDATE viewer SET revision = revision + 1")
    return try revision(in: db)
  }

  /// Returns the state on the server, as far as it is known.
  static func confirmedState(of flag: GitHub.ViewerFlag, in db: Database) throws -> Bool? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT ifnull((SELECT value FROM viewer_state WHERE kind = ? AND key = ?),
          (SELECT FALSE FROM complete_read WHERE kind = ?))
        """
    )
    return try Bool.fetchOne(
      statement,
      arguments: [flag.kind.rawValue, flag.key, flag.kind.rawValue]
    )
  }

  static func write(
    _ value: Bool,
    of flag: GitHub.ViewerFlag,
    as revision: Int64,
    at date: Date,
    in db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO viewer_state (kind, key, value, confirmed_at, revision)
        VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (kind, key) DO UPDATE SET key = excluded.key, value = excluded.value,
          confirmed_at = excluded.confirmed_at, revision = excluded.revision
        """
    ).execute(
      arguments: [flag.kind.rawValue, flag.key, value, date.timeIntervalSince1970, revision]
    )
  }

  private static func learn(
    _ value: Bool,
    of flag: GitHub.ViewerFlag,
    since revision: Int64,
    as changed: Int64,
    at date: Date,
    in db: Database
  ) throws {
    let isOlder = try db.cachedStatement(
      sql: """
        SELECT EXISTS (
          SELECT 1 FROM outbox WHERE state IN ('sent', 'doubt') AND kind = ? AND key = ?)
          OR EXISTS (SELECT 1 FROM viewer_state WHERE kind = ? AND key = ? AND revision > ?)
        """
    )
    let name = flag.kind.rawValue
    guard
      try Bool.fetchOne(isOlder, arguments: [name, flag.key, name, flag.key, revision]) == false
    else { return }
    try write(value, of: flag, as: changed, at: date, in: db)
    try removeFulfilled("kind = ? AND key = ?", [name, flag.key], in: db)
  }

  private static func noteRead(
    of kind: GitHub.ViewerFlag.Kind,
    at date: Date,
    _ entityTag: String?,
    in db: Database
  ) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO complete_read (kind, read_at, etag) VALUES (?, ?, ?)",
      arguments: [kind.rawValue, date.timeIntervalSince1970, entityTag]
    )
  }

  /// Removes the requests for a state that the server has already, unless one before them is being
  /// sent.
  private static func removeFulfilled(
    _ condition: String,
    _ arguments: StatementArguments,
    in db: Database
  ) throws {
    try db.cachedStatement(
      sql: """
        DELETE FROM outbox WHERE \(condition) AND state IN ('held', 'waiting')
        AND (value = 'true') = ifnull(
          (SELECT value FROM viewer_state
            WHERE viewer_state.kind = outbox.kind AND viewer_state.key = outbox.key), FALSE)
        AND NOT EXISTS (
          SELECT 1 FROM outbox AS other WHERE other.kind = outbox.kind AND other.key = outbox.key
          AND other.state IN ('sent', 'doubt'))
        """
    ).execute(arguments: arguments)
  }
}
