import GRDB

/// The tables of checks, statuses and runs of workflows.
extension StateStore {
  static func migrateChecks(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE checkSuite (
          id INTEGER PRIMARY KEY AUTOINCREMENT, repository INTEGER NOT NULL, sha TEXT NOT NULL,
          branch TEXT, pull INTEGER, app TEXT NOT NULL, workflow TEXT, path TEXT,
          event TEXT NOT NULL, number INTEGER NOT NULL, attempt INTEGER NOT NULL,
          login TEXT NOT NULL, starter TEXT NOT NULL, isHeld BOOLEAN NOT NULL,
          jobs TEXT NOT NULL, created INTEGER NOT NULL, started INTEGER NOT NULL);
        CREATE INDEX suiteOfCommit ON checkSuite (repository, sha);
        CREATE TABLE checkRun (
          id INTEGER PRIMARY KEY AUTOINCREMENT, suite INTEGER NOT NULL REFERENCES checkSuite,
          attempt INTEGER NOT NULL, name TEXT NOT NULL, plan TEXT NOT NULL, external TEXT,
          created INTEGER NOT NULL, starts INTEGER, ends INTEGER, conclusion TEXT);
        CREATE INDEX runOfSuite ON checkRun (suite);
        CREATE INDEX endOfRun ON checkRun (ends);
        CREATE TABLE commitStatus (
          id INTEGER PRIMARY KEY AUTOINCREMENT, repository INTEGER NOT NULL, sha TEXT NOT NULL,
          context TEXT NOT NULL, state TEXT NOT NULL, description TEXT, target TEXT,
          login TEXT NOT NULL, created INTEGER NOT NULL);
        CREATE INDEX statusOfCommit ON commitStatus (repository, sha, context);
        CREATE INDEX timeOfStatus ON commitStatus (created);
        CREATE TABLE checkedHead (
          repository INTEGER NOT NULL, place TEXT NOT NULL, sha TEXT NOT NULL,
          PRIMARY KEY (repository, place)) WITHOUT ROWID;
        -- As on GitHub, no number fits in 32 bits.
        INSERT INTO sqlite_sequence (name, seq)
          VALUES ('checkSuite', 31000000000), ('checkRun', 42000000000),
            ('commitStatus', 36000000000);
        """
    )
  }

  /// The last second, up to a time, at which a check may have changed without a write.
  func checkedSecond(at time: Int) async throws -> Int {
    if let times = memory.checkTimes { return times.lastChange(at: time) }
    let generation = memory.generation
    let times = try await read { db in
      let runs = try Row.fetchAll(
        db,
        sql: "SELECT starts, ends FROM checkRun WHERE ends IS NULL OR ends > ?",
        arguments: [time]
      )
      let created = try Int.fetchAll(
        db,
        sql: "SELECT created FROM commitStatus WHERE created > ?",
        arguments: [time]
      )
      return CheckTimes(
        runs: runs.compactMap { row in
          let (starts, ends): (Int?, Int?) = (row["starts"], row["ends"])
          return starts.map { $0..<max($0, ends ?? $0) }
        },
        moments: created
      )
    }
    memory.keep(times, of: generation)
    return times.lastChange(at: time)
  }
}
