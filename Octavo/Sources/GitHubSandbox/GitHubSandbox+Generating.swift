import Foundation

extension GitHubSandbox {
  /// Opens issues in a repository that are made up, and closes a part of them.
  ///
  /// The same numbers make the same issues each time.
  ///
  /// - Parameters:
  ///   - count: The number of issues.
  ///   - name: The name of the repository, such as `ada/engine`; `nil` for the first one.
  ///   - labels: The number of labels that they have in all.
  ///   - milestones: The number of milestones to which they belong.
  /// - Throws: As ``account()``, or the error that kept them from being stored.
  public func generateIssues(
    _ count: Int,
    in name: String? = nil,
    labels: Int = 6,
    milestones: Int = 0
  ) async throws {
    let catalog = try catalog()
    let repositories = try await catalog.contents().repositories
    let repository = repositories.first { name == nil || $0.fullName == name }
    guard let repository else { throw SandboxError(reason: .notRunning, detail: name ?? "") }
    // The issues of a script come first.
    _ = try await catalog.snapshot()
    let generator = IssueGenerator(
      repository: repository.id,
      login: try await account().login,
      time: Int(clock.date.timeIntervalSince1970),
      labels: labels,
      milestones: milestones
    )
    try await IssueStore(state: catalog.state).generate(count, from: generator)
  }

  /// Makes up notifications of the first account, of all types and reasons, about the repositories
  /// that it sees.
  ///
  /// - Parameter count: The number of threads.
  /// - Throws: As ``account()``, or the error that kept them from being stored.
  public func generateThreads(_ count: Int) async throws {
    let catalog = try catalog()
    let login = try await account().login
    let repositories = try await catalog.snapshot().repositories.filter { repository in
      repository.traits.readers?.contains(login.lowercased()) ?? true
    }
    var sources: [ThreadSource] = []
    for repository in repositories { sources.append(try await ThreadSource(repository)) }
    guard !sources.isEmpty else { return }
    let generator = ThreadGenerator(
      login: login,
      time: Int(clock.date.timeIntervalSince1970),
      sources: sources
    )
    try await NotificationStore(state: catalog.state).generate(count, from: generator)
  }
}
