public import GitHubEndpoints
public import GitHubValues

/// A request for a state of a flag of the user.
public nonisolated protocol FlagRequest: RequestKind {
  /// The flag.
  var flag: GitHub.ViewerFlag { get }
  /// The state that it is to have.
  var target: Bool { get }

  /// Makes the request for a state of a flag of the kind.
  init(_ flag: GitHub.ViewerFlag, target: Bool)
}

nonisolated extension FlagRequest {
  /// A state that is to be.
  public static var category: RequestCategory { .target }

  /// Reads a request for a flag of the kind.
  public init?(_ row: OutboxRow) {
    guard row.kind == Self.name, let (flag, target) = row.flag else { return nil }
    self.init(flag, target: target)
  }

  /// The form in which the request is stored.
  public var stored: NewRequest { NewRequest(target, of: flag) }
}

/// A star that is given to a repository or taken from it.
public nonisolated struct StarRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.star.rawValue
  /// The star.
  public let flag: GitHub.ViewerFlag
  /// Whether the repository is to have it.
  public let target: Bool

  /// Makes the request.
  public init(_ flag: GitHub.ViewerFlag, target: Bool) { (self.flag, self.target) = (flag, target) }

  /// “Star ada/engine”.
  public var sentence: String { "\(target ? "Star" : "Remove the star from") \(flag.key)" }

  /// The page of the repository.
  public var route: Route? { flag.repository.map { .repository($0) } }

  /// Gives or takes the star, by the name of the repository: the server has no other way.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    if let name = flag.repository { try await attempt.gitHub.send(.setStarred(target, name)) }
    return RequestResult()
  }
}

/// An account that is followed, or no longer is.
public nonisolated struct FollowRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.follow.rawValue
  /// The follow.
  public let flag: GitHub.ViewerFlag
  /// Whether the account is to be followed.
  public let target: Bool

  /// Makes the request.
  public init(_ flag: GitHub.ViewerFlag, target: Bool) { (self.flag, self.target) = (flag, target) }

  /// “Follow ada”.
  public var sentence: String { "\(target ? "Follow" : "Unfollow") \(flag.key)" }

  /// The page of the account.
  public var route: Route? { .user(flag.key) }

  /// Follows or unfollows, by the login: the server has no other way.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    try await attempt.gitHub.send(.setFollowing(target, flag.key))
    return RequestResult()
  }
}

/// A reaction to an issue or a comment that is added or removed.
public nonisolated struct ReactionRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.reaction.rawValue
  /// The reaction.
  public let flag: GitHub.ViewerFlag
  /// Whether the user is to have reacted.
  public let target: Bool

  /// Makes the request.
  public init(_ flag: GitHub.ViewerFlag, target: Bool) { (self.flag, self.target) = (flag, target) }

  /// “React with 👍”.
  public var sentence: String {
    let sign = flag.reaction.map { Strings.sign(of: $0.content) } ?? flag.key
    return target ? "React with \(sign)" : "Remove the reaction \(sign)"
  }

  /// None, because the name of the repository is not known.
  public var route: Route? { nil }

  /// Adds the reaction, or looks for the user’s own and removes it; then reads the counts.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    guard let reaction = flag.reaction else { throw APIError(.notFound) }
    let (gitHub, place) = (attempt.gitHub, reaction.repository)
    if target {
      _ = try await gitHub.send(.newReaction(reaction.content, to: reaction.subject, in: place))
    } else if let own = try await reaction.own(of: attempt.login, by: gitHub) {
      try await gitHub.send(.delete(reaction: own, to: reaction.subject, in: place))
    }
    return await result(for: reaction, by: gitHub)
  }

  /// Reads the thing with the reaction again: without it, the counts stay as they were read.
  @MainActor private func result(
    for reaction: GitHub.ReactionFlag,
    by gitHub: any GitHubService
  ) async -> RequestResult {
    guard let id = reaction.comment else {
      let issue = try? await gitHub.send(.issue(reaction.number, of: reaction.repository))
      return RequestResult { store in
        guard let issue, let name = issue.repository else { return }
        try store.put(issue, in: .issues(of: name))
      }
    }
    let comment = try? await gitHub.send(.comment(id, in: reaction.repository))
    let list = ListQuery.comments(on: reaction.issueKey, of: reaction.repository, reaction.number)
    return RequestResult { store in
      if let comment { try store.put(comment, in: list) }
    }
  }
}

extension GitHub.ReactionFlag {
  /// The thing that has the reactions.
  fileprivate nonisolated var subject: ReactionSubject {
    comment.map { .comment($0) } ?? .issue(number)
  }

  /// Looks for the number of the reaction of an account; `nil` if it has not reacted so.
  func own(of login: String, by gitHub: any GitHubService) async throws -> Int? {
    try await gitHub.pages(of: reactions).items().first { isOwn($0, of: login) }?.id
  }

  /// The endpoint of all reactions with the content.
  public nonisolated var reactions: Endpoint<GitHub.Page<GitHub.Reaction>> {
    .reactions(to: subject, in: repository, content: content)
  }

  /// Whether a reaction is this one of an account.
  public nonisolated func isOwn(_ reaction: GitHub.Reaction, of login: String) -> Bool {
    reaction.content == content && reaction.author?.login.lowercased() == login.lowercased()
  }
}
