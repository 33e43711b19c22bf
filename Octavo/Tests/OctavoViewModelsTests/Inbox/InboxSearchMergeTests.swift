import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The merge of threads that searches have found with the threads of the store.
struct InboxSearchMergeTests {
  private func found(
    _ number: Int,
    because reason: GitHub.NotificationThread.Reason = .author,
    after seconds: Double = 0
  ) -> InboxThread? {
    var issue = Sample.issue(number)
    issue.repository = Sample.name
    issue.updatedAt = Sample.now.addingTimeInterval(seconds)
    return InboxThread(issue, because: reason)
  }

  private func merged(
    _ found: [InboxThread],
    isComplete: Bool = true,
    after stored: [InboxThread]
  ) -> [InboxThread] {
    InboxThread.merged(found: found, isComplete: isComplete, after: stored)
  }

  @Test func `of two threads about one issue, that of the first search stays`() throws {
    let (review, author) = (try #require(found(1, because: .reviewRequested)), found(1))

    let threads = merged([review, try #require(author)], after: [])

    #expect(threads.map(\.thread.reason) == [.reviewRequested])
  }

  @Test func `a thread that is done stays done while no search finds it, and is not shown`() throws
  {
    var done = try #require(found(1))
    done.mark = .done
    var read = try #require(found(2))
    read.mark = .read

    let gone = merged([], after: [done, read])
    let back = merged([try #require(found(1)), try #require(found(2, after: 1))], after: gone)

    #expect(gone.count == 2 && InboxState(gone).all.isEmpty)
    #expect(back.map(\.mark) == [.done, nil])
    #expect(InboxState(back).threads.map(\.id) == ["search:\(Sample.name)#2"])
  }

  @Test func `an incomplete search shows nothing again that is hidden`() throws {
    var read = try #require(found(1))
    read.mark = .read
    let hidden = merged([], after: [read])

    let threads = merged([], isComplete: false, after: hidden)

    #expect(hidden.count == 1 && InboxState(threads).all.isEmpty)
  }

  @Test func `marks outlive a change of the token, there and back`() throws {
    var done = InboxThread(Sample.thread(1))
    done.mark = .done
    done.notifiedAt = Sample.now

    let searched = merged([try #require(found(1, after: -9_000))], after: [done])
    let back = InboxThread.merged([InboxThread(Sample.thread(1))], after: searched)

    #expect(searched.map(\.mark) == [.done])
    #expect(back.map(\.mark) == [.done] && back.map(\.notifiedAt) == [Sample.now])
  }

  @Test func `an index that is behind does not make a thread new`() throws {
    var read = try #require(found(1, after: 60))
    read.mark = .read
    let behind = merged([try #require(found(1))], after: [read])

    let threads = merged([try #require(found(1, after: 60))], after: behind)

    #expect(threads.map(\.mark) == [.read])
  }

  @Test func `notifications leave, but for their marks and bookmarks`() {
    var bookmarked = InboxThread(Sample.thread(7, .release))
    bookmarked.bookmarkedAt = Sample.now
    let done = InboxThread(Sample.thread(2), mark: .done)

    let threads = merged([], after: [InboxThread(Sample.thread(1)), done, bookmarked])

    #expect(threads.map(\.id) == ["search:\(Sample.name)#2", "search:7"])
    #expect(InboxState(threads).threads.map(\.id) == ["search:7"])
  }

  @Test func `a bookmark moves to the notification about the same issue`() throws {
    var bookmarked = try #require(found(1))
    bookmarked.bookmarkedAt = Sample.now

    let threads = InboxThread.merged(
      [InboxThread(Sample.thread(1))],
      after: [bookmarked, try #require(found(2))]
    )

    #expect(threads.map(\.id) == ["1"] && threads[0].bookmarkedAt == Sample.now)
  }
}
