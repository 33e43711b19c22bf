/// The reasons of notifications in GitHub's words, from the weakest to the strongest.
///
/// The reason of a user for an issue only becomes stronger: who is mentioned once is notified as
/// mentioned from then on.
enum NotificationReason: String, CaseIterable, Codable, Comparable, Sendable {
  case subscribed
  case workflow = "ci_activity"
  case featureRequest = "member_feature_requested"
  case securityAlert = "security_alert"
  case manual
  case stateChange = "state_change"
  case comment
  case author
  case invitation
  case advisoryCredit = "security_advisory_credit"
  case approvalRequested = "approval_requested"
  case assign
  case reviewRequested = "review_requested"
  case teamMention = "team_mention"
  case mention

  /// Whether the user takes part, instead of only being notified.
  var isParticipating: Bool { self > .manual }

  static func < (left: NotificationReason, right: NotificationReason) -> Bool {
    let all = allCases
    return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
  }
}
