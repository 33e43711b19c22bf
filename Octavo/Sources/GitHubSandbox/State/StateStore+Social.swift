import Foundation
import GRDB

/// A star that was set while the sandbox ran.
struct StoredStar: Codable, Equatable, FetchableRecord, Sendable {
  let login: String
  let repository: Int
  let time: Int
}

/// A follow that was set while the sandbox ran.
struct StoredFollow: Codable, Equatable, FetchableRecord, Sendable {
  let login: String
  let target: String
  let time: Int
}

extension StateStore {
  /// All stars, follows and watches, newest first, and the numbers of open issues.
  func lists() async throws -> StateMemory.Lists {
    if let lists = memory.lists { return lists }
    let generation = memory.generation
    let lists = try await read { db in
      let counts = try Row.fetchAll(
        db,
        sql: "SELECT repository, COUNT(*) AS count FROM issue WHERE isOpen GROUP BY repository"
      )
      return StateMemory.Lists(
        stars: try StoredStar.fetchAll(
          db,
          sql: "SELECT * FROM star ORDER BY time DESC, repository"
        ),
        follows: try StoredFollow.fetchAll(
          db,
          sql: "SELECT * FROM follow ORDER BY time DESC, target"
        ),
        watches: try StoredWatch.fetchAll(
          db,
          sql: "SELECT * FROM watch ORDER BY time DESC, repository"
        ),
        openIssues: counts.reduce(into: [:]) { $0[$1["repository"]] = $1["count"] }
      )
    }
    memory.keep(lists, of: generation)
    return lists
  }

  func setStar(_ isStarred: Bool, login: String, repository: Int, time: Int) async throws {
    try await write { db in
      try db.execute(
        sql: isStarred
          ? "INSERT OR IGNORE INTO star (login, repository, time) VALUES (?, ?, ?)"
          : "DELETE FROM star WHERE login = ? AND repository = ? AND ? IS NOT NULL",
        arguments: [login, repository, time]
      )
    }
  }

  func setFollow(_ isFollowing: Bool, login: String, target: String, time: Int) async throws {
    try await write { db in
      try db.execute(
        sql: isFollowing
          ? "INSERT OR IGNORE INTO follow (login, target, time) VALUES (?, ?, ?)"
          : "DELETE FROM follow WHERE login = ? AND target = ? AND ? IS NOT NULL",
        arguments: [login, target, time]
      )
    }
  }

  /// Writes the stars and follows that an account starts with, once in its life.
  func seed(login: String, stars: [Int], follows: [String], time: Int) async throws {
    try await write { db in
      try db.execute(sql: "INSERT OR IGNORE INTO seeded (login) VALUES (?)", arguments: [login])
      guard db.changesCount > 0 else { return }
      let star = try db.makeStatement(sql: "INSERT OR IGNORE INTO star VALUES (?, ?, ?)")
      for (offset, repository) in stars.enumerated() {
        try star.execute(arguments: [login, repository, time - offset * 3600])
      }
      let follow = try db.makeStatement(sql: "INSERT OR IGNORE INTO follow VALUES (?, ?, ?)")
      for (offset, target) in follows.enumerated() {
        try follow.execute(arguments: [login, target, time - offset * 3600])
      }
    }
  }
}
