import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct NewsGroupTests {
  let fakes = Fakes()

  private func shown(_ events: [GitHub.Event]) async -> NewsViewModel {
    fakes.logIn()
    fakes.sync[pages: .events(.received(by: "juno"))] = [events]
    let news = NewsViewModel(fakes.services, .received(by: "juno"))
    fakes.show(.news(news))
    await settle()
    return news
  }

  private func push(_ id: Int, from before: String, to head: String) -> GitHub.Event {
    Sample.event(id, .push(reference: "refs/heads/main", head: head, before: before))
  }

  private func star(_ id: Int, daysAgo days: Double) -> GitHub.Event {
    var event = Sample.event(id)
    event.createdAt = Sample.now.addingTimeInterval(-days * 86_400)
    return event
  }

  // Friday, 15 January 2027, 8 o'clock in Greenwich.
  @Test func `rows stand below the day of their events`() async {
    let news = await shown([
      star(5, daysAgo: 0), star(4, daysAgo: 0.3), star(3, daysAgo: 1), star(2, daysAgo: 4),
      star(1, daysAgo: 30),
    ])

    #expect(
      news.sections.map(\.title) == [
        "Today", "Yesterday", "Monday, 11 January", "Wednesday, 16 December 2026",
      ]
    )
    #expect(news.sections.map { $0.rows.map(\.id) } == [["5", "4"], ["3"], ["2"], ["1"]])
    #expect(news.headings.map(\.start) == [0, 2, 3, 4])
  }

  @Test func `the names of days change at midnight`() async {
    let news = await shown([star(1, daysAgo: 0)])

    fakes.scheduler.advance(by: .seconds(86_400))

    #expect(news.sections.map(\.title) == ["Yesterday"])
  }

  @Test func `pushes to one branch in a row are one row, which opens their comparison`()
    async throws
  {
    let news = await shown([
      push(3, from: "bbbbbbbbb", to: "ccccccccc"), push(2, from: "aaaaaaaaa", to: "bbbbbbbbb"),
      Sample.event(1),
    ])

    #expect(
      news.rows.map(\.sentence) == [
        "hina-m pushed 2 times to main at maralind/tides", "hina-m starred maralind/tides",
      ]
    )
    #expect(news.rows[0].detail == "aaaaaaa → ccccccc")
    #expect(news.rows[0].id == "2")
    news.open(news.rows[0])
    let changes = try fakes.top(ChangesViewModel.self)
    #expect(changes.subject == .comparison(base: "aaaaaaaaa", head: "ccccccccc"))
  }

  @Test func `pushes with another event between them, or of another user, are rows of their own`()
    async
  {
    var other = push(1, from: "8", to: "9")
    other.actor.login = "juno"
    let news = await shown([
      push(4, from: "c", to: "d"), Sample.event(3), push(2, from: "a", to: "b"), other,
    ])

    #expect(news.rows.map(\.id) == ["4", "3", "2", "1"])
  }

  @Test func `a filter without a match says so, and one over the sentence finds a group`() async {
    let news = await shown([push(2, from: "b", to: "c"), push(1, from: "a", to: "b")])

    news.keyword = "pushed 2 times"
    fakes.scheduler.advance(by: .seconds(1))
    #expect(news.rows.count == 1)
    news.keyword = "merged"
    fakes.scheduler.advance(by: .seconds(1))

    #expect(news.content == .noMatches(keyword: "merged"))
  }
}
