import Foundation

/// The timeline of a pull request.
extension GraphQLIssue {
  /// The types of events by GitHub's words in the REST API.
  private static let types = [
    "head_ref_force_pushed": "HeadRefForcePushedEvent", "merged": "MergedEvent",
    "ready_for_review": "ReadyForReviewEvent", "convert_to_draft": "ConvertToDraftEvent",
    "review_requested": "ReviewRequestedEvent", "review_dismissed": "ReviewDismissedEvent",
    "reopened": "ReopenedEvent", "base_ref_changed": "BaseRefChangedEvent", "closed": "ClosedEvent",
    "head_ref_deleted": "HeadRefDeletedEvent", "commented": "IssueComment",
    "reviewed": "PullRequestReview", "committed": "PullRequestCommit",
    "added_to_merge_queue": "AddedToMergeQueueEvent",
    "removed_from_merge_queue": "RemovedFromMergeQueueEvent", "deployed": "DeployedEvent",
  ]

  /// Returns the word of the schema for a type, such as `ISSUE_COMMENT`.
  private static func word(_ type: String) -> String {
    type.reduce(into: "") { word, letter in
      if letter.isUppercase, !word.isEmpty { word += "_" }
      word += letter.uppercased()
    }
  }

  /// Returns the entries whose types are served, the oldest first.
  func pullTimeline(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let wanted = arguments["itemTypes"]?.items?.compactMap(\.text)
    let since = arguments["since"]?.text.flatMap { Timestamp($0)?.seconds } ?? .min
    var items: [any GraphQLObject] = []
    for entry in try await scope.all("\(path)/timeline") {
      let time = entry["created_at"]?.text ?? entry["submitted_at"]?.text
      guard let type = Self.types[entry["event"]?.text ?? ""],
        wanted?.contains(Self.word(type)) ?? true,
        time.flatMap({ Timestamp($0)?.seconds }) ?? .max >= since
      else { continue }
      items.append(try await item(entry, type))
    }
    let skipped = Array(items.dropFirst(max(0, arguments["skip"]?.number ?? 0)))
    return try GraphQLConnection("PullRequestTimelineItems", skipped, arguments)
  }

  private func item(_ entry: GraphQLValue, _ type: String) async throws -> any GraphQLObject {
    switch type {
    case "IssueComment": return GraphQLComment(scope: scope, repository: repository, rest: entry)
    case "PullRequestCommit": return GraphQLPullCommit(pull: self, rest: entry)
    case "PullRequestReview":
      let id = entry["id"]?.number
      let review = try await reviews([:]).first { $0.id == id }
      return review ?? GraphQLReview(pull: self, rest: entry)
    default: return GraphQLRecord(type: type, fields: try await fields(of: entry, type))
    }
  }

  private func fields(
    of entry: GraphQLValue,
    _ type: String
  ) async throws -> [String: GraphQLResult] {
    var fields: [String: GraphQLResult] = [
      "id": .rest(entry, "node_id"), "createdAt": .rest(entry, "created_at"),
      "actor": .object(orNull: GraphQLActor(scope: scope, member: entry["actor"])),
      "databaseId": .rest(entry, "id"), "pullRequest": .object(self),
      "enqueuer": .object(orNull: GraphQLActor(scope: scope, member: entry["actor"])),
      "headRefName": .rest(try await pull()["head"] ?? .null, "ref"), "ref": .null,
    ]
    func commit(_ oid: String?) -> GraphQLResult {
      .object(
        orNull: oid.map { GraphQLCommit(scope: scope, repository: repository, oid: $0) }
      )
    }
    let detail = try await recorded(entry["id"]?.number)
    switch type {
    case "HeadRefForcePushedEvent":
      fields["beforeCommit"] = commit(detail?.from)
      fields["afterCommit"] = commit(detail?.to)
    case "MergedEvent":
      fields["commit"] = commit(entry["commit_id"]?.text)
      fields["mergeRefName"] = .rest(try await pull()["base"] ?? .null, "ref")
    case "ReviewRequestedEvent":
      let reviewer = GraphQLActor(scope: scope, member: entry["requested_reviewer"])
      fields["requestedReviewer"] = .object(orNull: reviewer)
    case "ReviewDismissedEvent":
      let review = entry["dismissed_review"] ?? .null
      fields["dismissalMessage"] = .rest(review, "dismissal_message")
      fields["previousReviewState"] = .word(review["state"]?.text)
      let id = review["review_id"]?.number
      fields["review"] = .object(orNull: try await reviews([:]).first { $0.id == id })
    case "DeployedEvent":
      let environment = detail?.to ?? detail?.members?["environment"].map(Self.written)
      fields["deployment"] = .object(deployment(environment))
    case "RemovedFromMergeQueueEvent":
      fields["reason"] = .text(detail?.to ?? detail?.members?["reason"].map(Self.written))
    case "BaseRefChangedEvent":
      fields["previousRefName"] = .text(detail?.from ?? "")
      fields["currentRefName"] = .text(detail?.to ?? "")
    default: break
    }
    return fields
  }

  private func deployment(_ environment: String?) -> GraphQLRecord {
    GraphQLRecord(
      type: "Deployment",
      fields: [
        "environment": .text(environment),
        "id": .text(nodeIdentifier("Deployment", environment ?? "")),
      ]
    )
  }

  /// Returns the text of a member that is written as JSON.
  private static func written(_ json: String) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? ""
  }

  /// Returns the details of an event of the timeline.
  private func recorded(_ id: Int?) async throws -> IssueEventDetail? {
    guard let stored = try await stored() else { return nil }
    return try await IssueStore(state: scope.services.state).events(of: stored)
      .first { Int($0.action.id ?? 0) == id }?.action.detail
  }
}
