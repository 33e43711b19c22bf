public import Foundation
public import GitHubValues

/// An event as a feed shows it.
public nonisolated struct NewsRow: Sendable, Identifiable, Equatable {
  /// What sort of thing happened, for a picture.
  public enum Icon: Sendable, Equatable {
    case comment, issueOpened, issueClosed, issueReopened, pullRequest, review, push
    case branch, tag, repository, fork, star, member, release, other
  }

  /// A piece of the sentence.
  public struct Run: Sendable, Equatable {
    /// The words: untrusted text.
    public let text: String
    /// Where they lead, if anywhere.
    public let link: NewsLink?

    init(_ text: String, _ link: NewsLink? = nil) {
      self.text = text
      self.link = link
    }
  }

  /// The event's number.
  public let id: String
  /// Who did it.
  public let actor: GitHub.Account
  /// What sort of thing happened.
  public let icon: Icon
  /// The sentence, piece by piece.
  public let runs: [Run]
  /// What was said or how it was called, if the event tells; at most a few lines' worth.
  public let detail: String?
  /// Where the row as a whole leads.
  public let link: NewsLink?
  /// When it happened.
  public let date: Date

  /// The sentence as one text.
  public var sentence: String { runs.map(\.text).joined() }
}
