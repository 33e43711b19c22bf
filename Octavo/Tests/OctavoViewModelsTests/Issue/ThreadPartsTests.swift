import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The two ends of a long thread, and their joint.
struct ThreadPartsTests {
  private func comments(_ seconds: some Sequence<Int>) -> [GitHub.Comment] {
    seconds.map { second in
      GitHub.Comment(id: second, body: "") { $0.createdAt = date(second) }
    }
  }

  private func events(_ seconds: some Sequence<Int>, lacking: Set<Int> = []) -> [GitHub.IssueEvent]
  {
    seconds.map { second in
      GitHub.IssueEvent(id: "\(second)", kind: .init(rawValue: "labeled")) {
        $0.createdAt = lacking.contains(second) ? nil : date(second)
      }
    }
  }

  private func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }

  private func parts(
    _ comments: [GitHub.Comment],
    _ lastComments: [GitHub.Comment]? = nil,
    _ timeline: [GitHub.IssueEvent],
    _ lastTimeline: [GitHub.IssueEvent]? = nil
  ) -> ThreadParts {
    ThreadParts(
      Stored(comments, hasMore: lastComments != nil),
      end: Stored(lastComments?.reversed()),
      Stored(timeline, hasMore: lastTimeline != nil),
      end: Stored(lastTimeline?.reversed())
    )
  }

  private func seconds(_ part: ThreadParts.Part?) -> [[String]] {
    guard let part else { return [] }
    return [part.comments.map { "\($0.id)" }, part.timeline.map(\.id)]
  }

  @Test func `a thread that is stored as a whole has one part`() {
    let parts = parts(comments([1, 2]), nil, events([1, 3]))

    #expect(seconds(parts.first) == [["1", "2"], ["1", "3"]])
    #expect(parts.last == nil && !parts.lacksComments)
  }

  @Test func `events between two parts of the comments are in neither`() {
    let parts = parts(comments(1...3), comments(7...9), events([2, 3, 4, 6, 7, 8]), nil)

    #expect(seconds(parts.first) == [["1", "2", "3"], ["2", "3"]])
    #expect(seconds(parts.last) == [["7", "8", "9"], ["7", "8"]])
    #expect(parts.lacksComments && parts.comments.map(\.id) == [1, 2, 3, 7, 8, 9])
  }

  @Test func `an event without a time is beside the one before it`() {
    let parts = parts(
      comments(1...3),
      comments(7...9),
      events([1, 2, 3], lacking: [2]),
      events([6, 7, 8], lacking: [8])
    )

    #expect(seconds(parts.first)[1] == ["1", "2", "3"])
    #expect(seconds(parts.last)[1] == ["7", "8"])
  }

  @Test func `ends that have met are one part, and nothing is twice`() {
    let parts = parts(comments(1...5), comments(4...9), events(1...2), events(2...9))

    let all = (1...9).map { "\($0)" }
    #expect(seconds(parts.first) == [all, all])
    #expect(parts.last == nil)
  }

  @Test func `ends that meet where a comment was deleted are one part`() {
    let parts = parts(comments([1, 2, 4, 5]), comments(3...9), events([1]))

    #expect(parts.last == nil && parts.comments.map(\.id) == Array(1...9))
  }

  @Test func `events of the second in which both parts meet are in one of them`() {
    var (start, end) = (comments([1, 2]), comments([8, 9]))
    (start[1].createdAt, end[0].createdAt) = (date(5), date(5))
    let parts = parts(start, end, events([1, 5, 9]), nil)

    #expect(seconds(parts.first)[1] == ["1", "5"] && seconds(parts.last)[1] == ["9"])
  }

  @Test func `events alone may be missing`() {
    let parts = parts(comments([1, 5, 9]), nil, events(1...3), events(8...9))

    #expect(seconds(parts.first) == [["1"], ["1", "2", "3"]])
    #expect(seconds(parts.last) == [["5", "9"], ["8", "9"]])
    #expect(!parts.lacksComments)
  }

  @Test func `comments of one second are in one part, and an empty end is no end`() {
    let same = comments([1, 2]).map { comment in
      var comment = comment
      comment.createdAt = date(1)
      return comment
    }
    #expect(parts(same, comments([7]), events([1])).first.comments.count == 2)
    #expect(parts(same, [], events([1]), []).last == nil)
    #expect(parts([], comments([7]), []).comments.isEmpty)
  }
}
