import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The threads of the inbox with requests applied to them.
struct InboxStateTests {
  /// Threads of three repositories, newest first: a third are read, some are done or bookmarked.
  private let stored = (1...60).map { number in
    var item = InboxThread(Sample.thread(number))
    item.thread.repository = GitHub.RepositoryName("ada/part-\(number % 3)") ?? Sample.name
    item.thread.isUnread = number % 3 != 0
    if number % 7 == 0 { item.mark = .done }
    if number % 5 == 0 { item.bookmarkedAt = .distantPast }
    return item
  }

  private func changes(_ random: () -> Int) -> [InboxChange] {
    (0..<random() % 8).map { _ in
      let item = stored[random() % stored.count]
      return switch random() % 5 {
      case 0:
        .read(
          InboxRead(of: .init(item.thread.repository), upTo: item.thread.updatedAt ?? Sample.now)
        )
      case 1: .subscription(NotificationSubscription(.muted, to: item.thread))
      case 2: .mark(.read, of: item.id, seen: item.thread.updatedAt)
      case 3: .mark(.done, of: item.id, seen: .distantPast)
      default: .mark(.done, of: item.id, seen: item.thread.updatedAt)
      }
    }
  }

  @Test func `requests change the list as if the threads were stored so`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let changes = changes { Int.random(in: 0..<1_000, using: &generator) }
      let changed = stored.map { item in
        var item = item
        for change in changes where change.thread == nil { change.apply(to: &item) }
        for change in changes where change.thread == item.id { change.apply(to: &item) }
        return item
      }
      #expect(InboxState(stored).applying(changes) == InboxState(changed), "\(changes)")
    }
  }

  @Test func `requests about other threads change nothing, and are as many as they like`() {
    let seen = stored[1].thread
    let requests: [any NotificationRequest] =
      (100...1_100).map { NotificationDone(Sample.thread($0)) }
      + [NotificationDone(seen), NotificationSubscription(.muted, to: stored[3].thread)]
    let all = stored.filter { $0.mark != .done }.map(\.thread.updatedAt)
    let read = InboxRead(upTo: all.compactMap(\.self).max() ?? Sample.now)
    let rows = (requests.map(\.stored) + [read.stored]).enumerated().map { place, stored in
      OutboxRow(id: Int64(place), stored, createdAt: Sample.now)
    }
    let state = InboxState(stored)
    let changes = state.changes(by: rows)
    #expect(changes == rows.suffix(3).compactMap(InboxChange.init))
    #expect(state.applying(changes) == state.applying(rows.compactMap(InboxChange.init)))
    #expect(state.applying(changes).unreadCount == 0)
  }
}
