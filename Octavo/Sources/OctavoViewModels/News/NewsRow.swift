public import Foundation
public import GitHubValues

/// An event as a feed shows it.
public nonisolated struct NewsRow: Sendable, Identifiable, Equatable {
  /// The kind of the event, for an icon.
  public enum Icon: Sendable, Equatable {
    case comment, issueOpened, issueClosed, issueReopened, push
    case pullRequest, pullRequestMerged, pullRequestClosed
    case review, changesRequested, reviewDismissed
    case branch, tag, repository, fork, star, member, release, other
  }

  /// A piece of the sentence.
  public struct Part: Sendable, Equatable {
    /// The words: untrusted text.
    public let text: String
    /// The target of the link; `nil` for plain text.
    public let link: NewsLink?

    init(_ text: String, _ link: NewsLink? = nil) {
      self.text = text
      self.link = link
    }
  }

  /// The event's number; of several pushes, that of the oldest.
  public let id: String
  /// The account that caused the event.
  public let actor: GitHub.Account
  /// The kind of the event, for an icon.
  public let icon: Icon
  /// The sentence, piece by piece.
  public let parts: [Part]
  /// The text or title in the event, at most a few lines of it; `nil` if it has none.
  public let detail: String?
  /// The target of the row as a whole.
  public let link: NewsLink?
  /// The date of the event.
  public let date: Date
  /// The commits or the pull request whose detail the feed lacks; `nil` if the row is complete.
  public internal(set) var subject: NewsSubject?

  /// The sentence as one text.
  public var sentence: String { parts.map(\.text).joined() }

  /// Whether a filter for `keyword` lets the row through: the row shows it somewhere.
  func matches(_ keyword: String) -> Bool {
    sentence.matches(keyword) || detail?.matches(keyword) == true
  }
}
