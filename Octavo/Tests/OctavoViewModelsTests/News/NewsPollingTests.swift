import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct NewsPollingTests {
  let fakes = Fakes()
  private let query = StoreQuery.events(.received(by: "juno"))

  private func shown() async -> NewsViewModel {
    fakes.logIn()
    fakes.sync[pages: query] = [[Sample.event(2), Sample.event(1)]]
    let news = NewsViewModel(fakes.services, .received(by: "juno"))
    fakes.show(.news(news))
    await settle()
    return news
  }

  private func wait(_ seconds: Int) async {
    fakes.scheduler.advance(by: .seconds(seconds))
    await settle()
  }

  @Test func `new events are requested each minute while the feed is on show`() async {
    _ = await shown()
    #expect(fakes.sync.requests.count == 1)

    await wait(60)
    #expect(fakes.sync.requests.count == 2)
    fakes.navigation.push(.settings(SettingsViewModel(fakes.services)))
    await wait(600)
    #expect(fakes.sync.requests.count == 2)
    fakes.navigation.pop()
    await settle()

    #expect(fakes.sync.requests.count == 3)
  }

  @Test func `the interval that the server asks for is kept`() async {
    fakes.sync.pollInterval = .seconds(180)
    _ = await shown()

    await wait(60)
    await wait(60)
    #expect(fakes.sync.requests.count == 1)
    await wait(60)

    #expect(fakes.sync.requests.count == 2)
  }

  @Test func `events that come while the user has scrolled are counted until the top is shown`()
    async
  {
    let news = await shown()
    news.display([news.rows[1]], isAtTop: false)
    fakes.sync[pages: query] = [(1...5).reversed().map { Sample.event($0) }]

    await wait(60)
    #expect(news.newLabel == "3 new")
    #expect(news.actions.map(\.id) == ["newest", "refresh"])
    news.actions.action("newest")?.perform()

    #expect(news.newLabel == nil)
    #expect(news.selectedRow.restored == "5")
  }

  @Test func `events that come while the first row is visible are not counted`() async {
    let news = await shown()
    news.display(news.rows, isAtTop: true)
    fakes.sync[pages: query] = [[Sample.event(3), Sample.event(2), Sample.event(1)]]

    await wait(60)

    #expect(news.rows.count == 3)
    #expect(news.newLabel == nil)
  }

  @Test func `offline, the feed says how old it is, until the server is back`() async {
    let news = await shown()

    fakes.sync[failure: query] = .offline
    await wait(300)
    #expect(news.problem == "Offline. Showing what was stored 5 minutes ago.")
    fakes.sync[failure: query] = nil
    await wait(60)

    #expect(news.problem == nil)
    #expect(news.rows.count == 2)
  }
}
