import GRDB

/// The projects, their options and their items, each change with its event on the issue.
struct ProjectStore: Sendable {
  let state: StateStore

  /// The options that a new project has, as on GitHub, with their colours.
  static let statuses = [("Todo", "GREEN"), ("In Progress", "YELLOW"), ("Done", "PURPLE")]

  func project(_ id: Int64?) async throws -> StoredProject? {
    try await state.read { db in try StoredProject.fetchOne(db, key: id) }
  }

  /// The projects of an account, the newest first.
  func projects(of owner: String) async throws -> [StoredProject] {
    try await state.read { db in
      try StoredProject.filter(Column("owner") == owner).order(Column("number").desc).fetchAll(db)
    }
  }

  /// The options of a project, in their order.
  func statuses(of project: Int64?) async throws -> [StoredStatus] {
    try await state.read { db in try Self.statuses(of: project, db) }
  }

  static func statuses(of project: Int64?, _ db: Database) throws -> [StoredStatus] {
    try StoredStatus.filter(Column("project") == project).order(Column("place")).fetchAll(db)
  }

  func item(_ id: Int64?) async throws -> StoredProjectItem? {
    try await state.read { db in try StoredProjectItem.fetchOne(db, key: id) }
  }

  /// The items that are an issue, in the order in which it was added to the projects.
  func items(of issue: Int64?) async throws -> [StoredProjectItem] {
    try await state.read { db in
      try StoredProjectItem.filter(Column("issue") == issue).order(Column("id")).fetchAll(db)
    }
  }

  /// Makes a project under the next number of its owner, with the options of a new one.
  static func make(
    _ title: String,
    of owner: String,
    at time: Int,
    _ db: Database
  ) throws -> StoredProject {
    let last = try StoredProject.filter(Column("owner") == owner)
      .select(max(Column("number")), as: Int.self).fetchOne(db)
    var project = StoredProject(
      owner: owner,
      number: (last ?? 0) + 1,
      title: title,
      created: time
    )
    try project.insert(db)
    for (place, (name, color)) in statuses.enumerated() {
      let hash = String(stableHash("status", "\(owner) \(project.number) \(name)"), radix: 16)
      try StoredStatus(
        project: project.id ?? 0,
        place: place,
        id: String(hash.suffix(8)),
        name: name,
        color: color
      ).insert(db)
    }
    return project
  }

  /// Adds an issue to a project, or returns the item that it is already.
  static func add(
    _ issue: StoredIssue,
    to project: StoredProject,
    by act: IssueAct,
    _ db: Database
  ) throws -> StoredProjectItem {
    let known = try StoredProjectItem.filter(
      Column("project") == project.id && Column("issue") == issue.id
    ).fetchOne(db)
    if let known { return known }
    var item = StoredProjectItem(
      project: project.id ?? 0,
      issue: issue.id ?? 0,
      created: act.time,
      updated: act.time
    )
    try item.insert(db)
    try IssueStore.record("added_to_project_v2", nil, on: issue, by: act, db)
    return item
  }

  /// Gives an item a status, or none.
  ///
  /// - Returns: The item; `nil` for a status that the project does not have.
  static func set(
    _ status: String?,
    of item: StoredProjectItem,
    by act: IssueAct,
    _ db: Database
  ) throws -> StoredProjectItem? {
    let known = try statuses(of: item.project, db).map(\.id)
    guard status.map(known.contains) ?? true else { return nil }
    var changed = item
    guard changed.status != status else { return item }
    (changed.status, changed.updated) = (status, act.time)
    try changed.update(db)
    if let issue = try StoredIssue.fetchOne(db, key: item.issue) {
      try IssueStore.record("project_v2_item_status_changed", nil, on: issue, by: act, db)
    }
    return changed
  }

  /// Removes an item from its project.
  static func remove(_ item: StoredProjectItem, by act: IssueAct, _ db: Database) throws {
    try item.delete(db)
    if let issue = try StoredIssue.fetchOne(db, key: item.issue) {
      try IssueStore.record("removed_from_project_v2", nil, on: issue, by: act, db)
    }
  }
}
