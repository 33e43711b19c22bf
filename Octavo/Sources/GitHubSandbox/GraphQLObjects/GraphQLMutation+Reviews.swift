/// The mutations of reviews, which the REST routes carry out.
extension GraphQLMutation {
  /// Carries a mutation of a review out; `nil` for another field.
  func changeReview(
    _ field: String,
    _ input: GraphQLValue
  ) async throws -> [String: GraphQLResult]? {
    switch field {
    case "addPullRequestReview":
      let pull = try await pull(input)
      let review = try await review(of: pull, input)
      return ["pullRequestReview": .object(review)]
    case "addPullRequestReviewThread": return try await addThread(input)
    case "addPullRequestReviewThreadReply": return try await reply(input)
    case "submitPullRequestReview": return try await submit(input)
    case "deletePullRequestReview":
      let review = try await node(input, "pullRequestReviewId", as: GraphQLReview.self)
      try await scope.call("DELETE", review.path)
      return ["pullRequestReview": .object(review)]
    default: return nil
    }
  }

  /// Begins a review; without an event it is pending.
  private func review(
    of pull: GraphQLIssue,
    _ input: GraphQLValue
  ) async throws -> GraphQLReview {
    var body: [String: GraphQLValue] = [:]
    for (name, member) in [("body", "body"), ("event", "event"), ("commitOID", "commit_id")] {
      if let value = input[name], value != .null { body[member] = value }
    }
    let threads = (input["threads"]?.items ?? []).map { Self.comment($0) }
    let comments = threads + (input["comments"]?.items ?? [])
    if !comments.isEmpty { body["comments"] = .list(comments) }
    let rest = try await scope.call("POST", "\(pull.pullPath)/reviews", body: body)
    return GraphQLReview(pull: pull, rest: rest)
  }

  /// Returns a conversation of an input in the form of the REST API.
  private static func comment(_ input: GraphQLValue) -> GraphQLValue {
    let hasStart = input["startLine"]?.number != nil
    let names = [
      ("body", "body"), ("path", "path"), ("line", "line"), ("side", "side"),
      ("startLine", "start_line"), ("startSide", "start_side"), ("subjectType", "subject_type"),
    ]
    let members = names.compactMap { name, member -> GraphQLMember? in
      guard let value = input[name], value != .null, hasStart || !name.hasPrefix("start") else {
        return nil
      }
      let isWord = name == "subjectType"
      return GraphQLMember(
        name: member,
        value: isWord ? .string((value.text ?? "").lowercased()) : value
      )
    }
    return .object(members)
  }

  /// Returns the viewer's pending review, which is begun if there is none.
  private func pending(of pull: GraphQLIssue) async throws -> GraphQLReview? {
    try await pull.reviews([:]).first { $0.state == "PENDING" }
  }

  /// Adds a conversation to the pending review; one outside of the change is dropped, as on GitHub.
  private func addThread(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let pull: GraphQLIssue
    if input["pullRequestReviewId"]?.text != nil {
      pull = try await node(input, "pullRequestReviewId", as: GraphQLReview.self).pull
    } else {
      pull = try await self.pull(input)
    }
    let known = Set(try await pull.threads().map(\.stored.id))
    do {
      if try await pending(of: pull) == nil {
        let threads = GraphQLMember(name: "threads", value: .list([input]))
        _ = try await review(of: pull, .object([threads]))
      } else {
        try await add(Self.comment(input), to: pull)
      }
    } catch let response as ErrorResponse
      where response.details.contains(where: { $0.field == "line" })
    {
      return ["thread": .null]
    }
    scope.memory.forget()
    let added = try await pull.threads().first { !known.contains($0.stored.id) }
    return ["thread": .object(orNull: added)]
  }

  private func add(_ comment: GraphQLValue, to pull: GraphQLIssue) async throws {
    let listed = try await pull.listed()
    let writer = try await scope.services.writer(scope.request, in: listed.repository)
    try writer.checkLock(of: listed.issue, writing: "comment")
    var inner = scope.request
    inner.body = JSONText.of(comment)
    let draft: ReviewCommentDraft = try inner.decodedBody()
    let new = try await scope.services.placed(draft, at: listed.head, in: listed)
    _ = try await ReviewStore(state: scope.services.state)
      .add(new, at: listed.head, on: listed.issue, by: writer.act(writing: new.body))
  }

  private func reply(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let thread = try await node(
      input,
      "pullRequestReviewThreadId",
      as: GraphQLReviewThread.self
    )
    let first = thread.comments.first?.id ?? 0
    let made = try await scope.call(
      "POST",
      "\(thread.pull.pullPath)/comments/\(first)/replies",
      body: ["body": input["body"] ?? .null]
    )
    let id = made["id"]?.number
    let comment = try await thread.pull.reviewComments().first { $0.id == id }
    return ["comment": .object(orNull: comment)]
  }

  private func submit(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let review: GraphQLReview
    if input["pullRequestReviewId"]?.text != nil {
      review = try await node(input, "pullRequestReviewId", as: GraphQLReview.self)
    } else {
      guard let found = try await pending(of: try await pull(input)) else {
        throw GraphQLError("There is no pending review.", type: "UNPROCESSABLE")
      }
      review = found
    }
    var body = ["event": input["event"] ?? .null]
    if let text = input["body"], text != .null { body["body"] = text }
    let rest = try await scope.call("POST", "\(review.path)/events", body: body)
    return ["pullRequestReview": .object(GraphQLReview(pull: review.pull, rest: rest))]
  }
}
