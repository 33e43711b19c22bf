import Foundation
import GitHubValues

/// The comments and events of a thread as far as they are stored: all of them, or the first and the
/// last ones.
nonisolated struct ThreadParts: Equatable {
  /// Neighbouring comments and events, oldest first.
  struct Part: Equatable {
    /// The comments.
    var comments: [GitHub.Comment] = []
    /// The entries of the timeline.
    var timeline: [GitHub.IssueEvent] = []

    /// The numbers of the reviews.
    var reviews: Set<Int> {
      Set(
        timeline.lazy.compactMap { event in
          if case .review(let review) = event.detail { review.id } else { nil }
        }
      )
    }
  }

  /// All of it, or the part before what is not stored.
  private(set) var first = Part()
  /// The part after what is not stored; `nil` if nothing is missing.
  private(set) var last: Part?
  /// Whether the comments between the parts are not stored.
  private(set) var lacksComments = false

  /// The comments of both parts, oldest first.
  var comments: [GitHub.Comment] { first.comments + (last?.comments ?? []) }

  /// Divides the conversations of a pull request: those of the reviews of the first part, and those
  /// of later ones.
  ///
  /// A conversation of a review that is not stored belongs to the missing part, unless nothing is
  /// missing.
  func divided(
    _ threads: [GitHub.ReviewThread]
  ) -> (first: [GitHub.ReviewThread], last: [GitHub.ReviewThread]) {
    guard let last, !threads.isEmpty else { return (threads, []) }
    let (early, late) = (first.reviews, last.reviews)
    return (
      threads.filter { $0.review.map(early.contains) ?? false },
      threads.filter { $0.review.map(late.contains) ?? false }
    )
  }

  /// Joins the stored lists; those of the ends have the newest item first.
  init(
    _ comments: Stored<[GitHub.Comment]>,
    end lastComments: Stored<[GitHub.Comment]>,
    _ timeline: Stored<[GitHub.IssueEvent]>,
    end lastTimeline: Stored<[GitHub.IssueEvent]>
  ) {
    let comments = EndList(comments, lastComments.sorted)
    let timeline = EndList(timeline, lastTimeline)
    guard comments.last != nil || timeline.last != nil else {
      first = Part(
        comments: comments.first.sorted { $0.id < $1.id },
        timeline: timeline.first
      )
      return
    }
    lacksComments = comments.last != nil
    // What is between two parts of one list is not shown of the other one either.
    let end = (lacksComments ? comments.first.last?.createdAt : nil) ?? timeline.end
    let start = lacksComments ? comments.last?.first?.createdAt : nil
    first.comments = comments.last == nil ? comments.upTo(end) : comments.first
    first.timeline = lacksComments ? timeline.upTo(end) : timeline.first
    let shown = Set(first.timeline.map(\.id))
    last = Part(
      comments: comments.last ?? comments.after(end),
      timeline: (lacksComments ? timeline.from(start) : timeline.last ?? []).filter {
        !shown.contains($0.id)
      }
    )
  }
}

nonisolated extension Stored where Value == [GitHub.Comment] {
  /// The comments, newest first: the program adds its own before it knows of others.
  fileprivate var sorted: Self {
    Stored(value?.sorted { $0.id > $1.id }, readAt: readAt, hasMore: hasMore)
  }
}

/// An item of a thread with its time.
private nonisolated protocol Dated: Identifiable, Sendable { var createdAt: Date? { get } }

nonisolated extension GitHub.Comment: Dated {}
nonisolated extension GitHub.IssueEvent: Dated {}

/// A list of which the first and the last items are stored.
nonisolated private struct EndList<Item: Dated> where Item.ID: Sendable {
  /// The first items, or all, oldest first.
  let first: [Item]
  /// The last items, oldest first; `nil` if nothing is missing before them.
  let last: [Item]?

  init(_ list: Stored<[Item]>, _ end: Stored<[Item]>) {
    let stored = list.value ?? []
    guard list.hasMore, !stored.isEmpty, let end = end.value, !end.isEmpty else {
      (first, last) = (stored, nil)
      return
    }
    let known = Set(stored.map(\.id))
    let others = end.reversed().filter { !known.contains($0.id) }
    let hasMet = others.count < end.count
    (first, last) = hasMet ? (stored + others, nil) : (stored, others)
  }

  /// The time of the last of the first items.
  var end: Date? { first.lazy.compactMap(\.createdAt).last }

  /// The items up to a time.
  func upTo(_ date: Date?) -> [Item] { dated { $0.isAfter(date) != true } }

  /// The items after a time.
  func after(_ date: Date?) -> [Item] { dated { $0.isAfter(date) == true } }

  /// The items from a time on.
  func from(_ date: Date?) -> [Item] {
    guard let date else { return last ?? [] }
    return dated { $0.map { $0 >= date } ?? false }
  }

  /// The items of both parts at some times; one without a time has that of the item before it.
  private func dated(_ isIncluded: (Date?) -> Bool) -> [Item] {
    var date: Date?
    return (first + (last ?? [])).filter { item in
      date = item.createdAt ?? date
      return isIncluded(date)
    }
  }
}

nonisolated extension Date? {
  /// Whether it is later than a time; `nil` if either is not known.
  fileprivate func isAfter(_ date: Date?) -> Bool? {
    guard let self, let date else { return nil }
    return self > date
  }
}
