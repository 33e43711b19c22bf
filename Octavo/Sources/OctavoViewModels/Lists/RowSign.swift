/// The sign before a row, which says in which state the thing is that the row is about.
///
/// The words of the row say the same, for users who do not see the colour.
public nonisolated struct RowSign: Sendable, Equatable {
  /// The meaning of the colour.
  public enum Tone: Sendable, CaseIterable {
    /// Under way.
    case open
    /// Come to its end.
    case ended
    /// Failed, or turned down.
    case failed
    /// In need of attention.
    case warning
    /// None of the others.
    case neutral
    /// Less important than others.
    case quiet
  }

  /// One character that is a column wide.
  public let text: String
  /// The meaning of its colour.
  public let tone: Tone

  private init(_ text: String, _ tone: Tone) { (self.text, self.tone) = (text, tone) }

  /// An open issue.
  static let openIssue = Self("○", .open)
  /// An issue that is completed.
  static let completedIssue = Self("●", .ended)
  /// An issue that is not planned, or a duplicate.
  static let dismissedIssue = Self("⊘", .quiet)
  /// An open pull request.
  static let openPull = Self("◇", .open)
  /// A draft of a pull request.
  static let draftPull = Self("◇", .quiet)
  /// A merged pull request.
  static let mergedPull = Self("◆", .ended)
  /// A pull request that was closed without a merge.
  static let rejectedPull = Self("◆", .failed)
  /// A pull request whose checks fail.
  static let failingPull = Self("✗", .failed)
  /// A check that has passed.
  static let passedCheck = Self("✓", .open)
  /// A check that is running or queued.
  static let runningCheck = Self("◷", .neutral)
  /// A check that waits for an approval.
  static let waitingCheck = Self("!", .warning)
  /// A required check that has not reported.
  static let expectedCheck = Self("◌", .warning)
  /// A check that has ended with another result, such as that it was skipped.
  static let otherCheck = Self("⊘", .quiet)
  /// A release.
  static let release = Self("⚑", .neutral)
  /// A commit.
  static let commit = Self("◌", .neutral)
  /// A discussion.
  static let discussion = Self("≡", .neutral)
  /// A file.
  static let file = Self("≣", .neutral)
  /// A repository.
  static let repository = Self("◆", .neutral)
  /// A run of a workflow.
  static let run = Self("▸", .neutral)
  /// An invitation.
  static let invitation = Self("+", .neutral)
  /// A security alert.
  static let alert = Self("!", .warning)
  /// A subject whose state is not known.
  static let unknown = Self("·", .quiet)
}
