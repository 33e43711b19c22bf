import Foundation
import GRDB

extension StateStore {
  /// Returns the login that each e-mail address was given earlier.
  func names() async throws -> [String: String] {
    try await read { db in
      try Row.fetchAll(db, sql: "SELECT email, login FROM name").reduce(into: [:]) {
        $0[$1["email"]] = $1["login"]
      }
    }
  }

  func add(names: [String: String]) async throws {
    guard !names.isEmpty else { return }
    try await database.write { db in
      let insert = try db.makeStatement(sql: "INSERT OR IGNORE INTO name VALUES (?, ?)")
      for (email, login) in names { try insert.execute(arguments: [email, login]) }
    }
  }

  /// Returns the languages of commits by repository, as far as an earlier run has counted them.
  func languages(at commits: [Int: ObjectID]) async throws -> [Int: LanguageCount] {
    let repositories = String(
      decoding: try JSONEncoder().encode(Array(commits.keys)),
      as: UTF8.self
    )
    return try await read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: "SELECT * FROM language WHERE repository IN (SELECT value FROM json_each(?))",
        arguments: [repositories]
      )
      var languages: [Int: LanguageCount] = [:]
      while let row = try rows.next() {
        let (repository, commit): (Int, String) = (row["repository"], row["commit"])
        guard commits[repository]?.hex == commit else { continue }
        languages[repository] = try? JSONDecoder().decode(LanguageCount.self, from: row["counts"])
      }
      return languages
    }
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
