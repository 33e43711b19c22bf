import Foundation
import GitHubValues
import OctavoMarkup

/// The content of a thread: the stored issue and comments, with the requests applied.
nonisolated struct ThreadEntries {
  /// The account of the user.
  let login: String
  /// The issue.
  let place: GitHub.IssuePlace
  /// The present time.
  let now: Date
  /// Returns the reactions to a comment, or to the issue without one, with the user’s own.
  let reactions: (GitHub.ReactionCounts?, _ comment: Int?) -> [ThreadEntry.Reaction]

  /// The form of events and of comments that are folded.
  let line: EventLine
  /// The folded comments that the user has opened.
  let opened: Set<Int>
  /// The accounts that are programs.
  let bots: BotNames
  /// The conversations at lines of a pull request.
  var threads: [GitHub.ReviewThread] = []
  /// The conversations that the user has opened or folded, by their ids.
  var toggledThreads: Set<String> = []

  /// Returns the entries: the issue, the comments with the events between them, and those that are
  /// being sent.
  func entries(
    _ issue: GitHub.Issue?,
    _ parts: ThreadParts,
    _ rows: [OutboxRow]
  ) -> [ThreadEntry] {
    let requests = rows.compactMap { row in RequestKinds.request(row).map { (row, $0) } }
    var entries =
      issue.map { issue in
        [entry(of: issue, requests.filter { ($0.1 as? IssueEdit)?.member == .text })]
      } ?? []
    let changes = Dictionary(grouping: requests) { changedComment($0.0, $0.1) }
    let hidings = Hidings(requests)
    // A conversation is shown in the part of its review, and otherwise at the end.
    let (early, late) = parts.divided(threads)
    entries += self.entries(of: parts.first, early, changes, hidings)
    if let last = parts.last {
      entries.append(gap(of: max(0, (issue?.comments ?? 0) - parts.comments.count)))
      entries += self.entries(of: last, late, changes, hidings)
    }
    let later = (parts.last ?? parts.first).comments.suffix(100)
    for (row, request) in requests {
      guard let new = request as? NewComment, !later.contains(where: { isMade($0, by: row, new) })
      else { continue }
      let changes = requests.filter { ($0.1 as? any CommentChange)?.creation == row.id }
      entries.append(entry(of: new, row, changes))
    }
    return entries + requests.compactMap { change(of: issue, by: $0, $1) }
  }

  /// The comments of a part with the events between them.
  private func entries(
    of part: ThreadParts.Part,
    _ threads: [GitHub.ReviewThread],
    _ changes: [Int?: [(OutboxRow, any RequestKind)]],
    _ hidings: Hidings
  ) -> [ThreadEntry] {
    let comments = hidings.apply(to: part.comments)
    let items = ThreadItems(comments, part.timeline, threads: threads) { comment in
      guard changes[comment.id] == nil, !opened.contains(comment.id) else { return nil }
      if let reason = comment.hidden { return .hidden(reason) }
      return comment.isAutomatic(bots, for: login) ? .automatic : nil
    }
    return items.groups.flatMap { item -> [ThreadEntry] in
      switch item {
      case .comment(let comment): [entry(of: comment, changes[comment.id] ?? [])]
      case .folded(let comments, let fold):
        [
          entry(
            of: .folded(comments),
            by: comments.first?.author,
            line.runs(ofFolded: comments, fold) + hidings.status(of: comments)
          )
        ]
      case .events(let events): [entry(of: events)]
      case .review(let review): [entry(of: review)]
      case .thread(let thread): self.entries(of: thread)
      }
    }
  }

  /// The line for what is not loaded.
  private func gap(of comments: Int) -> ThreadEntry {
    let words =
      comments > 0
      ? "\(Strings.count(comments, "comment")) not loaded" : "Some events are not loaded"
    return entry(
      of: .gap(comments),
      by: nil,
      [MarkupRun("⋮ ", style: [.muted, .decoration]), .muted(words)]
    )
  }

  /// The comment below which a request is shown; `nil` for another request.
  private func changedComment(_ row: OutboxRow, _ request: any RequestKind) -> Int? {
    // A comment that is to be hidden is a line.
    if let hiding = request as? CommentHiding {
      return row.needsUser || !hiding.isSet ? hiding.comment : nil
    }
    return (request as? any CommentChange)?.comment
  }

  /// The entry of a request that changes the issue, but not its text; `nil` for another request.
  private func change(
    of issue: GitHub.Issue?,
    by row: OutboxRow,
    _ request: any RequestKind
  ) -> ThreadEntry? {
    let edit = request as? IssueEdit
    guard request is any IssueMemberRequest && !(request is CommentHiding) || edit?.member == .title
    else { return nil }
    return ThreadEntry(
      subject: .request(row),
      author: login,
      words: "",
      text: edit.map { "\(request.sentence): \($0.body)" } ?? request.sentence,
      reactions: [],
      request: row,
      status: Strings.status(of: row, request),
      present: edit.flatMap { edit in issue.map { edit.text(of: $0) } }
    )
  }

  /// Whether a comment of the server is what a request has made: it is not shown twice.
  private func isMade(_ comment: GitHub.Comment, by row: OutboxRow, _ new: NewComment) -> Bool {
    guard [.sent, .doubt].contains(row.state) || row.isDoubted else { return false }
    return comment.id > row.highestBefore ?? 0 && comment.isBy(login) && comment.hasText(new.body)
  }

  private func entry(
    of issue: GitHub.Issue,
    _ edits: [(OutboxRow, any RequestKind)]
  ) -> ThreadEntry {
    let words = words("opened this", issue.createdAt, nil, issue.association)
    let counts = reactions(issue.reactions, nil)
    return entry(.issue(issue), by: issue.author, words, issue.body, counts, edits)
  }

  private func entry(
    of comment: GitHub.Comment,
    _ requests: [(OutboxRow, any RequestKind)]
  ) -> ThreadEntry {
    let mark = comment.isEdited ? "edited" : nil
    let words = words("commented", comment.createdAt, mark, comment.association)
    let counts = reactions(comment.reactions, comment.id)
    return entry(.comment(comment), by: comment.author, words, comment.body, counts, requests)
  }

  private func entry(of events: [GitHub.IssueEvent]) -> ThreadEntry {
    var entry = entry(of: .events(events), by: events.first?.actor, line.runs(of: events))
    entry.target = line.target(of: events)
    return entry
  }

  /// Returns the entry of a line, with the line without its sign as the text.
  func entry(
    of subject: ThreadEntry.Subject,
    by author: GitHub.Account?,
    _ line: [MarkupRun]
  ) -> ThreadEntry {
    var entry = ThreadEntry(
      subject: subject,
      author: author?.login,
      words: "",
      text: line.dropFirst().map(\.text).joined(),
      reactions: [],
      request: nil,
      status: nil
    )
    entry.line = line
    return entry
  }

  /// The entry of a text that the server has, with the requests that change it.
  func entry(
    _ subject: ThreadEntry.Subject,
    by author: GitHub.Account?,
    _ words: String,
    _ present: String,
    _ reactions: [ThreadEntry.Reaction],
    _ requests: [(OutboxRow, any RequestKind)]
  ) -> ThreadEntry {
    ThreadEntry(
      subject: subject,
      author: author?.login,
      words: words,
      text: text(after: requests) ?? present,
      reactions: reactions,
      request: requests.last?.0,
      status: requests.last.map { Strings.status(of: $0.0, $0.1) },
      present: present
    )
  }

  private func entry(
    of new: NewComment,
    _ row: OutboxRow,
    _ requests: [(OutboxRow, any RequestKind)]
  ) -> ThreadEntry {
    let last = requests.last ?? (row, new)
    return ThreadEntry(
      subject: .request(row),
      author: login,
      words: "",
      text: text(after: requests) ?? new.body,
      reactions: [],
      request: last.0,
      status: Strings.status(of: last.0, last.1)
    )
  }

  /// The text of the last edit that the server has not refused and about which the user is not
  /// asked.
  private func text(after requests: [(OutboxRow, any RequestKind)]) -> String? {
    requests.compactMap { row, request in
      row.needsUser ? nil : (request as? any TextEdit)?.body
    }.last
  }

  func words(
    _ verb: String,
    _ date: Date?,
    _ mark: String?,
    _ association: GitHub.Association?
  ) -> String {
    let action = ([verb] + (date.map { [Strings.ago($0, now: now)] } ?? [])).joined(separator: " ")
    return [action, mark, association?.word].compactMap(\.self).joined(separator: " · ")
  }
}
