public import GitHubEndpoints
public import GitHubValues

/// A request for a state of a flag of the user.
public nonisolated protocol FlagRequest: RequestKind {
  /// The flag and the state that it is to have.
  var change: FlagChange { get }

  /// Makes the request for a change of a flag of the kind.
  init(_ change: FlagChange)
}

/// A state that a flag is to have.
public nonisolated struct FlagChange: Sendable, Hashable {
  /// The flag.
  public var flag: GitHub.ViewerFlag
  /// The state that it is to have.
  public var target: Bool
  /// The server’s id of the repository or the account; `nil` if that is not known.
  public var item: Int?
  /// The name of the repository of an issue; `nil` if that is not known.
  public var repository: GitHub.RepositoryName?
}

nonisolated extension FlagRequest {
  /// Makes the request for a state of a flag of the kind.
  public init(_ flag: GitHub.ViewerFlag, target: Bool) {
    self.init(FlagChange(flag: flag, target: target))
  }

  /// A state that is to be.
  public static var category: RequestCategory { .target }

  /// Reads a request for a flag of the kind.
  public init?(_ row: OutboxRow) {
    guard row.kind == Self.name, let (flag, target) = row.flag else { return nil }
    let name = row.name.flatMap(GitHub.RepositoryName.init)
    self.init(FlagChange(flag: flag, target: target, item: row.item, repository: name))
  }

  /// The flag.
  var flag: GitHub.ViewerFlag { change.flag }
  /// The state that it is to have.
  var target: Bool { change.target }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    var request = NewRequest(target, of: flag)
    (request.item, request.name) = (change.item, change.repository?.description)
    return request
  }

  /// An issue or pull request in words: “ada/engine#12”.
  func thread(_ number: Int) -> String { "\(change.repository?.description ?? "")#\(number)" }

  /// The page of an issue or pull request; `nil` if the name of its repository is not known.
  func route(to number: Int?) -> Route? {
    guard let number, let name = change.repository else { return nil }
    return .issue(name, number)
  }
}

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

/// An account that is followed, or no longer is.
public nonisolated struct FollowRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.follow.rawValue
  /// The state that is to be.
  public let change: FlagChange

  /// Makes the request.
  public init(_ change: FlagChange) { self.change = change }

  /// “Follow ada”.
  public var sentence: String { "\(target ? "Follow" : "Unfollow") \(flag.key)" }

  /// The page of the account.
  public var route: Route? { .user(flag.key) }

  /// Follows or unfollows, by the login that the account has now: the server has no other way.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var login = flag.key
    if let id = change.item { login = try await attempt.read(.user(id: id)).login }
    try await attempt.gitHub.send(.setFollowing(target, login))
    return RequestResult()
  }
}

/// A reaction to an issue or a comment that is added or removed.
public nonisolated struct ReactionRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.reaction.rawValue
  /// The state that is to be.
  public let change: FlagChange

  /// Makes the request.
  public init(_ change: FlagChange) { self.change = change }

  /// “React with 👍 to ada/engine#12”.
  public var sentence: String {
    guard let reaction = flag.reaction else { return flag.key }
    let (sign, thread) = (Strings.sign(of: reaction.content), thread(reaction.number))
    return target ? "React with \(sign) to \(thread)" : "Remove the reaction \(sign) from \(thread)"
  }

  /// The page of the thread.
  public var route: Route? { route(to: flag.reaction?.number) }

  /// Adds the reaction, or looks for the user’s own and removes it; then reads the counts.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    guard let reaction = flag.reaction else { throw APIError(.notFound) }
    let (gitHub, place) = (attempt.gitHub, reaction.repository)
    if target {
      _ = try await gitHub.send(.newReaction(reaction.content, to: reaction.subject, in: place))
    } else {
      let own = try await attempt.reading { try await reaction.own(of: attempt.login, by: gitHub) }
      guard let own else { return await result(for: reaction, by: gitHub) }
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
