public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// Requests a state of a flag; it is shown from now on, whether or not the server is there.
  ///
  /// One that is not sent yet gives way to its opposite; one that may have reached the server
  /// stays, and the opposite follows it.
  public func request(
    _ target: Bool,
    of flag: GitHub.ViewerFlag,
    at date: Date
  ) async throws -> OutboxRequest {
    try await writer.changeDurably { db in
      guard let confirmed = try Self.confirmedState(of: flag, in: db) else { return .unknownState }
      let pending = try OutboxRow.fetch("kind = ? AND key = ?", [flag.kind.rawValue, flag.key], db)
      let unsettled = pending.filter { $0.state != .refused }
      guard target != unsettled.last?.flag?.target ?? confirmed else { return .unneeded }
      _ = try Self.advanceRequests(in: db)
      for row in pending where row.state == .refused { try Self.delete(row, in: db) }
      if let last = unsettled.last, try Self.givesWay(last, at: date, in: db) {
        try Self.delete(last, in: db)
        let before = unsettled.dropLast().last?.flag?.target ?? confirmed
        guard target != before else { return .withdrawn }
      }
      let request = try Self.identified(NewRequest(target, of: flag), flag, in: db)
      try Self.insert(request, at: date, in: db)
      return .added
    }
  }

  /// Stores a request, and returns its number; `nil` if it has withdrawn its opposite instead.
  ///
  /// It is shown and sent from now on. A request that waits for one that is no longer there waits
  /// for nothing.
  public func add(_ request: NewRequest, at date: Date) async throws -> Int64? {
    try await writer.changeDurably { db in
      _ = try Self.advanceRequests(in: db)
      return try Self.put(request, at: date, in: db)
    }
  }

  /// Stores requests and the one that makes what they use, in one transaction.
  public func add(_ requests: [NewRequest], after needed: NewRequest, at date: Date) async throws {
    try await writer.changeDurably { db in
      _ = try Self.advanceRequests(in: db)
      let id = try Self.put(needed, at: date, in: db)
      for var request in requests {
        if let id { request.needs.append(id) }
        _ = try Self.put(request, at: date, in: db)
      }
    }
  }

  private static func put(
    _ request: NewRequest,
    at date: Date,
    in db: Database
  ) throws -> Int64? {
    var request = request
    if let target = request.target, let last = try unsent(before: request, at: date, in: db) {
      try delete(last, in: db)
      // Later, another account may have made the change that was never sent.
      // One from after it is from before the clock was set back.
      let isRecent = (0..<withdrawal).contains(date.timeIntervalSince(last.createdAt))
      guard last.base != target || !isRecent else { return nil }
      request.base = last.base
    }
    return try insert(request, at: date, in: db)
  }

  /// The number of seconds in which a request is withdrawn by its opposite.
  private static let withdrawal = 60.0

  /// The unsent request whose place a new one takes; `nil` for none.
  ///
  /// Those for the same thing that were refused, or about which the user is asked, end: the new
  /// request is the user’s answer.
  private static func unsent(
    before request: NewRequest,
    at date: Date,
    in db: Database
  ) throws -> OutboxRow? {
    let pending = try OutboxRow.fetch("kind = ? AND key = ?", [request.kind, request.key], db)
    for row in pending where [.refused, .asks].contains(row.state) { try delete(row, in: db) }
    guard let last = pending.last, try givesWay(last, at: date, in: db),
      try !hasDependents(last, in: db)
    else { return nil }
    return last
  }

  private static func hasDependents(_ row: OutboxRow, in db: Database) throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM outbox_dependence WHERE ? IN (needed, request))"
    return try Bool.fetchOne(db, sql: sql, arguments: [row.id]) == true
  }

  /// Stores requests that wait for none, in their order, all or none of them, and returns their
  /// numbers.
  public func add(all requests: [NewRequest], at date: Date) async throws -> [Int64] {
    try await writer.changeDurably { db in
      _ = try Self.advanceRequests(in: db)
      return try requests.map { try Self.insert($0, at: date, in: db) }
    }
  }

  /// Returns all requests in their order.
  public func requests() async throws -> [OutboxRow] {
    try await writer.look { db in try OutboxRow.fetch("TRUE", [], db) }
  }

  /// Returns a request; `nil` if it has ended.
  public func request(_ id: Int64) async throws -> OutboxRow? {
    try await writer.look { db in try OutboxRow.fetch("id = ?", [id], db).first }
  }

  /// Stores a request that is new; the user is asked about one whose text refers to an issue that
  /// is not there.
  ///
  /// A request that can still be taken back is stored once, also if two programs make it.
  @discardableResult
  static func insert(_ request: NewRequest, at date: Date, in db: Database) throws -> Int64 {
    let time = date.timeIntervalSince1970
    let isHeld = request.hold > 0
    if isHeld, let known = try held(request, in: db) { return known }
    let isFirst = try !hasPending(in: db)
    let references = try references(of: request, in: db)
    let (new, reason) = (references.request, references.reason)
    try db.cachedStatement(
      sql: """
        INSERT INTO outbox (kind, key, subject, value, item, base, name, state, created_at,
          not_before, pause, is_bulk, reason)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        request.kind, request.key, request.subject, new.value, request.item, new.base,
        request.name, (reason != nil ? .asks : isHeld ? OutboxRow.State.held : .waiting).rawValue,
        time, isHeld ? time + request.hold : nil, isHeld ? request.hold : nil, request.isBulk,
        reason,
      ]
    )
    let id = db.lastInsertedRowID
    if isFirst { try beginRun(with: id, in: db) }
    for needed in request.needs {
      try db.execute(
        sql: """
          INSERT INTO outbox_dependence (request, needed, kind)
          SELECT ?, id, ? FROM outbox WHERE id = ?
          """,
        arguments: [id, request.dependence.rawValue, needed]
      )
    }
    try insertReferences(references.needed, of: id, in: db)
    return id
  }

  /// Returns the number of the last request for the same thing, if it is the same request and is
  /// held: one before its opposite is not the last.
  private static func held(_ request: NewRequest, in db: Database) throws -> Int64? {
    let arguments: StatementArguments = [request.kind, request.key]
    let last = try OutboxRow.fetch("kind = ? AND key = ?", arguments, db).last
    guard let last, last.state == .held, last.base == request.base else { return nil }
    return isSame(last.value, request.value) ? last.id : nil
  }

  /// Whether two values are the same JSON; another program may have written the members in another
  /// order.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let objects = [first, second].compactMap { text in
      try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    return objects.count == 2 && objects[0] == objects[1]
  }

  /// Adds the server’s id and the name of the thing, as far as they are known, so that a request
  /// can be shown without the lists, and reaches the thing under another name.
  private static func identified(
    _ request: NewRequest,
    _ flag: GitHub.ViewerFlag,
    in db: Database
  ) throws -> NewRequest {
    var request = request
    switch flag.kind {
    case .star:
      guard let name = flag.repository else { break }
      let sql = "SELECT id FROM repository WHERE owner = ? AND name = ?"
      request.item = try Int.fetchOne(db, sql: sql, arguments: [name.owner, name.name])
    case .follow:
      let sql = "SELECT id FROM user WHERE login = ?"
      request.item = try Int.fetchOne(db, sql: sql, arguments: [flag.key])
    case .reaction, .subscription:
      let id = flag.reaction?.repository ?? flag.subscription?.repository
      let sql = "SELECT owner || '/' || name FROM repository WHERE id = ?"
      request.name = try String.fetchOne(db, sql: sql, arguments: [id?.rawValue])
    }
    return request
  }

  static func delete(_ row: OutboxRow, in db: Database) throws {
    try db.execute(sql: "DELETE FROM outbox WHERE id = ?", arguments: [row.id])
  }

  /// Whether a request can be taken back: it has never been sent, its time has come, and no other
  /// request on its subject follows it.
  private static func givesWay(
    _ row: OutboxRow,
    at date: Date,
    in db: Database
  ) throws -> Bool {
    let isHeld = row.state == .held && row.notBefore.map { $0 > date } ?? true
    guard [.held, .waiting].contains(row.state), !isHeld, !row.isDoubted else { return false }
    let follows = "SELECT EXISTS (SELECT 1 FROM outbox WHERE subject = ? AND id > ?)"
    return try Bool.fetchOne(db, sql: follows, arguments: [row.subject, row.id]) == false
  }
}
