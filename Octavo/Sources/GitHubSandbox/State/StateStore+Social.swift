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
  /// All stars, newest first.
  func stars() async throws -> [StoredStar] {
    try await database.read { db in
      try StoredStar.fetchAll(db, sql: "SELECT * FROM star ORDER BY time DESC, repository")
    }
  }

  /// All follows, newest first.
  func follows() async throws -> [StoredFollow] {
    try await database.read { db in
      try StoredFollow.fetchAll(db, sql: "SELECT * FROM follow ORDER BY time DESC, target")
    }
  }

  func setStar(_ isStarred: Bool, login: String, repository: Int, time: Int) async throws {
    try await database.write { db in
      try db.execute(
        sql: isStarred
          ? "INSERT OR IGNORE INTO star (login, repository, time) VALUES (?, ?, ?)"
          : "DELETE FROM star WHERE login = ? AND repository = ? AND ? IS NOT NULL",
        arguments: [login, repository, time]
      )
    }
  }

  func setFollow(_ isFollowing: Bool, login: String, target: String, time: Int) async throws {
    try await database.write { db in
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
    try await database.write { db in
      try db.execute(sql: "INSERT OR IGNORE INTO seeded (login) VALUES (?)", arguments: [login])
      guard db.changesCount > 0 else { return }
      for (offset, star) in stars.enumerated() {
        try db.execute(
          sql: "INSERT OR IGNORE INTO star VALUES (?, ?, ?)",
          arguments: [login, star, time - offset * 3600]
        )
      }
      for (offset, target) in follows.enumerated() {
        try db.execute(
          sql: "INSERT OR IGNORE INTO follow VALUES (?, ?, ?)",
          arguments: [login, target, time - offset * 3600]
        )
      }
    }
  }
}
