import GitHubValues

/// An event of an issue with its other end.
struct EventEnd: LenientDecodable {
  let end: GitHub.IssueEventEnd

  private static let event = "__typename id createdAt"

  /// The field of an issue with its latest events that have another end.
  static let fields = """
    timelineItems(
      last: 50
      itemTypes: [
        CLOSED_EVENT, CONNECTED_EVENT, DISCONNECTED_EVENT, MARKED_AS_DUPLICATE_EVENT,
        TRANSFERRED_EVENT, UNMARKED_AS_DUPLICATE_EVENT
      ]
    ) {
      nodes {
        ... on ClosedEvent {
          \(event)
          closer { ... on PullRequest { \(LinkedIssue.pullFields) } ... on Commit { oid } }
        }
        ... on ConnectedEvent { \(event) subject { \(LinkedIssue.eitherFields) } }
        ... on DisconnectedEvent { \(event) subject { \(LinkedIssue.eitherFields) } }
        ... on MarkedAsDuplicateEvent { \(event) canonical { \(LinkedIssue.eitherFields) } }
        ... on UnmarkedAsDuplicateEvent { \(event) canonical { \(LinkedIssue.eitherFields) } }
        ... on TransferredEvent { \(event) fromRepository { nameWithOwner } }
      }
    }
    """

  /// The field of a pull request with its latest events that have another end.
  static let pullFields = """
    timelineItems(
      last: 100
      itemTypes: [
        BASE_REF_CHANGED_EVENT, DEPLOYED_EVENT, HEAD_REF_FORCE_PUSHED_EVENT
        REMOVED_FROM_MERGE_QUEUE_EVENT
      ]
    ) {
      nodes {
        ... on BaseRefChangedEvent { \(event) previousRefName currentRefName }
        ... on DeployedEvent { \(event) deployment { environment } }
        ... on HeadRefForcePushedEvent {
          \(event) beforeCommit { oid } afterCommit { oid }
        }
        ... on RemovedFromMergeQueueEvent { \(event) reason }
      }
    }
    """

  /// The words of the REST API by the types of GraphQL.
  private static let kinds = [
    "ClosedEvent": "closed", "ConnectedEvent": "connected", "DisconnectedEvent": "disconnected",
    "MarkedAsDuplicateEvent": "marked_as_duplicate", "TransferredEvent": "transferred",
    "UnmarkedAsDuplicateEvent": "unmarked_as_duplicate", "BaseRefChangedEvent": "base_ref_changed",
    "DeployedEvent": "deployed", "HeadRefForcePushedEvent": "head_ref_force_pushed",
    "RemovedFromMergeQueueEvent": "removed_from_merge_queue",
  ]

  init?(_ object: JSONObject) {
    guard let kind = object.nonEmptyString("__typename").flatMap({ Self.kinds[$0] }),
      let id = object.nonEmptyString("id")
    else { return nil }
    let other = object.object("closer") ?? object.object("subject") ?? object.object("canonical")
    var end = GitHub.IssueEventEnd(
      event: id,
      kind: GitHub.IssueEventKind(rawValue: kind),
      createdAt: object.date("createdAt")
    )
    end.issue = other.flatMap { LinkedIssue($0)?.issue }
    end.commit = other?.nonEmptyString("oid")
    end.repository = object.object("fromRepository")?.nonEmptyString("nameWithOwner")
      .flatMap { GitHub.RepositoryName($0) }
    end.old =
      object.object("beforeCommit")?.nonEmptyString("oid")
      ?? object.nonEmptyString("previousRefName")
    end.new =
      object.object("afterCommit")?.nonEmptyString("oid")
      ?? object.nonEmptyString("currentRefName")
    end.words =
      object.object("deployment")?.nonEmptyString("environment") ?? object.nonEmptyString("reason")
    self.end = end
  }
}
