import GRDB

/// The names of a repository that was renamed or transferred while the sandbox ran.
struct RepositoryNaming: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "naming"

  let repository: Int
  let owner: String
  let name: String
  /// The former full names, in lower case, each on a line of its own.
  let former: String

  init(_ repository: HostedRepository, owner: String, name: String) {
    self.repository = repository.id
    self.owner = owner
    self.name = name
    let present = "\(owner)/\(name)".lowercased()
    former = (repository.formerKeys + [repository.key]).filter { $0 != present }
      .joined(separator: "\n")
  }
}

extension StateStore {
  /// Returns the names of the repositories that were renamed, by their ids.
  func namings() async throws -> [Int: RepositoryNaming] {
    try await read { db in
      try RepositoryNaming.fetchAll(db).reduce(into: [:]) { $0[$1.repository] = $1 }
    }
  }

  func set(_ naming: RepositoryNaming) async throws {
    try await write { db in try naming.save(db) }
  }
}
