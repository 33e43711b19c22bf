import Foundation

extension GitHubSandbox {
  /// Makes a project of the owner of a repository, with the statuses “Todo”, “In Progress” and
  /// “Done”, as a user does on the pages of GitHub.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - numbers: The numbers of the issues that are in it, without a status.
  ///   - repository: The full name of the repository.
  /// - Throws: ``SandboxError`` if the repository is not served.
  public func makeProject(
    _ title: String,
    withIssues numbers: [Int],
    of repository: String
  ) async throws {
    let catalog = try catalog()
    let name = repository.lowercased()
    let served = try await catalog.contents().repositories
    guard let served = served.first(where: { $0.fullName.lowercased() == name }) else {
      throw SandboxError(reason: .unknownRepository, detail: repository)
    }
    let time = Int(clock.date.timeIntervalSince1970)
    try await catalog.state.write { db in
      let act = IssueAct(login: served.owner, time: time, repository: served)
      let project = try ProjectStore.make(title, of: served.owner, at: time, db)
      for number in numbers {
        guard let issue = try IssueStore.stored(number, in: served.id, db) else { continue }
        _ = try ProjectStore.add(issue, to: project, by: act, db)
      }
    }
  }
}
