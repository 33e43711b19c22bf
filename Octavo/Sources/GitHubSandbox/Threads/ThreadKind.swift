/// The types of the subjects of notifications, in GitHub's words.
enum ThreadKind: String, CaseIterable, Sendable {
  case issue = "Issue"
  case pull = "PullRequest"
  case commit = "Commit"
  case release = "Release"
  case discussion = "Discussion"
  case checkSuite = "CheckSuite"
  case run = "WorkflowRun"
  case invitation = "RepositoryInvitation"
  case vulnerability = "RepositoryVulnerabilityAlert"
  case dependencies = "RepositoryDependabotAlertsThread"
  case advisory = "RepositoryAdvisory"
  case secret = "SecretScanningAlert"
  /// GitHub names the reason of such a thread, and not its type.
  case feature = "MemberFeatureRequest"

  /// The types of an inbox as often as they occur there: a thread of each at least.
  static let mix: [Self] = [
    .issue, .pull, .checkSuite, .issue, .discussion, .pull, .release, .issue, .pull, .run, .issue,
    .commit, .pull, .invitation, .issue, .checkSuite, .pull, .vulnerability, .issue, .discussion,
    .pull, .dependencies, .issue, .release, .advisory, .issue, .secret, .pull, .issue, .feature,
  ]

  /// The reasons that a user has for a thread of the type.
  var reasons: [NotificationReason] {
    switch self {
    case .issue:
      [.subscribed, .mention, .author, .comment, .assign, .manual, .stateChange, .teamMention]
    case .pull: [.reviewRequested, .subscribed, .author, .comment, .teamMention, .mention, .assign]
    case .commit: [.comment, .mention, .author]
    case .release: [.subscribed]
    case .discussion: [.subscribed, .comment, .mention, .author, .manual]
    case .checkSuite: [.workflow]
    case .run: [.approvalRequested]
    case .invitation: [.invitation]
    case .vulnerability, .dependencies, .secret: [.securityAlert]
    case .advisory: [.advisoryCredit, .securityAlert]
    case .feature: [.featureRequest]
    }
  }
}
