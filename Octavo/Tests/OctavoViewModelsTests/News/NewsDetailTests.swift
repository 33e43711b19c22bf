import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct NewsDetailTests {
  let fakes = Fakes()

  private let push = NewsSubject.push(Sample.name, base: "aaaaaaaaa", head: "bbbbbbbbb")
  private let pull = NewsSubject.pullRequest(Sample.name, 8)
  private let events = [
    Sample.event(2, .push(reference: "refs/heads/main", head: "bbbbbbbbb", before: "aaaaaaaaa")),
    Sample.event(1, .pullRequest(action: "closed", number: 8, title: nil)),
  ]

  private func shown(_ events: [GitHub.Event]? = nil) async -> NewsViewModel {
    fakes.logIn()
    fakes.sync[pages: .events(.received(by: "juno"))] = [events ?? self.events]
    let news = NewsViewModel(fakes.services, .received(by: "juno"))
    fakes.show(.news(news))
    await settle()
    fakes.sync.forgetRequests()
    return news
  }

  @Test func `rows on the screen get the subjects of their commits and the titles`() async {
    fakes.sync[.detail(of: push)] = .init(lines: ["Ebb", "Flow"], count: 5)
    fakes.sync[.detail(of: pull)] = .init(lines: ["Dry feet"], count: 1, isMerged: true)
    let news = await shown()

    news.display(news.rows, isAtTop: true)
    await settle()

    #expect(news.rows.map(\.detail) == ["Ebb · Flow · 3 more", "Dry feet"])
    #expect(news.rows[1].sentence == "hina-m merged pull request maralind/tides#8")
    #expect(news.rows[1].icon == .pullRequestMerged)
    #expect(news.rows.allSatisfy { $0.subject == nil })
  }

  @Test func `rows that are not on the screen are not requested`() async {
    let news = await shown()

    news.display([news.rows[1]], isAtTop: false)
    await settle()

    #expect(fakes.sync.requests == ["pullTitle maralind/tides 8"])
  }

  @Test func `a stored detail is not requested, and a missing one only once`() async {
    fakes.store[.detail(of: push)] = .init(lines: ["Ebb"], count: 1)
    let news = await shown()

    for _ in 0..<3 {
      news.display(news.rows, isAtTop: true)
      await settle()
    }

    #expect(news.rows[0].detail == "Ebb")
    #expect(fakes.sync.requests == ["pullTitle maralind/tides 8"])
  }

  @Test func `a detail that another screen has stored is shown without a request`() async {
    let news = await shown()

    fakes.store[.detail(of: push)] = .init(lines: ["Ebb"], count: 1)

    #expect(news.rows.map(\.detail) == ["Ebb", nil])
    #expect(fakes.sync.requests.isEmpty)
  }

  @Test func `nothing is requested while few requests are left`() async {
    fakes.sync.isNearLimit = true
    let news = await shown()

    news.display(news.rows, isAtTop: true)
    await settle()

    #expect(fakes.sync.requests.isEmpty)
  }

  @Test func `a screen sends a few requests a minute, three at once`() async {
    let events = (1...30).reversed().map {
      Sample.event($0, .pullRequest(action: "opened", number: $0, title: nil))
    }
    let gates = (1...30).map { fakes.sync.hold(.detail(of: .pullRequest(Sample.name, $0))) }
    let news = await shown(events)

    news.display(news.rows, isAtTop: true)
    await settle()
    #expect(
      fakes.sync.requests == [30, 29, 28].map { "pullTitle maralind/tides \($0)" }
    )
    gates[27].open()
    await settle()
    #expect(fakes.sync.requests.last == "pullTitle maralind/tides 27")
    #expect(fakes.sync.requests.count == 4)
    for gate in gates { gate.open() }
    await settle()

    #expect(fakes.sync.requests.count == NewsDetailRequests.limit)
    #expect(Set(fakes.sync.requests).count == NewsDetailRequests.limit)
  }

  @Test func `a server that cannot be reached is asked again after a minute`() async {
    fakes.sync[failure: .detail(of: push)] = .offline
    fakes.sync[.detail(of: pull)] = .init(lines: ["Dry feet"], count: 1)
    let news = await shown()
    news.display(news.rows, isAtTop: true)
    await settle()
    #expect(news.rows.map(\.detail) == ["aaaaaaa → bbbbbbb", "Dry feet"])
    news.display(news.rows, isAtTop: true)
    await settle()
    #expect(
      fakes.sync.requests == [
        "push maralind/tides aaaaaaaaa bbbbbbbbb", "pullTitle maralind/tides 8",
      ]
    )

    fakes.sync[failure: .detail(of: push)] = nil
    fakes.sync[.detail(of: push)] = .init(lines: ["Ebb"], count: 1)
    fakes.scheduler.advance(by: .seconds(60))
    news.display(news.rows, isAtTop: true)
    await settle()

    #expect(news.rows.map(\.detail) == ["Ebb", "Dry feet"])
  }

  @Test func `rows that stay on the screen get their details once the server responds`() async {
    for subject in [push, pull] { fakes.sync[failure: .detail(of: subject)] = .offline }
    let news = await shown()
    news.display(news.rows, isAtTop: true)
    await settle()

    for subject in [push, pull] { fakes.sync[failure: .detail(of: subject)] = nil }
    fakes.sync[.detail(of: push)] = .init(lines: ["Ebb"], count: 1)
    fakes.sync[.detail(of: pull)] = .init(lines: ["Dry feet"], count: 1)
    fakes.scheduler.advance(by: .seconds(60))
    await settle()

    #expect(news.rows.map(\.detail) == ["Ebb", "Dry feet"])
  }

  @Test func `rows get their details after another screen has covered the feed`() async {
    let gates = [push, pull].map { fakes.sync.hold(.detail(of: $0)) }
    let news = await shown()
    news.display(news.rows, isAtTop: true)
    await settle()
    fakes.services.navigation.push(.settings)
    await settle()
    for gate in gates { gate.open() }

    fakes.sync[.detail(of: push)] = .init(lines: ["Ebb"], count: 1)
    fakes.sync[.detail(of: pull)] = .init(lines: ["Dry feet"], count: 1)
    fakes.navigation.pop()
    await settle()

    #expect(news.rows.map(\.detail) == ["Ebb", "Dry feet"])
  }
}
