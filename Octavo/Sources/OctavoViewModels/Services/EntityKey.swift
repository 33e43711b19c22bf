import GitHubValues

/// The name of an entity in an ``EntityCache``, with its type.
nonisolated struct EntityKey<Value>: Hashable {
  /// The kind of the entity.
  let kind: EntityKind
  /// The name, different for all entities of the kind.
  let name: String

  init(_ kind: EntityKind, _ parts: String...) {
    self.kind = kind
    // A part can hold any character but a zero.
    name = parts.joined(separator: "\u{0}")
  }
}

/// A kind of entities in an ``EntityCache``.
nonisolated enum EntityKind: Hashable {
  case repository, user, references, tree, entry, file

  /// The number of entities that are kept; more of those that are small.
  var limit: Int {
    switch self {
    case .repository, .user, .entry: 64
    case .references, .tree, .file: 8
    }
  }
}

nonisolated extension EntityKey where Value == GitHub.Repository {
  /// A repository.
  static func repository(_ name: GitHub.RepositoryName) -> Self {
    Self(.repository, name.description.lowercased())
  }
}

nonisolated extension EntityKey where Value == GitHub.User {
  /// A profile.
  static func user(_ login: String) -> Self { Self(.user, login.lowercased()) }
}

nonisolated extension EntityKey where Value == [GitHub.Reference] {
  /// The branches and tags of a repository.
  static func references(of repository: GitHub.RepositoryName) -> Self {
    Self(.references, repository.description.lowercased())
  }
}

nonisolated extension EntityKey where Value == GitHub.TreeEntry {
  /// A file as its folder lists it.
  static func entry(
    at path: String,
    in repository: GitHub.RepositoryName,
    at revision: String
  ) -> Self {
    Self(.entry, repository.description.lowercased(), revision, path)
  }
}

nonisolated extension EntityKey where Value == GitHub.File {
  /// The contents of a file.
  static func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at revision: String
  ) -> Self {
    Self(.file, repository.description.lowercased(), revision, path)
  }
}
