public import GitHubEndpoints
public import GitHubValues

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
