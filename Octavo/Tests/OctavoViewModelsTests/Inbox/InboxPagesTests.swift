import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The number of pages of the server’s list that have to be read, because the others are stored.
struct InboxPagesTests {
  private func threads(_ ids: ClosedRange<Int>) -> [InboxThread] {
    ids.reversed().map { InboxThread(Sample.thread($0)) }
  }

  /// The first threads if the stored ones go on after them; `nil` if all pages are needed.
  private func start(
    _ server: [InboxThread],
    in stored: [InboxThread]
  ) -> (items: [InboxThread], pages: Int)? {
    let count = (server.count + 49) / 50
    for page in 1...count {
      let first = Array(server.prefix(50 * page))
      switch InboxThread.continuation(of: first, pages: count, in: stored) {
      case .nextPage: continue
      case .allPages: return nil
      case .stored(let items): return (items, page)
      }
    }
    return nil
  }

  @Test(arguments: [51, 5_000])
  func `after one new thread the first page is enough`(_ count: Int) {
    let found = start(threads(1...count + 1), in: threads(1...count))

    #expect(found?.pages == 1)
    #expect(found?.items.map(\.id) == threads(count - 48...count + 1).map(\.id))
  }

  @Test func `a page of new threads needs the next one`() {
    let found = start(threads(1...280), in: threads(1...200))

    #expect(found?.pages == 2 && found?.items.count == 100)
  }

  @Test func `a thread in which something is new moves up, and keeps its bookmark`() {
    var stored = threads(1...200)
    stored[120].bookmarkedAt = Sample.now
    stored[120].mark = .read
    var server = threads(1...200)
    var moved = server.remove(at: 120)
    moved.thread.updatedAt = Sample.now
    server.insert(moved, at: 0)

    let found = start(server, in: stored)

    #expect(found?.pages == 1 && found?.items[0].id == moved.id)
    #expect(found?.items[0].bookmarkedAt == Sample.now && found?.items[0].isUnread == true)
  }

  @Test func `a thread that another program has read on the first page needs all pages`() {
    var server = threads(1...201)
    server.remove(at: 20)

    #expect(start(server, in: threads(1...200)) == nil)
  }

  @Test func `fewer pages than threads that are known need all of them`() {
    let server = threads(61...201)

    #expect(start(server, in: threads(1...200)) == nil)
    // Within a page, nothing shows it.
    #expect(start(threads(10...191), in: threads(1...190))?.pages == 1)
  }

  @Test func `a thread that is missing for the first time needs all pages once more`() {
    var stored = threads(1...200)
    stored[20].isMissing = true
    let server = threads(1...201).filter { $0.id != stored[20].id }
    let first = start(server, in: stored)
    stored[20].thread.isUnread = false

    #expect(first == nil && start(server, in: stored)?.pages == 1)
  }

  @Test(arguments: [InboxThread.Mark.read, .done])
  func `a thread that was marked here is expected to be missing`(_ mark: InboxThread.Mark) {
    var stored = threads(1...200)
    stored[20].mark = mark
    stored[150].mark = mark
    let server = threads(1...201).filter { ![stored[20].id, stored[150].id].contains($0.id) }

    let found = start(server, in: stored)

    #expect(found?.pages == 1 && found?.items.last?.id == stored[20].id)
    #expect(found?.items.last?.isMissing == true && found?.items.last?.mark == mark)
  }

  @Test func `threads of searches that are notifications by now need all pages`() {
    var stored = threads(1...100)
    stored[70].thread.id = stored[70].thread.searchID

    #expect(start(threads(1...101), in: stored) != nil)
    stored[20].thread.id = stored[20].thread.searchID
    #expect(start(threads(1...101), in: stored) == nil)
  }

  @Test func `a thread that comes on two pages is stored once`() {
    let stored = threads(1...100)
    let server = threads(51...160) + threads(1...55)

    let found = start(server, in: stored)

    #expect(found.map { Set($0.items.map(\.id)).count == $0.items.count } == true)
  }
}
