import Foundation
import GitHubValues

nonisolated extension InboxThread {
  /// The seconds between the last comment and the time of a thread in which nothing else is new.
  private static let tolerance = -5.0...15

  /// The reasons for which each comment is notified.
  ///
  /// The others say that the user is mentioned, or has something to do.
  private static let reasons: Set<GitHub.NotificationThread.Reason> = [
    .author, .comment, .manual, .subscribed,
  ]

  /// Whether a comment by a program that does not mention the user is all that is new, as far as
  /// the comments are known.
  ///
  /// An event, or a comment by another account that the user has not seen, is new, too.
  func isNewByBotAlone(_ bots: BotNames) -> Bool {
    guard Self.reasons.contains(thread.reason), let comment = state?.lastComment, !lacksState,
      comment.isByBot || comment.author.map(bots.isNamed) ?? false,
      let newest = thread.updatedAt,
      Self.tolerance.contains(newest.timeIntervalSince(comment.date))
    else { return false }
    guard let others = comment.dateOfOthers else { return true }
    return [notifiedAt, thread.lastReadAt].contains { $0.map { others <= $0 } ?? false }
  }

  /// Whether a comment by a program may be all that is new, while its state is out of date.
  var mayBeNewByBotAlone: Bool {
    lacksState && Self.reasons.contains(thread.reason)
      && (thread.subject.number != nil || thread.subject.kind == .discussion)
  }
}
