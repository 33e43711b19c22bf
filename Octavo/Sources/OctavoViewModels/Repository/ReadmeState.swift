public import GitHubValues

/// What is known of a repository's readme.
public nonisolated enum ReadmeState: Sendable, Equatable {
  /// It is on its way.
  case loading
  /// There is none.
  case absent
  /// Here it is, perhaps as an old copy.
  case file(GitHub.File)
  /// It could not be had, for this reason.
  case failed(String)
}
