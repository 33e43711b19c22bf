import Foundation
import GRDB

extension StateStore {
  /// Returns the login that each e-mail address was given earlier.
  func names() async throws -> [String: String] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT email, login FROM name").reduce(into: [:]) {
        $0[$1["email"]] = $1["login"]
      }
    }
  }

  func add(names: [String: String]) async throws {
    guard !names.isEmpty else { return }
    try await database.write { db in
      for (email, login) in names {
        try db.execute(
          sql: "INSERT OR IGNORE INTO name VALUES (?, ?)",
          arguments: [email, login]
        )
      }
    }
  }

  /// The languages of a commit, if they were counted in an earlier run.
  func languages(repository: Int, commit: ObjectID) async throws -> LanguageCount? {
    let counts = try await database.read { db in
      try Data.fetchOne(
        db,
        sql: #"SELECT counts FROM language WHERE repository = ? AND "commit" = ?"#,
        arguments: [repository, commit.hex]
      )
    }
    return counts.flatMap { try? JSONDecoder().decode(LanguageCount.self, from: $0) }
  }

  func set(languages: LanguageCount, repository: Int, commit: ObjectID) async throws {
    let counts = try JSONEncoder().encode(languages)
    try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO language VALUES (?, ?, ?)",
        arguments: [repository, commit.hex, counts]
      )
    }
  }
}
