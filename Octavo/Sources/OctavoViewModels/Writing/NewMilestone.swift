import GitHubEndpoints
public import GitHubValues

/// A milestone that a repository gets.
public nonisolated struct NewMilestone: RepositoryAddition, Hashable {
  /// The name in the store.
  public static let name = "milestone"

  /// The number of the repository.
  public let repository: GitHub.RepositoryID
  /// The name of the repository when the user saw it.
  public let repositoryName: GitHub.RepositoryName
  /// The title.
  public let title: String

  /// Makes the request.
  public init(
    _ title: String,
    in repository: GitHub.RepositoryID,
    _ name: GitHub.RepositoryName
  ) {
    (self.title, self.repository, repositoryName) = (title, repository, name)
  }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    stored(key: "\(repository.rawValue)/\(title)", subject: "milestones \(repository.rawValue)")
  }

  /// “Make the milestone 1.0 in ada/engine”.
  public var sentence: String { "Make the milestone “\(title)” in \(repositoryName)" }

  /// Makes the milestone.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    result(try await attempt.gitHub.send(.newMilestone(title, in: repository)))
  }

  /// Looks for a milestone with the title, which no other one has, whether or not it is open.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    let all = attempt.gitHub.pages(of: .milestones(of: repository, state: .all))
    let found = try await attempt.reading { try await all.items() }.first { $0.title == title }
    return found.map { .found(result($0)) } ?? .notFound
  }

  private func result(_ milestone: GitHub.Milestone) -> RequestResult {
    // The requests that set it get its number.
    RequestResult(item: milestone.number) { [repositoryName] store in
      try store.put(milestone, in: .milestones(of: repositoryName))
    }
  }
}
