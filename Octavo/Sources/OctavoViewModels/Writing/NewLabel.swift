import GitHubEndpoints
public import GitHubValues

/// A label that a repository gets.
public nonisolated struct NewLabel: RepositoryAddition, Hashable {
  /// The name in the store.
  public static let name = "label"

  /// The number of the repository.
  public let repository: GitHub.RepositoryID
  /// The name of the repository when the user saw it.
  public let repositoryName: GitHub.RepositoryName
  /// The label.
  public let label: GitHub.Label

  /// Makes the request.
  public init(
    _ label: GitHub.Label,
    in repository: GitHub.RepositoryID,
    _ name: GitHub.RepositoryName
  ) {
    (self.label, self.repository, repositoryName) = (label, repository, name)
  }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    stored(
      key: "\(repository.rawValue)/\(label.name.lowercased())",
      subject: "labels \(repository.rawValue)"
    )
  }

  /// “Make the label urgent in ada/engine”.
  public var sentence: String { "Make the label “\(label.name)” in \(repositoryName)" }

  /// Makes the label.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let color = label.color ?? Self.color
    return result(
      try await attempt.gitHub.send(.newLabel(label.name, color: color, in: repository))
    )
  }

  /// Looks for a label with the name, which no other label has.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    do {
      return .found(result(try await attempt.read(.label(label.name, of: repository))))
    } catch let error as APIError where error.reason == .notFound {
      // Without its repository, nothing is known about a label.
      _ = try await attempt.read(.repository(repository))
      return .notFound
    }
  }

  private func result(_ label: GitHub.Label) -> RequestResult {
    RequestResult { [repositoryName] store in
      try store.put(label, in: .labels(of: repositoryName))
    }
  }

  /// The colour of a label that gets none: GitHub’s grey.
  private static let color = "ededed"
}
