import Foundation

extension GitHubSandbox {
  /// Makes up checks of the newest commit of a repository: nine of ten are jobs, the others are
  /// statuses.
  ///
  /// They began an hour ago, so that all are completed. The same numbers make the same checks each
  /// time.
  ///
  /// - Parameters:
  ///   - count: The number of checks.
  ///   - name: The name of the repository, such as `ada/engine`; `nil` for the first one.
  ///   - branch: The branch; `nil` for the default branch.
  ///   - logBytes: The bytes of the log of the first job, which is made while it is sent.
  /// - Throws: ``SandboxError`` if the repository is not served, or the error that kept them from
  ///   being stored.
  public func generateChecks(
    _ count: Int,
    in name: String? = nil,
    branch: String? = nil,
    logBytes: Int = 0
  ) async throws {
    let catalog = try catalog()
    let served = try await catalog.contents().repositories
    let repository = served.first { name == nil || $0.fullName == name }
    guard let repository else {
      throw SandboxError(reason: .unknownRepository, detail: name ?? "")
    }
    let refs = try await repository.git.refs()
    let branch = branch ?? refs.defaultBranch
    guard let commit = refs.branch(branch)?.commit else {
      throw SandboxError(reason: .unknownRepository, detail: "\(repository.fullName) \(branch)")
    }
    let generator = CheckGenerator(
      repository: repository.id,
      sha: commit.hex,
      branch: branch,
      login: try await account().login,
      time: Int(clock.date.timeIntervalSince1970) - 3600,
      count: count,
      logBytes: logBytes
    )
    try await CheckStore(state: catalog.state).generate(generator)
  }
}
