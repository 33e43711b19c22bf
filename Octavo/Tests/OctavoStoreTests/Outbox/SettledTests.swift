import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

/// A request that waits for many others, such as the end of a review for the threads of it.
struct SettledTests {
  private let now = ViewerFixture.now

  private func thread(_ number: Int) -> NewRequest {
    let text = "{\"path\":\"Wheel.swift\",\"line\":\(number),\"text\":\"Why?\"}"
    return NewRequest("thread", key: "9/12/\(number)", subject: "9/12", value: text)
  }

  @Test func `a refused thread of a review of 200 holds the review, and no other thread`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    var review = NewRequest("review", key: "9/12", subject: "9/12", value: "\"approve\"")
    review.dependence = .settled
    for number in 1...200 {
      review.needs.append(try #require(try await store.add(thread(number), at: now)))
    }
    let last = try #require(try await store.add(review, at: now))

    var taken: [String] = []
    while let row = try await store.next() {
      let sent = try #require(try await store.begin(row))
      taken.append(row.key)
      if row.key == "9/12/57" {
        try await store.refuse(sent, reason: "The line is not part of the changes.", at: now)
      } else {
        try await store.confirm(sent, item: 1000 + taken.count, at: now)
      }
    }
    let left = try await store.requests()
    let drafts = try await store.discard(try #require(left.first), at: now) { row in
      Draft.Contents(place: row.key, text: row.value)
    }
    let next = try await store.next()

    #expect(taken == (1...200).map { "9/12/\($0)" })
    #expect(left.map(\.state) == [.refused, .waiting] && left.last?.id == last)
    #expect(drafts?.count == 1 && next?.id == last)
    #expect(try await store.drafts().map(\.contents.place) == ["9/12/57"])
  }

  @Test func `a thread in doubt holds the review until it is known what has become of it`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    let id = try #require(try await store.add(thread(1), at: now))
    var review = NewRequest("review", key: "9/12", subject: "another", value: "\"approve\"")
    (review.dependence, review.needs) = (.settled, [id])
    let last = try #require(try await store.add(review, at: now))
    let row = try #require(try await store.next())
    let sent = try #require(try await store.begin(row))

    try await store.doubt(sent, at: now)
    let during = try await store.step(at: now.addingTimeInterval(2))
    let doubted = try #require(try await store.request(id))
    try await store.confirm(doubted, item: 7, at: now)
    let next = try await store.next()

    #expect(during == .wait(until: now.addingTimeInterval(60)))
    #expect(next?.id == last && next?.item == nil)
  }
}
