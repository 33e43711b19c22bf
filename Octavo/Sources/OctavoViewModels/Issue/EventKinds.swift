/// The kinds of events between the comments of a thread.
///
/// A new kind is a row of ``rows``, and an example in `EventSentenceTests`. A fact that the event
/// lacks is left out, with the words before it.
nonisolated enum EventKinds {
  /// A kind of event.
  struct Kind: Sendable {
    /// The sign before the sentence.
    let sign: String
    /// The sentence after the name of the account.
    let sentence: EventSentence
    /// The group of kinds with which it is merged into one sentence; `nil` for none.
    var group: Group?

    /// Makes a kind.
    init(_ sign: String, _ sentence: EventSentence, with group: Group? = nil) {
      (self.sign, self.sentence, self.group) = (sign, sentence, group)
    }
  }

  /// Kinds whose neighbouring events by one account are merged into one sentence.
  enum Group: Sendable {
    /// Labels that were added and removed.
    case labels
    /// Accounts that were assigned and unassigned.
    case assignees
    /// Milestones that were set and removed.
    case milestones
    /// Sub-issues that were added and removed.
    case relations
  }

  /// The kinds that are not shown: comments, and events that concern one account only.
  static let hidden: Set<String> = [
    "commented", "mentioned", "subscribed", "unsubscribed", "line-commented", "commit-commented",
  ]

  /// The kinds with a sentence, by the words of the server.
  static let rows: [String: Kind] = [
    "closed": .init("✓", "closed this\(" as", .reason)\(" in", .commit)\(" by", .issue)"),
    "reopened": .init("○", "reopened this"),
    "labeled": .init("◇", "added the \(counted: "label")\("", .label)", with: .labels),
    "unlabeled": .init("◇", "removed the \(counted: "label")\("", .label)", with: .labels),
    "assigned": .init("→", "assigned\("", .assignee)", with: .assignees),
    "unassigned": .init("→", "unassigned\("", .assignee)", with: .assignees),
    "milestoned": .init("◈", "added this to\(" the milestone", .milestone)", with: .milestones),
    "demilestoned": .init(
      "◈",
      "removed this from\(" the milestone", .milestone)",
      with: .milestones
    ),
    "issue_type_added": .init("▪", "added the type\("", .newType)"),
    "issue_type_changed": .init("▪", "changed the type\(" from", .oldType)\(" to", .newType)"),
    "issue_type_removed": .init("▪", "removed the type\("", .oldType)"),
    "renamed": .init("▪", "changed the title\(" from", .oldTitle)\(" to", .newTitle)"),
    "referenced": .init("●", "referred to this\(" in", .commit)"),
    "cross-referenced": .init("→", "mentioned this\(" in", .issue)"),
    "connected": .init("→", "linked this\(" to", .issue)"),
    "disconnected": .init("→", "unlinked this\(" from", .issue)"),
    "locked": .init("▪", "locked the conversation\(" as", .lockReason)"),
    "unlocked": .init("▪", "unlocked the conversation"),
    "pinned": .init("▪", "pinned this"),
    "unpinned": .init("▪", "unpinned this"),
    "transferred": .init("→", "transferred this\(" from", .issue)"),
    "converted_to_discussion": .init("→", "converted this to a discussion"),
    "converted_from_draft": .init("→", "converted this from a draft"),
    "converted_note_to_issue": .init("→", "converted this from a note of a project"),
    "marked_as_duplicate": .init("○", "marked this as a duplicate\(" of", .issue)"),
    "unmarked_as_duplicate": .init("○", "no longer marked this as a duplicate\(" of", .issue)"),
    "sub_issue_added": .init(
      "◇",
      "added the \(counted: "sub-issue")\("", .issue)",
      with: .relations
    ),
    "sub_issue_removed": .init(
      "◇",
      "removed the \(counted: "sub-issue")\("", .issue)",
      with: .relations
    ),
    "parent_issue_added": .init("◇", "set the parent\("", .issue)"),
    "parent_issue_removed": .init("◇", "removed the parent\("", .issue)"),
    "blocked_by_added": .init("○", "marked this as blocked\(" by", .issue)"),
    "blocked_by_removed": .init("○", "no longer marked this as blocked\(" by", .issue)"),
    "blocking_added": .init("○", "marked this as blocking\("", .issue)"),
    "blocking_removed": .init("○", "no longer marked this as blocking\("", .issue)"),
    "comment_deleted": .init("▪", "deleted a comment"),
    "user_blocked": .init("▪", "blocked an account"),
    "added_to_project_v2": .init("◈", "added this to a project"),
    "removed_from_project_v2": .init("◈", "removed this from a project"),
    "project_v2_item_status_changed": .init("◈", "changed the status of this in a project"),
    "committed": .init("●", "added the commit\("", .commit)\(":", .message)"),
    "reviewed": .init("✓", "reviewed this\(":", .review)"),
    "review_requested": .init("→", "requested a review\(" from", .reviewer)"),
    "review_request_removed": .init("→", "withdrew the request for a review\(" from", .reviewer)"),
    "review_dismissed": .init("▪", "dismissed a review"),
    "ready_for_review": .init("○", "marked this as ready for review"),
    "convert_to_draft": .init("○", "marked this as a draft"),
    "merged": .init("✓", "merged this\(" as", .commit)"),
    "head_ref_deleted": .init("⎇", "deleted the branch"),
    "head_ref_restored": .init("⎇", "restored the branch"),
    "head_ref_force_pushed": .init(
      "⎇",
      "force-pushed the branch\(" from", .oldHead)\(" to", .newHead)"
    ),
    "base_ref_changed": .init(
      "⎇",
      "changed the base branch\(" from", .oldBase)\(" to", .newBase)"
    ),
    "deployed": .init("→", "deployed this\(" to", .words)"),
    "added_to_merge_queue": .init("→", "added this to the merge queue"),
    "removed_from_merge_queue": .init("→", "removed this from the merge queue\(":", .words)"),
    "auto_merge_enabled": .init("✓", "enabled auto-merge"),
    "auto_merge_disabled": .init("✓", "disabled auto-merge"),
  ]
}
