import Foundation
import GitHubValues

nonisolated extension Strings {
  /// The state of a request in words.
  static func status(of row: OutboxRow, _ request: any RequestKind, now: Date) -> String {
    let verb =
      switch request {
      case is CommentEdit: "The edit"
      case is CommentDeletion: "The deletion"
      default: "It"
      }
    return switch row.state {
    case .held: "\(verb) can be taken back for a moment"
    case .waiting: "\(verb) waits to be sent"
    case .sent: "\(verb) is being sent"
    case .doubt: "\(verb) may have been sent: that is looked up in a minute"
    case .refused: "\(verb) was refused: \(row.reason ?? "without a reason")"
    case .asks: "\(verb) waits for your word: \(row.reason ?? "without a reason")"
    }
  }

  /// The sign of a reaction.
  static func sign(of content: GitHub.Reaction.Content) -> String {
    switch content {
    case .thumbsUp: "👍"
    case .thumbsDown: "👎"
    case .laugh: "😄"
    case .hooray: "🎉"
    case .confused: "😕"
    case .heart: "❤️"
    case .rocket: "🚀"
    case .eyes: "👀"
    default: ":\(content.rawValue):"
    }
  }
}
