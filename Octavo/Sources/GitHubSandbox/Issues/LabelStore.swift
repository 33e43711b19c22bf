import GRDB

/// The labels of repositories.
struct LabelStore: Sendable {
  let state: StateStore

  /// The labels of a repository in the order of their names.
  func labels(of repository: Int) async throws -> [StoredLabel] {
    try await state.read { db in
      try StoredLabel.filter(Column("repository") == repository).order(Column("name")).fetchAll(db)
    }
  }

  func label(_ name: String, in repository: Int) async throws -> StoredLabel? {
    try await state.read { db in try Self.label(name, in: repository, db) }
  }

  /// Stores a new label; `nil` if the repository has one of that name.
  func add(_ label: StoredLabel) async throws -> StoredLabel? {
    try await state.write { db in
      guard try Self.label(label.name, in: label.repository, db) == nil else { return nil }
      return try label.inserted(db)
    }
  }

  /// Changes a label, and its name in all issues that have it.
  ///
  /// - Returns: Whether the name was free.
  func change(_ old: StoredLabel, to new: StoredLabel) async throws -> Bool {
    try await state.write { db in
      let named = try Self.label(new.name, in: new.repository, db)
      guard named == nil || named?.id == new.id else { return false }
      try new.update(db)
      guard new.name != old.name else { return true }
      try Self.replace(old.name, with: new.name, in: new.repository, db)
      return true
    }
  }

  /// Removes a label from the repository and from all issues that have it.
  func remove(_ label: StoredLabel) async throws {
    try await state.write { db in
      _ = try label.delete(db)
      try Self.replace(label.name, with: nil, in: label.repository, db)
    }
  }

  private static func label(
    _ name: String,
    in repository: Int,
    _ db: Database
  ) throws -> StoredLabel? {
    try StoredLabel.filter(Column("repository") == repository).filter(Column("name") == name)
      .fetchOne(db)
  }

  /// Replaces a name in the issues of a repository, or removes it.
  private static func replace(
    _ name: String,
    with new: String?,
    in repository: Int,
    _ db: Database
  ) throws {
    let issues = try StoredIssue.filter(Column("repository") == repository)
      .filter(Column("labels") != "").fetchAll(db)
    for var issue in issues where issue.labelNames.contains(name) {
      issue.labelNames = issue.labelNames.compactMap { $0 == name ? new : $0 }
      try issue.update(db)
    }
  }
}
