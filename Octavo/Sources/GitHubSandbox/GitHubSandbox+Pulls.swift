import Foundation

extension GitHubSandbox {
  /// Opens a pull request of a bot for each branch of a repository that is ahead of the default
  /// branch and has none, for measurements.
  ///
  /// `Scripts/busy-repository` writes a repository with many such branches.
  ///
  /// - Parameters:
  ///   - name: The name of the repository, such as `ada/engine`; `nil` for the first one.
  ///   - queued: The number of those that are in the merge queue.
  /// - Returns: The number of pull requests.
  /// - Throws: ``SandboxError`` if the repository is not served, or the error that kept them from
  ///   being stored.
  @discardableResult
  public func generatePulls(in name: String? = nil, queued: Int = 0) async throws -> Int {
    let catalog = try catalog()
    let served = try await catalog.contents().repositories
    let repository = served.first { name == nil || $0.fullName == name }
    guard let repository else {
      throw SandboxError(reason: .unknownRepository, detail: name ?? "")
    }
    let refs = try await repository.git.refs()
    guard let base = refs.head else { return 0 }
    let store = PullStore(state: catalog.state)
    let known = Set(try await store.pulls(of: repository).map(\.pull.head))
    var branches: [RefList.Branch] = []
    for branch in refs.branches where branch.name != refs.defaultBranch {
      let isNew = !known.contains(branch.name) && branch.commit != base
      if isNew, try await !repository.git.isAncestor(branch.commit, of: base) {
        branches.append(branch)
      }
    }
    let taken = try await repository.git.pulls().first?.number ?? 0
    let time = Int(clock.date.timeIntervalSince1970)
    try await store.open(branches, of: repository, onto: refs, taken: taken, queued, at: time)
    return branches.count
  }
}
