import Foundation
public import GitHubValues

/// The table of all kinds of requests.
public nonisolated enum RequestKinds {
  /// The kinds, each of which a test makes, stores, reads, sends and loses the answer of.
  public static let all: [any RequestKind.Type] = [
    StarRequest.self, FollowRequest.self, ReactionRequest.self, SubscriptionRequest.self,
    NewComment.self, CommentEdit.self, CommentDeletion.self, NotificationDone.self,
    NotificationRead.self, NotificationSubscription.self, InboxRead.self,
    IssueStateRequest.self, IssueLabelRequest.self, IssueAssigneeRequest.self,
    IssueMilestoneRequest.self, IssueLockRequest.self, IssueEdit.self, NewLabel.self,
    NewIssue.self, IssueTypeRequest.self, IssueLinkRequest.self, IssuePinRequest.self,
    IssueTransferRequest.self, IssueMute.self, CommentHiding.self,
    NewMilestone.self, IssueProjectRequest.self, IssueProjectMembership.self, NewBranch.self,
    FileMarkRequest.self, WorkflowRunRequest.self,
  ]

  /// The names of the kinds that change an issue itself.
  static let ofIssues = Set(
    all.filter { $0 is any IssueMemberRequest.Type || $0 == IssueEdit.self }.map { $0.name }
  )

  /// The names of the kinds that create content.
  public static let creatingContent = Set(all.filter { $0.createsContent }.map { $0.name })

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Reads a stored request; `nil` for a kind that this version does not know.
  public static func request(_ row: OutboxRow) -> (any RequestKind)? { byName[row.kind]?.init(row) }

  /// Returns the text of a stored request as a draft; `nil` for a request without one.
  ///
  /// An issue keeps the reference by which other texts know it, also under another request.
  public static func draft(of row: OutboxRow) -> Draft.Contents? {
    guard var new = request(row) as? NewIssue else { return request(row)?.draft }
    new.issue.reference = new.reference(at: row).name
    return new.draft
  }
}

nonisolated extension RequestKind where Self: Codable {
  /// Reads the value of a stored request.
  init?(json row: OutboxRow) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(row.value.utf8)) else {
      return nil
    }
    self = value
  }

  /// Makes the stored form, with the value in JSON; a request that is held waits for five seconds.
  func stored(key: String, subject: String) -> NewRequest {
    // A struct of texts and numbers can always be written.
    let value = (try? JSONEncoder().encode(self)) ?? Data()
    let text = String(decoding: value, as: UTF8.self)
    var request = NewRequest(Self.name, key: key, subject: subject, value: text)
    request.hold = Self.isHeld ? 5 : 0
    return request
  }
}
