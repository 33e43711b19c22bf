/// The fields of a pull request about its reviews.
extension GraphQLIssue {
  /// Returns the value of a field about reviews; `nil` for another field.
  func reviewValue(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult? {
    switch field {
    case "reviewDecision":
      return .text(try await scope.services.decision(of: try await listed())?.rawValue)
    case "reviews": return .object(try await page(of: try await reviews(arguments), arguments))
    case "latestReviews":
      return .object(try await page(of: try await latestReviews(), arguments))
    case "latestOpinionatedReviews":
      return .object(try await page(of: try await opinions(arguments), arguments))
    case "viewerLatestReview":
      let own = try await reviews([:]).last { scope.isViewer($0.author) }
      return .object(orNull: own)
    case "reviewRequests":
      return .object(
        try GraphQLConnection("ReviewRequest", try await reviewRequests(), arguments)
      )
    case "viewerLatestReviewRequest":
      return .object(orNull: try await reviewRequests().first { $0.isFor(scope.login) })
    case "reviewThreads":
      return .object(
        try GraphQLConnection("PullRequestReviewThread", try await threads(), arguments)
      )
    default: return nil
    }
  }

  private func page(
    of reviews: [GraphQLReview],
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLConnection {
    try GraphQLConnection("PullRequestReview", reviews, arguments)
  }

  /// Returns the reviews that the viewer sees, the oldest first.
  func reviews(_ arguments: [String: GraphQLValue]) async throws -> [GraphQLReview] {
    let states = arguments["states"]?.items?.compactMap(\.text) ?? []
    let author = arguments["author"]?.text?.lowercased()
    return try await scope.all("\(pullPath)/reviews").map { GraphQLReview(pull: self, rest: $0) }
      .filter { review in
        (states.isEmpty || states.contains(review.state))
          && (author == nil || review.author?.lowercased() == author)
      }
  }

  /// Returns the latest review of each user who is not asked again.
  private func latestReviews() async throws -> [GraphQLReview] {
    let asked = Set(try await listed().pull.reviewerLogins.map { $0.lowercased() })
    return Self.latest(try await reviews([:]).filter { $0.state != "PENDING" })
      .filter { !asked.contains($0.author?.lowercased() ?? "") }
  }

  /// Returns the latest review of each user that is more than a comment.
  private func opinions(_ arguments: [String: GraphQLValue]) async throws -> [GraphQLReview] {
    let words = ["APPROVED", "CHANGES_REQUESTED", "DISMISSED"]
    let latest = Self.latest(try await reviews([:]).filter { words.contains($0.state) })
    guard arguments["writersOnly"] == .bool(true) else { return latest }
    let (roles, hosted) = (
      try await scope.services.catalog.snapshot().roles, try await scope.hosted(repository)
    )
    return latest.filter { review in
      hosted.map { roles.role(of: review.author ?? "", in: $0) >= .write } ?? false
    }
  }

  private static func latest(_ reviews: [GraphQLReview]) -> [GraphQLReview] {
    var authors: Set<String> = []
    return reviews.reversed().filter { authors.insert($0.author?.lowercased() ?? "").inserted }
      .reversed()
  }

  /// Returns the users and teams that are asked for a review.
  private func reviewRequests() async throws -> [GraphQLReviewRequest] {
    let asked = try await scope.call("GET", "\(pullPath)/requested_reviewers")
    let listed = try await listed()
    let owners = try await scope.services.owners(of: listed).values.joined()
      .map { $0.dropFirst().lowercased() }
    let teams = try await scope.services.catalog.snapshot().organizations.flatMap(\.teams)
    let users = (asked["users"]?.items ?? []).map { user in
      let login = user["login"]?.text?.lowercased() ?? ""
      return GraphQLReviewRequest(
        pull: self,
        name: login,
        isOwner: owners.contains(login),
        reviewer: GraphQLActor(scope: scope, rest: user)
      )
    }
    return users
      + teams.filter { listed.pull.teamNames.contains($0.fullName) }.map { team in
        GraphQLReviewRequest(
          pull: self,
          name: team.fullName,
          isOwner: owners.contains(team.fullName.lowercased()),
          reviewer: GraphQLTeam(scope: scope, team: team)
        )
      }
  }
}

/// A request for a review.
struct GraphQLReviewRequest: GraphQLObject {
  let pull: GraphQLIssue
  /// The login of the user, or the name of the team.
  let name: String
  /// Whether files are owned by the reviewer.
  let isOwner: Bool
  let reviewer: any GraphQLObject

  var type: String { "ReviewRequest" }

  /// Whether a user is asked, alone or with a team.
  func isFor(_ login: String) -> Bool {
    (reviewer as? GraphQLTeam)?.team.hasMember(login) ?? (name == login.lowercased())
  }

  func value(of field: String, _ arguments: [String: GraphQLValue]) -> GraphQLResult {
    let id = "\(pull.rest["id"]?.number ?? 0):\(name)"
    return switch field {
    case "id": .text(nodeIdentifier("ReviewRequest", id))
    case "databaseId": .number(stableIdentifier("review request", id) % 1_000_000_000)
    case "asCodeOwner": .bool(isOwner)
    case "pullRequest": .object(pull)
    case "requestedReviewer": .object(reviewer)
    default: .null
    }
  }
}

/// A team of an organisation.
struct GraphQLTeam: GraphQLObject {
  let scope: GraphQLScope
  let team: Team

  var type: String { "Team" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    let path = "/orgs/\(team.organization)/teams/\(team.slug)"
    let id = stableIdentifier("team", team.fullName)
    return switch field {
    case "id": .text(nodeIdentifier("Team", id))
    case "databaseId": .number(id)
    case "name": .text(team.name)
    case "slug": .text(team.slug)
    case "combinedSlug": .text(team.fullName)
    case "description": .text(team.description)
    case "organization": .object(try await scope.user(team.organization))
    case "resourcePath": .text(path)
    case "url": .text(scope.request.links.web + path)
    case "avatarUrl": .text(scope.request.links.avatar(team.slug))
    default: .null
    }
  }
}
