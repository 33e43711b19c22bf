import Foundation
import GitHubValues

/// A thread of comments at lines of a pull request, as the rows of its files show it.
nonisolated struct LineThread: Sendable, Equatable {
  /// A comment of the thread.
  struct Comment: Sendable, Equatable {
    /// The number of the comment; `nil` if the server has not said.
    let id: Int?
    /// The login of its author; `nil` if the account was deleted.
    let author: String?
    /// The text, in Markdown.
    let body: String
    /// The time at which it was written.
    let date: Date?
  }

  /// The id of the thread.
  let id: String
  /// The path of the file.
  let path: String
  /// The line in the latest version; `nil` for a thread about the whole file, and if the line is
  /// not there any more.
  let place: LinePlace?
  /// The number of the line when the thread began; `nil` for a thread about the whole file.
  let originalLine: Int?
  /// Whether it was resolved.
  let isResolved: Bool
  /// Whether its lines have changed since.
  let isOutdated: Bool
  /// The hunk of the change up to the line, as it was when the thread began.
  let hunk: String
  /// The comments, oldest first.
  let comments: [Comment]
}

nonisolated extension LineThread {
  /// Takes a thread of the server, whose commit is the one that was commented on.
  init(_ thread: GitHub.ReviewThread) {
    let place: LinePlace? =
      thread.isOnFile
      ? nil
      : thread.line.map { line in
        let side: LinePlace.Side = thread.side == .old ? .left : .right
        let start = thread.startLine.map { number in
          LinePlace.Start(number, thread.startSide.map { $0 == .old ? .left : .right } ?? side)
        }
        return LinePlace(thread.path, line, side, start: start, at: thread.originalCommit ?? "")
      }
    self.init(
      id: thread.id,
      path: thread.path,
      place: place,
      originalLine: thread.isOnFile ? nil : thread.originalLine,
      isResolved: thread.isResolved,
      isOutdated: thread.isOutdated,
      hunk: thread.hunk,
      comments: thread.comments.map {
        Comment(id: $0.id, author: $0.author?.login, body: $0.body, date: $0.createdAt)
      }
    )
  }
}
