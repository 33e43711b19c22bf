import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The order of comments and events, and what is one line of them.
struct ThreadItemsTests {
  private func comment(_ id: Int, at second: Double, by login: String = "ada") -> GitHub.Comment {
    GitHub.Comment(id: id, body: "Text \(id)") {
      $0.author = GitHub.Account(login: login)
      $0.createdAt = Date(timeIntervalSince1970: second)
    }
  }

  private func event(
    _ kind: String,
    at second: Double,
    by login: String? = "ada"
  ) -> GitHub.IssueEvent {
    GitHub.IssueEvent(id: "\(kind) \(second)", kind: .init(rawValue: kind)) {
      $0.actor = login.map { GitHub.Account(login: $0) }
      $0.createdAt = Date(timeIntervalSince1970: second)
    }
  }

  /// The place of a comment in a timeline.
  private func place(_ id: Int) -> GitHub.IssueEvent {
    var event = event("commented", at: 0)
    event.id = "place \(id)"
    event.detail = .comment(.init(id: id, body: ""))
    return event
  }

  private func names(
    _ comments: [GitHub.Comment],
    _ timeline: [GitHub.IssueEvent]
  ) -> [String] {
    let items = ThreadItems(comments, timeline) { $0.author?.isBot == true ? .automatic : nil }
    return items.groups.map { group in
      switch group {
      case .comment(let comment): "\(comment.id)"
      case .folded(let comments, _): "bots " + comments.map { "\($0.id)" }.joined(separator: " ")
      case .events(let events): events.map(\.kind.rawValue).joined(separator: "+")
      case .review(let review): "review \(review.id)"
      case .thread(let thread): "thread \(thread.id)"
      }
    }
  }

  @Test func `events and comments of one second have the order of the timeline`() {
    let comments = [comment(1, at: 5), comment(2, at: 5), comment(3, at: 5)]
    let timeline = [
      event("pinned", at: 5), place(1), event("closed", at: 5), place(2), place(3),
    ]

    #expect(names(comments, timeline) == ["pinned", "1", "closed", "2", "3"])
  }

  @Test func `a comment that the timeline lacks is before the first later event`() {
    let comments = [comment(1, at: 1), comment(2, at: 10), comment(3, at: 30)]
    let timeline = [place(1), event("pinned", at: 5), event("closed", at: 20)]

    #expect(names(comments, timeline) == ["1", "pinned", "2", "closed", "3"])
  }

  @Test func `a comment that was deleted, and one that is in the timeline twice, do no harm`() {
    let comments = [comment(1, at: 1), comment(3, at: 3)]
    let timeline = [place(1), place(2), place(1), event("pinned", at: 2), place(3)]

    #expect(names(comments, timeline) == ["1", "pinned", "3"])
  }

  @Test func `labels that an account adds and removes within a minute are one sentence`() {
    let timeline = [
      event("labeled", at: 0), event("subscribed", at: 1), event("unlabeled", at: 50),
      event("labeled", at: 100), event("labeled", at: 161), event("labeled", at: 162, by: "grace"),
      event("assigned", at: 163, by: "grace"), event("closed", at: 164), event("closed", at: 164),
    ]

    #expect(
      names([], timeline) == [
        "labeled+unlabeled+labeled", "labeled", "labeled", "assigned", "closed", "closed",
      ]
    )
  }

  @Test func `events of accounts that were deleted are apart, because nothing says they are one`() {
    let timeline = [event("labeled", at: 0, by: nil), event("labeled", at: 1, by: nil)]

    #expect(names([], timeline) == ["labeled", "labeled"])
  }

  @Test func `a comment between two labels parts them`() {
    let timeline = [event("labeled", at: 0), place(1), event("labeled", at: 2)]

    #expect(names([comment(1, at: 1)], timeline) == ["labeled", "1", "labeled"])
  }

  @Test func `neighbouring comments by bots are one line, with an event between them two`() {
    let comments = (1...5).map { comment($0, at: Double($0), by: $0 == 3 ? "ada" : "gauge[bot]") }
    let timeline = [place(1), place(2), place(3), place(4), event("pinned", at: 4), place(5)]

    #expect(names(comments, timeline) == ["bots 1 2", "3", "bots 4", "pinned", "bots 5"])
  }
}
