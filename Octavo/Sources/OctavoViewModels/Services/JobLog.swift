public import GitHubValues

/// The log of a job, or the end of it.
public nonisolated struct JobLog: Sendable, Hashable {
  /// The repository.
  public var repository: GitHub.RepositoryName
  /// The number of the job.
  public var job: Int
  /// The number of bytes at the end that are asked for; `nil` for all of it.
  public var end: Int?

  /// The most bytes that are read.
  public static let limit = 512 << 20

  /// Makes a log.
  public init(_ repository: GitHub.RepositoryName, job: Int, end: Int? = nil) {
    (self.repository, self.job, self.end) = (repository, job, end)
  }
}
