/// An event of a timeline with the members that GitHub sends for its kind.
///
/// A change of an issue makes its events itself; this is for kinds that no request to the sandbox
/// makes, and for long threads.
public struct SandboxEvent: Sendable {
  /// GitHub's word for the kind, such as `pinned`.
  public var kind: String
  /// The login of the account that caused it.
  public var login: String
  /// The members that depend on the kind, in JSON by their names.
  public var members: [String: String]

  /// Makes an event.
  public init(_ kind: String, by login: String, _ members: [String: String] = [:]) {
    (self.kind, self.login, self.members) = (kind, login, members)
  }

  /// Returns an event of each kind that an issue or a pull request has, in the form of GitHub.
  ///
  /// - Parameter login: The login of the account that causes them.
  /// - Returns: The events, of which no two neighbours have the same kind.
  public static func examples(by login: String) -> [Self] {
    let issue = #"{"id": 70, "number": 7, "title": "The moon", "state": "open"}"#
    let account = #"{"login": "grace", "id": 5, "type": "User"}"#
    let hash = "\"\(String(repeating: "c0ffee12", count: 5))\""
    let types = [#"{"name": "Bug"}"#, #"{"name": "Task"}"#]
    let rows: [(String, [String: String])] = [
      ("labeled", ["label": #"{"name": "bug", "color": "d73a4a"}"#]),
      ("unlabeled", ["label": #"{"name": "wet", "color": "0000ff"}"#]),
      ("assigned", ["assignee": account]), ("unassigned", ["assignee": account]),
      ("milestoned", ["milestone": #"{"title": "1.0"}"#]),
      ("demilestoned", ["milestone": #"{"title": "1.0"}"#]),
      ("issue_type_added", ["issue_type": types[0], "prev_issue_type": "null"]),
      ("issue_type_changed", ["issue_type": types[1], "prev_issue_type": types[0]]),
      ("issue_type_removed", ["issue_type": "null", "prev_issue_type": types[1]]),
      ("renamed", ["rename": #"{"from": "Steam", "to": "Water"}"#]),
      ("referenced", ["commit_id": hash]),
      ("cross-referenced", ["source": #"{"type": "issue", "issue": \#(issue)}"#]),
      ("connected", [:]), ("disconnected", [:]), ("locked", ["lock_reason": #""off-topic""#]),
      ("unlocked", [:]), ("pinned", [:]), ("unpinned", [:]), ("transferred", [:]),
      ("converted_to_discussion", [:]), ("converted_from_draft", [:]),
      ("converted_note_to_issue", [:]), ("marked_as_duplicate", [:]),
      ("unmarked_as_duplicate", [:]), ("sub_issue_added", ["sub_issue": issue]),
      ("sub_issue_removed", ["sub_issue": issue]), ("parent_issue_added", ["parent_issue": issue]),
      ("parent_issue_removed", ["parent_issue": issue]),
      ("blocked_by_added", ["blocking_issue": issue]),
      ("blocked_by_removed", ["blocking_issue": issue]),
      ("blocking_added", ["blocked_issue": issue]),
      ("blocking_removed", ["blocked_issue": issue]), ("comment_deleted", [:]),
      ("user_blocked", [:]), ("added_to_project_v2", [:]), ("removed_from_project_v2", [:]),
      ("project_v2_item_status_changed", [:]),
      ("committed", ["sha": hash, "message": #""Boil water\n\nSlowly.""#]),
      ("reviewed", ["id": "3", "state": #""approved""#, "body": #""""#]),
      ("review_requested", ["requested_reviewer": account]),
      ("review_request_removed", ["requested_reviewer": account]), ("review_dismissed", [:]),
      ("ready_for_review", [:]), ("convert_to_draft", [:]), ("merged", ["commit_id": hash]),
      ("head_ref_deleted", [:]), ("head_ref_restored", [:]), ("head_ref_force_pushed", [:]),
      ("deployed", ["environment": #""staging""#]), ("added_to_merge_queue", [:]),
      ("removed_from_merge_queue", ["reason": #""failed checks""#]),
      ("base_ref_changed", [:]), ("auto_merge_enabled", [:]), ("auto_merge_disabled", [:]),
      ("reopened", [:]), ("mentioned", [:]), ("subscribed", [:]),
      ("closed", ["commit_id": hash, "state_reason": #""completed""#]),
    ]
    return rows.map { Self($0, by: login, $1) }
  }
}
