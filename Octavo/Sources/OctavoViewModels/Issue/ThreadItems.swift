import Foundation
import GitHubValues

/// The comments of a thread with the events between them, in the order of the server.
///
/// The comments are those of the list of comments, which has their texts; the timeline has their
/// places. A comment that the timeline does not have yet is before the first later event.
nonisolated struct ThreadItems {
  /// A comment, or what is shown as one line.
  enum Group: Equatable {
    /// A comment.
    case comment(GitHub.Comment)
    /// Neighbouring comments that are folded for one reason.
    case folded([GitHub.Comment], CommentFold)
    /// Neighbouring events by one account.
    case events([GitHub.IssueEvent])
    /// A review with a text, or one that only has conversations.
    case review(GitHub.Review)
    /// A conversation at lines.
    case thread(GitHub.ReviewThread)
  }

  /// The longest time between two neighbouring events of one sentence, in seconds.
  static let longestPause = 60.0

  /// The groups, oldest first.
  private(set) var groups: [Group] = []
  /// The neighbours of the last group, which may not be complete.
  private var (folded, events): ([GitHub.Comment], [GitHub.IssueEvent]) = ([], [])
  /// The conversations that are not shown yet, by their reviews.
  private var threads: [Int: [GitHub.ReviewThread]] = [:]
  /// The reason for which the last comments are folded.
  private var fold = CommentFold.automatic

  /// Merges comments and a timeline, both oldest first, in time that grows with their number.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - timeline: The timeline, which need not be complete.
  ///   - threads: The conversations at lines, each of which is shown below its review.
  ///   - fold: Returns the reason for which a comment is shown as a line; `nil` for none.
  init(
    _ comments: [GitHub.Comment],
    _ timeline: [GitHub.IssueEvent],
    threads: [GitHub.ReviewThread] = [],
    fold: (GitHub.Comment) -> CommentFold?
  ) {
    var rest = comments[...]
    let places = Dictionary(
      comments.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.threads = Dictionary(grouping: threads) { $0.review ?? 0 }
    var present: Set<Int> = []
    for event in timeline { if let id = event.commentID { present.insert(id) } }
    for event in timeline {
      if let id = event.commentID {
        guard let place = places[id], place >= rest.startIndex else { continue }
        for comment in rest[...place] { add(comment, fold(comment)) }
        rest = rest[(place + 1)...]
      } else if !EventKinds.hidden.contains(event.kind.rawValue) {
        while let comment = rest.first, !present.contains(comment.id), comment.isBefore(event) {
          add(comment, fold(comment))
          rest = rest.dropFirst()
        }
        if case .review(let review) = event.detail { add(review, event) } else { add(event) }
      }
    }
    for comment in rest { add(comment, fold(comment)) }
    endFold()
    endEvents()
    // Those whose reviews the timeline does not have yet.
    groups += self.threads.values.flatMap(\.self).sorted { $0.id < $1.id }.map { .thread($0) }
  }

  /// Adds a review with its conversations; one that has neither a text nor a result is the place of
  /// replies, which are shown in their conversations.
  private mutating func add(_ review: GitHub.Review, _ event: GitHub.IssueEvent) {
    let own = threads.removeValue(forKey: review.id) ?? []
    if review.body.isEmpty {
      if review.state != .commented || !own.isEmpty { add(event) }
    } else {
      endFold()
      endEvents()
      groups.append(.review(review))
    }
    guard !own.isEmpty else { return }
    endFold()
    endEvents()
    groups += own.map { .thread($0) }
  }

  private mutating func add(_ comment: GitHub.Comment, _ fold: CommentFold?) {
    endEvents()
    if fold != self.fold { endFold() }
    guard let fold else { return groups.append(.comment(comment)) }
    self.fold = fold
    folded.append(comment)
  }

  private mutating func add(_ event: GitHub.IssueEvent) {
    endFold()
    if let last = events.last, !event.continues(last) { endEvents() }
    events.append(event)
  }

  private mutating func endFold() {
    if !folded.isEmpty { groups.append(.folded(folded, fold)) }
    folded = []
  }

  private mutating func endEvents() {
    if !events.isEmpty { groups.append(.events(events)) }
    events = []
  }
}

nonisolated extension GitHub.IssueEvent {
  /// The number of the comment whose place in the timeline it is; `nil` for an event.
  fileprivate var commentID: Int? {
    if case .comment(let comment) = detail { comment.id } else { nil }
  }

  /// Whether the event and the one before it are one sentence.
  fileprivate func continues(_ last: Self) -> Bool {
    guard let group = EventKinds.rows[kind.rawValue]?.group,
      group == EventKinds.rows[last.kind.rawValue]?.group, let actor, actor == last.actor,
      let createdAt, let before = last.createdAt
    else { return false }
    return abs(createdAt.timeIntervalSince(before)) <= ThreadItems.longestPause
  }
}

nonisolated extension GitHub.Comment {
  /// Whether it was written before an event.
  fileprivate func isBefore(_ event: GitHub.IssueEvent) -> Bool {
    guard let createdAt, let date = event.createdAt else { return false }
    return createdAt < date
  }
}
