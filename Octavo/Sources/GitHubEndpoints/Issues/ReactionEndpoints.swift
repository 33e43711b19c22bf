public import GitHubValues

/// The thing that has reactions, in its repository.
public enum ReactionSubject: Sendable, Hashable {
  /// The issue or pull request with this number.
  case issue(Int)
  /// The comment on an issue or a pull request with this number.
  case comment(Int)
  /// The comment on lines of a pull request with this number.
  case reviewComment(Int)
  /// The comment on a commit with this number.
  case commitComment(Int)
  /// The release with this number.
  case release(Int)

  /// The path of its reactions below the repository.
  fileprivate var path: [String] {
    switch self {
    case .issue(let number): ["issues", "\(number)", "reactions"]
    case .comment(let id): ["issues", "comments", "\(id)", "reactions"]
    case .reviewComment(let id): ["pulls", "comments", "\(id)", "reactions"]
    case .commitComment(let id): ["comments", "\(id)", "reactions"]
    case .release(let id): ["releases", "\(id)", "reactions"]
    }
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Reaction> {
  /// The reactions to something, oldest first, or those of one kind.
  public static func reactions(
    to subject: ReactionSubject,
    in repository: some GitHub.RepositoryPlace,
    content: GitHub.Reaction.Content? = nil
  ) -> Self {
    .list(.get(repository.path + subject.path, query: ["content": content?.rawValue]))
  }
}

extension Endpoint where Value == GitHub.Reaction {
  /// Reacts to something; a reaction that the user has made before is returned.
  public static func newReaction(
    _ content: GitHub.Reaction.Content,
    to subject: ReactionSubject,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.path + subject.path
    return .object(.write(.post, path, json: ["content": content.rawValue]))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a reaction of the user by its number.
  public static func delete(
    reaction id: Int,
    to subject: ReactionSubject,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .action(.write(.delete, repository.path + subject.path + ["\(id)"]))
  }
}
