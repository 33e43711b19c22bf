import GitHubValues
import OctavoMarkup

/// The reviews of a pull request in its thread, and their conversations at lines.
nonisolated extension ThreadEntries {
  /// Returns the entry of a review with a text.
  func entry(of review: GitHub.Review) -> ThreadEntry {
    let words = words(review.state.verb, review.submittedAt, nil, nil)
    return entry(.review(review), by: review.author, words, review.body, [], [])
  }

  /// Returns the entries of a conversation: its lines, then its comments if they are shown.
  ///
  /// One that is resolved is a line until the user opens it.
  func entries(of thread: GitHub.ReviewThread) -> [ThreadEntry] {
    let isOpen = thread.isResolved == toggledThreads.contains(thread.id)
    var head = entry(
      of: .thread(thread, isOpen: isOpen),
      by: thread.comments.first?.author,
      thread.runs
    )
    head = head.with(text: isOpen ? ThreadCode(thread).text : "")
    guard isOpen else { return [head] }
    var entries =
      [head]
      + thread.comments.map { comment in
        let words = words(
          "wrote",
          comment.createdAt,
          comment.isPending ? "not sent" : nil,
          comment.association
        )
        return entry(.reviewComment(comment), by: comment.author, words, comment.body, [], [])
      }
    let missing = thread.commentCount - thread.comments.count
    if missing > 0, let last = entries.popLast() {
      entries.append(
        last.with(text: "\(last.text)\n\n*\(Strings.count(missing, "comment")) more on GitHub.*")
      )
    }
    return entries
  }
}

nonisolated extension GitHub.ReviewThread {
  /// The place and the state: “lib/tide.swift:12 · resolved by ada”.
  fileprivate var runs: [MarkupRun] {
    let lines = [startLine ?? originalStartLine, shownLine].compactMap(\.self).map(String.init)
    let place = isOnFile || lines.isEmpty ? path : "\(path):\(lines.joined(separator: "–"))"
    let state = isResolved ? "resolved\(resolver.map { " by \($0)" } ?? "")" : "not resolved"
    let facts = [
      state, isOutdated ? "outdated" : nil, side == .old ? "before the change" : nil,
      comments.count > 1 ? Strings.count(commentCount, "comment") : nil,
    ].compactMap(\.self)
    return [.fact(place, style: [.code, .strong]), .muted(" · \(facts.joined(separator: " · "))")]
  }
}

nonisolated extension GitHub.Review.State {
  /// The result of a review as a verb.
  fileprivate var verb: String {
    switch self {
    case .approved: "approved these changes"
    case .changesRequested: "asked for changes"
    case .dismissed: "reviewed this, which was dismissed,"
    case .pending: "has not sent this review,"
    default: "reviewed this"
    }
  }
}
