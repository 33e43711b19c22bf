/// The fields of a pull request about its merge.
extension GraphQLIssue {
  /// Returns the value of a field about the merge; `nil` for another field.
  func mergeValue(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult? {
    switch field {
    case "mergeable":
      return switch try await pull()["mergeable"] {
      case .bool(true)?: .text("MERGEABLE")
      case .bool(false)?: .text("CONFLICTING")
      default: .text("UNKNOWN")
      }
    case "mergeStateStatus": return .word(try await pull()["mergeable_state"]?.text ?? "unknown")
    case "canBeRebased": return .bool(try await pull()["rebaseable"] == .bool(true))
    case "mergedBy":
      return .object(orNull: GraphQLActor(scope: scope, member: try await pull()["merged_by"]))
    case "mergeCommit":
      let commit = try await listed().pull.mergeCommit
      return .object(
        orNull: commit.map { GraphQLCommit(scope: scope, repository: repository, oid: $0) }
      )
    // No merge is made before it is asked for.
    case "potentialMergeCommit": return .null
    case "autoMergeRequest": return .object(orNull: autoMerge(try await pull()))
    case "isMergeQueueEnabled": return .bool(try await rules()?.hasQueue == true)
    case "isInMergeQueue": return .bool(try await listed().pull.queued != nil && isOpen)
    case "mergeQueueEntry": return .object(orNull: try await queueEntry())
    case "viewerMergeHeadlineText": return .text(try await headline(arguments))
    case "viewerMergeBodyText":
      let isMerge = arguments["mergeType"]?.text ?? "MERGE" == "MERGE"
      return .text(isMerge ? rest["title"]?.text ?? "" : "")
    case "viewerCanUpdateBranch", "viewerCanDeleteHeadRef":
      return .bool(try await scope.may(.write, orAuthor: nil, in: repository))
    case "viewerCanEnableAutoMerge", "viewerCanDisableAutoMerge":
      return .bool(try await scope.may(.write, orAuthor: nil, in: repository) && isOpen)
    case "viewerCanMergeAsAdmin":
      return .bool(try await scope.may(.admin, orAuthor: nil, in: repository) && isOpen)
    default: return nil
    }
  }

  /// Returns the rules of the base; `nil` if it is not protected.
  func rules() async throws -> BranchRules? {
    let listed = try await listed()
    return listed.repository.rules(of: listed.pull.base)
  }

  private func headline(_ arguments: [String: GraphQLValue]) async throws -> String {
    let title = rest["title"]?.text ?? ""
    switch arguments["mergeType"]?.text ?? "MERGE" {
    case "SQUASH": return "\(title) (#\(number))"
    case "REBASE": return ""
    default:
      let label = try await pull()["head"]?["label"]?.text ?? ""
      return "Merge pull request #\(number) from \(label.replacing(":", with: "/"))"
    }
  }

  private func autoMerge(_ pull: GraphQLValue) -> GraphQLRecord? {
    guard let request = pull["auto_merge"], request["merge_method"] != nil else { return nil }
    return GraphQLRecord(
      type: "AutoMergeRequest",
      fields: [
        "authorEmail": .null, "commitBody": .rest(request, "commit_message"),
        "commitHeadline": .rest(request, "commit_title"), "enabledAt": .rest(rest, "updated_at"),
        "enabledBy": .object(orNull: GraphQLActor(scope: scope, member: request["enabled_by"])),
        "mergeMethod": .word(request["merge_method"]?.text), "pullRequest": .object(self),
      ]
    )
  }

  /// The seconds that a merge in the queue is taken to last.
  private static let queuePace = 600

  private func queueEntry() async throws -> GraphQLRecord? {
    let listed = try await listed()
    guard let queued = listed.pull.queued, isOpen else { return nil }
    let others = try await PullStore(state: scope.services.state).pulls(of: listed.repository)
      .filter { $0.issue.isOpen && $0.pull.base == listed.pull.base }
      .compactMap { other in other.pull.queued.map { ($0, other.issue.number) } }
    let position = others.count { $0 < (queued, number) } + 1
    return GraphQLRecord(
      type: "MergeQueueEntry",
      fields: [
        "id": .text(nodeIdentifier("MergeQueueEntry", "\(listed.repository.id):\(number)")),
        "enqueuedAt": .time(queued), "position": .number(position), "jump": .bool(false),
        "enqueuer": .object(try await scope.actor(listed.pull.autoMerger ?? listed.issue.login)),
        "estimatedTimeToMerge": .number(position * Self.queuePace), "solo": .bool(false),
        "state": .text(position == 1 ? "AWAITING_CHECKS" : "QUEUED"),
        "headCommit": .object(try await headCommit()), "pullRequest": .object(self),
      ]
    )
  }
}
