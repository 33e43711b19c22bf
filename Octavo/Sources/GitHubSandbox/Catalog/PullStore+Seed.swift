import DemoWorld
import GRDB

extension PullStore {
  private static let mark = "script of pull requests"

  /// Whether the pull requests of the demo world were written before.
  func isSeeded() async throws -> Bool {
    try await state.read { db in
      let sql = "SELECT EXISTS (SELECT 1 FROM seeded WHERE login = ?)"
      return try Bool.fetchOne(db, sql: sql, arguments: [Self.mark]) ?? false
    }
  }

  /// Writes the pull requests of the demo world in one transaction, once in the life of the state
  /// file, without notifications.
  func seed(_ scripted: ScriptedPulls, teams: [Team]) async throws {
    guard !scripted.entries.isEmpty else { return }
    var hunks: [PlacedLine.Key: PatchHunks] = [:]
    for entry in scripted.entries {
      for action in entry.actions where action.kind == .line {
        let key = PlacedLine.Key(entry, action)
        if hunks[key] == nil {
          hunks[key] = try await PlacedLine.hunks(key, in: entry.repository.git)
        }
      }
    }
    try await state.write { [hunks] db in
      let sql = "INSERT OR IGNORE INTO seeded (login) VALUES (?)"
      try db.execute(sql: sql, arguments: [Self.mark])
      guard db.changesCount > 0 else { return }
      for entry in scripted.entries {
        var seed = PullSeed(entry, newest: scripted.newest, teams: teams, hunks: hunks)
        try seed.write(db)
      }
    }
  }
}

/// The place of a scripted comment in a patch.
enum PlacedLine {
  /// The patch of a file at a head.
  struct Key: Hashable, Sendable {
    let base: ObjectID
    let head: ObjectID
    let path: String

    init(_ entry: ScriptedPulls.Entry, _ action: DemoWorld.PullAction) {
      base = entry.base
      head = entry.commit(action.subject)
      path = action.file
    }
  }

  /// Returns the hunks of a file between a head and its base.
  static func hunks(_ key: Key, in git: GitRepository) async throws -> PatchHunks {
    let ancestor = try await git.mergeBase(key.base, key.head) ?? key.base
    let diff = try await git.changes(from: ancestor, to: key.head)
    let chosen = diff.changes.filter { $0.path.elementsEqual(key.path.utf8) }
    let patched = try await git.patched(chosen[...], of: diff, within: .gitHub)
    return PatchHunks(patched.first?.patch ?? "")
  }
}
