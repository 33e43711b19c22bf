import Foundation

extension GitHubSandbox {
  /// Opens an issue with its comments and events in one transaction, without notifications.
  ///
  /// The last entry is as old as the clock says, and those before it are as far apart as the thread
  /// says.
  ///
  /// - Returns: The number of the issue.
  /// - Throws: ``SandboxError`` if the repository is not served.
  @discardableResult
  public func open(_ thread: SandboxThread, in repository: String) async throws -> Int {
    let catalog = try catalog()
    let name = repository.lowercased()
    let served = try await catalog.contents().repositories
    guard let served = served.first(where: { $0.fullName.lowercased() == name }) else {
      throw SandboxError(reason: .unknownRepository, detail: repository)
    }
    let end = Int(clock.date.timeIntervalSince1970)
    let start = end - thread.entries.count * thread.pause
    let taken = try await served.git.pulls().first?.number ?? 0
    return try await catalog.state.write { db in
      let act = IssueAct(login: thread.login, time: start, repository: served)
      let new = NewIssue(title: thread.title, body: nil, taken: taken)
      let issue = try IssueStore.open(new, by: act, db)
      for (index, entry) in thread.entries.enumerated() {
        let time = start + (index + 1) * thread.pause
        try IssueStore.add(entry, to: issue, at: time, in: served, db)
      }
      return issue.number
    }
  }
}
