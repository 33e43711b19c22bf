import Foundation
import GitHubValues
import OctavoMarkup

/// The facts of an issue below its text, each a line: its parent, its parts, and its links.
nonisolated struct IssueFactLines {
  /// The form of issues and accounts.
  let line: EventLine
  /// The facts that only GraphQL has; `nil` while they are not known.
  let facts: GitHub.IssueFacts?
  /// The parts of the issue.
  let subIssues: [GitHub.Issue]
  /// The issues that block it.
  let blockers: [GitHub.Issue]
  /// The issues that it blocks.
  let blocking: [GitHub.Issue]
  /// The projects that it is in.
  let projects: [GitHub.ProjectItem]

  /// Returns the lines, in the order in which they are shown.
  func rows(of issue: GitHub.Issue) -> [FactLine] {
    var rows: [FactLine] = []
    if facts?.isPinned == true { rows.append(FactLine("▪", [.muted("Pinned in the repository")])) }
    if let parent = facts?.parent { rows.append(row("◇", "Part of ", parent)) }
    if !subIssues.isEmpty {
      let closed = subIssues.count { $0.state == .closed }
      let words = "\(closed) of \(Strings.count(subIssues.count, "sub-issue")) closed"
      rows.append(FactLine("◇", [.muted(words)]))
    }
    rows += subIssues.map { row("◇", "Sub-issue ", $0) }
    rows += blockers.map { row("○", "Blocked by ", $0) }
    rows += blocking.map { row("○", "Blocks ", $0) }
    rows += (facts?.pulls ?? []).map { row("→", "Linked to ", $0) }
    rows += (facts?.branches ?? []).map { FactLine("⎇", [.muted("Branch "), .fact($0)]) }
    if let words = issue.milestone?.progress { rows.append(FactLine("◈", words)) }
    return rows + projects.map { FactLine("◈", $0.words, $0.page) }
  }

  private func row(_ sign: String, _ words: String, _ issue: GitHub.Issue) -> FactLine {
    FactLine(sign, [.muted(words)] + line.runs(of: issue), line.target(of: issue))
  }
}

/// A fact of an issue or a pull request in a line below its text.
nonisolated struct FactLine {
  /// The sign before the words.
  let sign: String
  /// The words.
  let words: [MarkupRun]
  /// The page that the line leads to; `nil` if it leads to none.
  let target: ThreadEntry.Target?

  init(_ sign: String, _ words: [MarkupRun], _ target: ThreadEntry.Target? = nil) {
    (self.sign, self.words, self.target) = (sign, words, target)
  }
}

nonisolated extension [FactLine] {
  /// The lines as entries of a thread.
  var entries: [ThreadEntry] {
    enumerated().map { index, row in
      var entry = ThreadEntry(
        subject: .fact(index),
        author: nil,
        words: "",
        text: row.words.map(\.text).joined(),
        reactions: [],
        request: nil,
        status: nil
      )
      entry.line = [MarkupRun("\(row.sign) ", style: [.muted, .decoration])] + row.words
      entry.target = row.target
      return entry
    }
  }
}

nonisolated extension GitHub.ProjectItem {
  /// The project with the status in it: “Project Roadmap: In Progress”.
  fileprivate var words: [MarkupRun] {
    [
      .muted("Project "), .fact(project.title.eventName),
      .muted("\(project.isClosed ? " (closed)" : ""): \(status?.name.eventName ?? "no status")"),
    ]
  }

  /// The page of the project; `nil` if the server has not named it.
  fileprivate var page: ThreadEntry.Target? {
    project.url.map { .init(title: project.title.eventName, address: $0.absoluteString) }
  }
}

nonisolated extension GitHub.Milestone {
  /// The title with the share of its issues that is closed; `nil` while that is not known.
  fileprivate var progress: [MarkupRun]? {
    guard let openIssues, let closedIssues, openIssues + closedIssues > 0 else { return nil }
    let all = Strings.count(openIssues + closedIssues, "issue")
    return [.muted("Milestone "), .fact(title), .muted(": \(closedIssues) of \(all) closed")]
  }
}
