import GitHubEndpoints
import GitHubValues

/// A star that is given to a repository or taken from it.
public nonisolated struct StarRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.star.rawValue
  /// The state that is to be.
  public let change: FlagChange

  /// Makes the request.
  public init(_ change: FlagChange) { self.change = change }

  /// “Star ada/engine”.
  public var sentence: String { "\(target ? "Star" : "Remove the star from") \(flag.key)" }

  /// The page of the repository.
  public var route: Route? { flag.repository.map { .repository($0) } }

  /// Gives or takes the star, by the name that the repository has now: the server has no other way.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var name = flag.repository
    if let id = change.item {
      name = try await attempt.read(.repository(GitHub.RepositoryID(rawValue: id))).fullName
    }
    if let name { try await attempt.gitHub.send(.setStarred(target, name)) }
    return RequestResult()
  }
}
