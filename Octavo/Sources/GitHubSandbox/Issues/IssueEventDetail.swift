/// The details of an event of an issue; each kind of event has some of them.
struct IssueEventDetail: Codable, Equatable, Sendable {
  var label: String?
  var color: String?
  /// The login of the user who was assigned.
  var assignee: String?
  /// The title of the milestone.
  var milestone: String?
  /// The title before the issue was renamed, and after.
  var from: String?
  var to: String?
  var lockReason: String?
  var stateReason: String?
  /// The issue that refers to this one.
  var source: Int64?
  /// The review that was submitted or dismissed.
  var review: Int64?
  /// The login of the user, or the name of the team, that is asked for a review.
  var reviewer: String?
  var team: String?
  /// The commit that the event is about.
  var commit: String?
  /// The members of a scripted event, in JSON by their names; `nil` for an event of a change.
  var members: [String: String]?
}
