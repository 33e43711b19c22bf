import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct NewsTests {
  let fakes = Fakes()

  private func shown(
    _ source: NewsSource = .received(by: "juno")
  ) async -> NewsViewModel {
    fakes.logIn()
    let news = NewsViewModel(fakes.services, source)
    fakes.show(.news(news))
    await settle()
    return news
  }

  private func ids(_ news: NewsViewModel) -> [String] { news.rows.map(\.id) }

  @Test func `the copy is on show first, and news come on top`() async {
    fakes.store[.events(.received(by: "juno"))] = [Sample.event(2), Sample.event(1)]
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([
      Sample.event(3), Sample.event(2),
    ])
    let gate = fakes.sync.hold(.events(.received(by: "juno")))

    let news = await shown()
    #expect(ids(news) == ["2", "1"])
    gate.open()
    await settle()

    #expect(ids(news) == ["3", "2", "1"])
    #expect(fakes.store[.events(.received(by: "juno"))]?.map(\.id) == ["3", "2", "1"])
  }

  @Test func `older pages come on demand`() async {
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages(
      [Sample.event(3), Sample.event(2)],
      [Sample.event(2), Sample.event(1)]
    )
    let news = await shown()

    news.events.loadMoreCommand.execute()
    await settle()

    #expect(ids(news) == ["3", "2", "1"])
    #expect(news.events.phase == .complete)
  }

  @Test func `one unknown event does not spoil the feed`() async {
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([
      Sample.event(2, .other(type: "")), Sample.event(1),
    ])

    #expect(ids(await shown()) == ["2", "1"])
  }

  @Test func `a dead server leaves the copy on show`() async {
    fakes.store[.events(.received(by: "juno"))] = [Sample.event(1)]
    fakes.sync[failure: .events(.received(by: "juno"))] = .offline

    let news = await shown()

    #expect(ids(news) == ["1"])
    #expect(
      news.events.phase == .failed("The server cannot be reached. What you see may be out of date.")
    )
  }

  @Test func `one clock moves the times of all rows, while on show`() async {
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([Sample.event(1)])
    let news = await shown()
    var times: [Double] = []
    let token = observe { times.append(news.now.timeIntervalSince(Sample.now)) }

    fakes.scheduler.advance(by: .seconds(150))
    fakes.navigation.push(.settings(SettingsViewModel(fakes.services)))
    fakes.scheduler.advance(by: .seconds(600))
    #expect(times == [0, 60, 120])
    fakes.navigation.pop()

    #expect(times == [0, 60, 120, 750])
    token.dispose()
  }

  @Test func `links lead to changes, repositories, users and pages`() async throws {
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([
      Sample.event(2, .push(reference: "refs/heads/feature/moon", head: "0", before: "1")),
      Sample.event(1, .issue(action: "opened", number: 7, title: nil)),
    ])
    let news = await shown()

    news.open(news.rows[0])
    let changes = try fakes.top(ChangesViewModel.self)
    #expect(changes.subject == .comparison(base: "1", head: "0"))
    let link = try #require(news.rows[0].parts.compactMap(\.link).dropFirst().first)
    news.open(link)
    #expect(try fakes.top(RepositoryViewModel.self).ref == "feature/moon")
    news.open(.user("hina-m"))
    news.open(news.rows[1])

    #expect(fakes.navigation.outline == "[C0: News, Changes, Repository, Profile, Issue]")
    #expect(try fakes.top(IssueViewModel.self).number == 7)
  }

  @Test func `public activity has the events of one account`() async {
    fakes.sync[pages: .events(.performed(by: "hina-m"))] = Sample.pages([Sample.event(1)])

    let news = await shown(.performed(by: "hina-m"))

    #expect(news.title == "Public Activity")
    #expect(ids(news) == ["1"])
    #expect(fakes.sync.requests == ["performed hina-m"])
  }

  @Test func `the screen is released`() async {
    _ = fakes.sync.hold(.events(.received(by: "juno")))

    let released = await isReleased {
      NewsViewModel(fakes.services, .received(by: "juno"))
    } afterwards: { news in
      fakes.show(.news(news))
      _ = news.rows
      news.display(news.rows, isAtTop: true)
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
    #expect(fakes.sync.underWay == 0)
  }

  @Test(arguments: [
    ("starred", ["2"]), ("pushed to main", ["1"]), ("tides", ["2", "1"]), ("0000001", ["1"]),
    ("merged", []),
  ])
  func `the filter matches all that a row shows`(keyword: String, expected: [String]) async {
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([
      Sample.event(2, .star),
      Sample.event(1, .push(reference: "refs/heads/main", head: "0000002", before: "0000001")),
    ])
    let news = await shown()

    news.events.keyword = keyword
    fakes.scheduler.advance(by: .seconds(1))

    #expect(ids(news) == expected)
  }

  @Test func `the names of a row are actions, each once`() async throws {
    fakes.sync[pages: .events(.received(by: "juno"))] = Sample.pages([
      Sample.event(1, .release(tag: "v1.0", name: nil))
    ])
    let news = await shown()

    let actions = news.actions(for: try #require(news.rows.first))
    actions.action("name-1")?.perform()
    await settle()

    #expect(
      actions.map(\.title) == ["Show hina-m", "Show v1.0", "Show maralind/tides"]
    )
    #expect(try fakes.top(ReleaseViewModel.self).tag == "v1.0")
  }
}
