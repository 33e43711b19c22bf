import GitHubEndpoints
public import GitHubValues

/// A request for something that a repository gets, which has a name of its own there, such as a
/// label.
public nonisolated protocol RepositoryAddition: RequestKind, Codable {
  /// The number of the repository.
  var repository: GitHub.RepositoryID { get }
  /// The name of the repository when the user saw it.
  var repositoryName: GitHub.RepositoryName { get }
}

nonisolated extension RepositoryAddition {
  /// A creation.
  public static var category: RequestCategory { .creation }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The repository.
  public var route: Route? { .repository(repositoryName) }

  /// Ends if the repository has a thing with the name.
  ///
  /// - Throws: `.forbidden` if the name is that of another thing.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    switch try await find(in: attempt) {
    case .found(let result): .confirm(result)
    case .notFound: .send()
    case .unknown(let reason): throw APIError(.forbidden, message: reason)
    }
  }
}
