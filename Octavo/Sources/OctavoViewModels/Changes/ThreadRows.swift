import Foundation
import GitHubValues
import OctavoMarkup

/// The rows of a thread below the line that it is about.
nonisolated struct ThreadRows {
  /// The most lines of a comment, behind which its conversation has the rest.
  private static let mostLines = 12
  /// The columns after which lines are wrapped.
  private static let columns = 72
  /// The lines of the change that are shown above a thread whose line is not there any more.
  private static let hunkLines = 4

  let thread: LineThread
  /// The beginning of the names of the rows: the number of the file.
  let file: Int
  /// Whether the comments are hidden.
  let isFolded: Bool
  /// Whether the line of the thread is above it.
  let isAtLine: Bool
  let now: Date
  let linker: ReferenceLinker?

  /// The name of the first row.
  var id: ChangeRow.ID { "\(file).t\(thread.id)" }

  /// The first row and, if they are shown, the lines of then and the comments.
  var rows: [ChangeRow] {
    let head = ChangeRow(id, .thread(isFolded: isFolded), title, path: thread.path)
    guard !isFolded else { return [head] }
    return [head] + linesOfThen + thread.comments.enumerated().flatMap(rows)
  }

  /// The author, the age and the state.
  private var title: String {
    let first = thread.comments.first
    let words = [
      first.map { "\(Self.name($0.author))\(age(of: $0))" },
      Strings.count(thread.comments.count, "comment"),
      thread.isResolved ? "resolved" : nil,
      thread.isOutdated ? "outdated" : nil,
      isAtLine ? nil : thread.originalLine.map { "line \($0) of then" } ?? "about the file",
    ]
    return words.compactMap(\.self).joined(separator: " · ")
  }

  /// The last lines of the hunk on which the thread began, if they are not above it.
  private var linesOfThen: [ChangeRow] {
    guard !isAtLine, !thread.hunk.isEmpty, let hunk = GitHub.Patch(parsing: thread.hunk).hunks.last
    else { return [] }
    let start = max(0, hunk.lines.count - Self.hunkLines)
    return (start..<hunk.lines.count).map { index in
      let (line, _, _) = hunk.lines.place(at: index)
      let shown = ChangeLine(
        kind: line.kind,
        text: line.text,
        oldNumber: line.oldNumber,
        newNumber: line.newNumber,
        side: ChangeLine.Side(path: "", hunk: nil, isOld: false, line: 0),
        place: index,
        comparison: nil
      )
      return ChangeRow("\(id).h\(index)", .line(shown), line.text, path: thread.path)
    }
  }

  private func rows(_ number: Int, of comment: LineThread.Comment) -> [ChangeRow] {
    let author = number > 0 ? ["\(Self.name(comment.author))\(age(of: comment))"] : []
    // No more is read than fits, whatever the length of the comment.
    let start = String(comment.body.prefix(2 * Self.columns * Self.mostLines))
    var lines = MarkdownLines(start.trimmed, columns: Self.columns, linker).lines
    if lines.count > Self.mostLines {
      lines = lines.prefix(Self.mostLines) + [[MarkupRun("…")]]
    }
    let head = author.map { [MarkupRun($0, style: .strong)] }
    return (head + lines).enumerated().map { index, runs in
      ChangeRow(
        "\(id).\(number).\(index)",
        .comment,
        runs.map(\.text).joined(),
        path: thread.path,
        runs: runs
      )
    }
  }

  private func age(of comment: LineThread.Comment) -> String {
    comment.date.map { ", \(Strings.ago($0, now: now))" } ?? ""
  }

  private static func name(_ author: String?) -> String { author ?? "ghost" }
}
