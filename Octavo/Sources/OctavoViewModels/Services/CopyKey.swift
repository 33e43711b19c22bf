public import GitHubValues

/// The name of a copy in the local store, with the type that was saved under it.
public nonisolated struct CopyKey<Value: Codable & Equatable & Sendable>: Sendable, Hashable {
  /// The name, different for all copies whatever their type.
  public let name: String

  init(_ kind: String, _ parts: String...) {
    // A part can hold any character but a zero.
    name = ([kind] + parts).joined(separator: "\u{0}")
  }
}

nonisolated extension CopyKey where Value == [GitHub.Event] {
  /// What the people did whom `login` follows.
  public static func receivedEvents(of login: String) -> Self {
    Self("received", login.lowercased())
  }

  /// What `login` did.
  public static func events(of login: String) -> Self { Self("events", login.lowercased()) }
}

nonisolated extension CopyKey where Value == [GitHub.Reference] {
  /// The branches and tags of a repository.
  public static func references(of repository: GitHub.RepositoryName) -> Self {
    Self("references", repository.description.lowercased())
  }
}

nonisolated extension CopyKey where Value == GitHub.File {
  /// A repository's readme at a branch, tag or commit.
  public static func readme(
    of repository: GitHub.RepositoryName,
    at reference: String?
  ) -> Self {
    Self("readme", repository.description.lowercased(), reference ?? "")
  }

  /// A file of a repository.
  public static func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String
  ) -> Self {
    Self("file", repository.description.lowercased(), reference, path)
  }
}

nonisolated extension CopyKey where Value == GitHub.Tree {
  /// A repository's tree at a branch, tag or commit.
  public static func tree(_ reference: String, of repository: GitHub.RepositoryName) -> Self {
    Self("tree", repository.description.lowercased(), reference)
  }
}
