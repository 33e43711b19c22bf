import GRDB

/// The milestones of repositories.
struct MilestoneStore: Sendable {
  let state: StateStore

  /// The milestones of a repository in the order of their numbers.
  func milestones(of repository: Int) async throws -> [CountedMilestone] {
    try await state.read { db in
      let found = try StoredMilestone.filter(Column("repository") == repository)
        .order(Column("number")).fetchAll(db)
      return try Self.counted(found, db)
    }
  }

  func milestone(_ number: Int, in repository: Int) async throws -> CountedMilestone? {
    try await state.read { db in
      let found = try StoredMilestone.filter(Column("repository") == repository)
        .filter(Column("number") == number).fetchOne(db)
      return try found.flatMap { try Self.counted([$0], db).first }
    }
  }

  /// Stores a new milestone under the next number, which no milestone has had; `nil` if the
  /// repository has one of that title.
  func add(_ new: StoredMilestone) async throws -> StoredMilestone? {
    try await state.write { db in
      guard try Self.isTitleFree(of: new, db) else { return nil }
      try db.execute(
        sql: """
          INSERT INTO milestoneCount VALUES (?, 1)
          ON CONFLICT (repository) DO UPDATE SET number = number + 1
          """,
        arguments: [new.repository]
      )
      var milestone = new
      milestone.number =
        try Int.fetchOne(
          db,
          sql: "SELECT number FROM milestoneCount WHERE repository = ?",
          arguments: [new.repository]
        ) ?? 1
      return try milestone.inserted(db)
    }
  }

  /// Stores a changed milestone.
  ///
  /// - Returns: Whether the title was free.
  func update(_ milestone: StoredMilestone) async throws -> Bool {
    try await state.write { db in
      guard try Self.isTitleFree(of: milestone, db) else { return false }
      try milestone.update(db)
      return true
    }
  }

  /// Removes a milestone, which its issues lose with an event each.
  func remove(_ milestone: StoredMilestone, by act: IssueAct) async throws {
    try await state.write { db in
      for issue in try StoredIssue.filter(Column("milestone") == milestone.id).fetchAll(db) {
        var changed = issue
        changed.milestone = nil
        _ = try IssueStore.store(changed, replacing: issue, by: act, db)
      }
      _ = try milestone.delete(db)
    }
  }

  /// Returns milestones with the numbers of their issues, with one query for all.
  static func counted(
    _ milestones: [StoredMilestone],
    _ db: Database
  ) throws -> [CountedMilestone] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT milestone, SUM(isOpen) AS open, COUNT(*) AS count FROM issue
        WHERE milestone IN (SELECT value FROM json_each(?)) GROUP BY 1
        """,
      arguments: [try databaseList(milestones.compactMap(\.id))]
    )
    let counts: [Int64: (open: Int, count: Int)] = rows.reduce(into: [:]) {
      $0[$1["milestone"]] = ($1["open"], $1["count"])
    }
    return milestones.map { milestone in
      let (open, count) = counts[milestone.id ?? 0] ?? (0, 0)
      return CountedMilestone(milestone: milestone, open: open, closed: count - open)
    }
  }

  private static func isTitleFree(
    of milestone: StoredMilestone,
    _ db: Database
  ) throws -> Bool {
    let named = try StoredMilestone.filter(Column("repository") == milestone.repository)
      .filter(Column("title") == milestone.title).fetchOne(db)
    return named == nil || named?.id == milestone.id
  }
}
