public import Foundation
import GitHubEndpoints
public import GitHubValues

/// A repository that is kept on this machine, to be read without the server: its folders, its
/// readme and its files at one commit.
public nonisolated struct KeptRepository: Codable, Equatable, Sendable {
  /// The branch whose files are kept.
  public var branch: String
  /// The commit that the branch named at that time.
  public var commit: String
  /// The time at which the copy was complete.
  public var keptAt: Date
  /// The number of files.
  public var fileCount: Int
  /// The paths of the files that the server did not send.
  public var missing: [String]
  /// The names of the objects that are too large for the store, each in a file of its own.
  public var blobs: [String]

  /// Makes the description of a copy.
  public init(
    branch: String,
    commit: String,
    keptAt: Date,
    fileCount: Int,
    missing: [String] = [],
    blobs: [String] = []
  ) {
    self.branch = branch
    self.commit = commit
    self.keptAt = keptAt
    self.fileCount = fileCount
    self.missing = missing
    self.blobs = blobs
  }

  /// The beginnings of the names of all documents that belong to the copy of a branch.
  public static func documentPrefixes(
    of name: GitHub.RepositoryName,
    branch: String
  ) -> [String] {
    // A path follows the last word, so that a branch “main” is not the beginning of “main2”.
    [
      StoreQuery<KeptRepository>.kept(name).name,
      StoreQuery<RepositoryFolder>.folder("", of: name, at: branch).name,
      StoreQuery<GitHub.File>.file("", of: name, at: branch).name,
      StoreQuery<GitHub.File?>.readme(of: name, at: nil).name,
    ]
  }
}

nonisolated extension StoreQuery where Value == KeptRepository {
  /// The description of the copy of a repository that is kept; it is never requested.
  public static func kept(_ name: GitHub.RepositoryName) -> Self {
    Self("kept", "\(name)".lowercased(), "", from: .stored)
  }
}
