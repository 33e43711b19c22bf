public import GitHubValues

/// The repositories that are kept on this machine, to be read without the server.
///
/// A copy is made and removed by the user only. It does not count towards the limit of documents.
public protocol OfflineCopies: AnyObject {
  /// Copies the folders, the readme and the files of a repository’s default branch to this machine,
  /// or brings a copy up to date.
  ///
  /// A copy that fails or is cancelled leaves the files that it has, and the description of the
  /// copy before. The next call requests only what is missing.
  ///
  /// - Throws: `APIError` of the server, `OfflineCopyError`, and `CancellationError`.
  func keep(
    _ name: GitHub.RepositoryName,
    onProgress: @escaping @MainActor @Sendable (OfflineProgress) -> Void
  ) async throws

  /// Removes the copy of a repository. What was visited stays as far as the limit of documents
  /// allows.
  func remove(_ name: GitHub.RepositoryName) async throws

  /// Keeps all issues and pull requests of a repository, of which there are about `total`.
  ///
  /// They are read after the call, in portions, also after the next start.
  ///
  /// - Throws: The reason why that could not be stored.
  func keepIssues(of name: GitHub.RepositoryName, total: Int) async throws

  /// Keeps the issues of a repository no longer. Those that other lists have stay.
  func removeIssues(of name: GitHub.RepositoryName) async throws

  /// Returns the bytes of all copies.
  func size() async -> Int
}

/// The progress of a copy.
public nonisolated enum OfflineProgress: Sendable, Equatable {
  /// The bytes of the repository that have arrived; the server does not say how many follow.
  case receiving(bytes: Int)
  /// The number of files that are stored, and of all.
  case storing(Int, of: Int)
}

/// The reason for which a repository cannot be kept.
public nonisolated enum OfflineCopyError: FailureWithMessage, Equatable {
  /// The server did not send all folders of the repository.
  case incompleteTree
  /// The files cannot be stored: no space is left, or a folder cannot be written to.
  case notStored

  /// The message for the user.
  var message: String {
    switch self {
    case .incompleteTree: "The server does not name all files of this repository."
    case .notStored: "The files could not be stored. There may be no space left."
    }
  }
}
