nonisolated extension NewsRow.Icon {
  /// The meaning of a sign's colour.
  public enum Tone: Sendable {
    case info, success, special, danger, warning, accent, muted
  }

  /// The sign of the kind, one character wide, and the meaning of its colour.
  public var sign: (text: String, tone: Tone) {
    switch self {
    case .comment: ("“", .info)
    case .issueOpened, .issueReopened: ("◎", .success)
    case .issueClosed: ("◉", .special)
    case .pullRequest: ("⇄", .success)
    case .pullRequestMerged: ("⇄", .special)
    case .pullRequestClosed: ("⇄", .danger)
    case .review: ("✓", .success)
    case .changesRequested: ("±", .danger)
    case .reviewDismissed: ("✗", .muted)
    case .push: ("↑", .success)
    case .branch: ("⎇", .info)
    case .tag: ("◇", .info)
    case .repository: ("◆", .info)
    case .fork: ("ψ", .special)
    case .star: ("★", .warning)
    case .member: ("+", .special)
    case .release: ("▲", .accent)
    case .other: ("·", .muted)
    }
  }
}
