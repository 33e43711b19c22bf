public import Foundation
public import GitHubEndpoints
public import GitHubValues

/// The bytes that a file on this machine gets.
public nonisolated enum SavedContent: Sendable, Hashable {
  /// Bytes that are in memory.
  case bytes(Data)
  /// A file of a repository.
  case blob(Blob)
  /// A file of a release, by its number.
  case asset(Int, of: GitHub.RepositoryName)
  /// The changes to a commit as text, from another one or, for `nil`, from the one before it.
  case changes(base: String?, head: String, of: GitHub.RepositoryName)

  /// The endpoint that has the bytes; `nil` for those in memory.
  public var endpoint: Endpoint<Data>? {
    switch self {
    case .bytes: nil
    case .blob(let blob): .blob(blob.sha, in: blob.repository)
    case .asset(let id, let repository): .asset(id, of: repository, limit: .max)
    case .changes(nil, let head, let repository): .changes(ofCommit: head, of: repository)
    case .changes(let base?, let head, let repository):
      .changes(from: base, to: head, of: repository)
    }
  }
}

/// A file that the user saves.
public nonisolated struct SaveRequest: Sendable, Hashable {
  /// The bytes.
  public let content: SavedContent
  /// The suggested name, which is safe: see ``SafeFileName``.
  public let name: String
  /// The number of bytes; `nil` if it is not known.
  public let size: Int?

  /// Makes a request; the name may come from the server.
  public init(_ content: SavedContent, named name: String, size: Int? = nil) {
    self.content = content
    self.name = SafeFileName.name(for: name)
    self.size = size
  }
}
