public import GitHubValues

/// The state of a repository's readme.
public nonisolated enum ReadmeState: Sendable, Equatable {
  /// The readme is being requested.
  case loading
  /// The repository has no readme.
  case absent
  /// The readme, perhaps an old copy.
  case file(GitHub.File)
  /// The readme is too large for this page; its file can be opened.
  case tooLarge
  /// The readme could not be loaded, with the message of the failure.
  case failed(String)
}
