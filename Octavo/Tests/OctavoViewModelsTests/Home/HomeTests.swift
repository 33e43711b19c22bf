import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct HomeTests {
  let fakes = Fakes()

  @Test func `only the tab on show asks the server`() async throws {
    let home = try fakes.showHome()
    await settle()
    #expect(fakes.sync.requests == ["received juno"])
    home.tabs.select(1)
    await settle()

    #expect(fakes.sync.requests == ["received juno", "own"])
  }

  nonisolated static let requestsOfTabs: [(Int, [String])] = [
    (0, ["received juno"]), (1, ["own"]),
    (
      2,
      [
        "discovered repositories trending weekly", "discovered repositories popular",
        "discovered accounts users", "topics featured",
      ]
    ),
    (3, ["user juno"]),
  ]

  @Test(arguments: requestsOfTabs)
  func `a tab tapped again asks anew`(index: Int, expected: [String]) async throws {
    let home = try fakes.showHome()
    home.tabs.select(index)
    await settle()
    fakes.sync.forgetRequests()

    home.tabs.select(index)
    await settle()

    #expect(fakes.sync.requests == expected)
  }

  @Test func `the tabs are named and have icons`() throws {
    let labels = try fakes.showHome().tabs.labels

    #expect(labels.map(\.title) == ["News", "Repositories", "Explore", "Profile", "Inbox"])
    #expect(labels.allSatisfy { $0.icon != nil && $0.badge == nil })
  }

  @Test func `the inbox is read after the first screen is drawn, or when a screen needs it`()
    async throws
  {
    fakes.store[.inbox] = [InboxThread(Sample.thread(1))]
    _ = try fakes.showHome()
    let services = fakes.services
    let drawn = MutableProperty(false)
    services.readInbox { _ = await drawn.producer.filter { $0 }.first() }
    await settle()
    let before = services.unreadCount
    drawn.value = true
    await settle()
    let after = services.unreadCount
    drawn.value = false
    services.readInbox { _ = await drawn.producer.filter { $0 }.first() }
    let again = services.unreadCount
    InboxViewModel(services).activate()

    #expect([before, after, again, services.unreadCount] == [0, 1, 0, 1])
    drawn.value = true
    await settle()
  }

  @Test func `the tab of the inbox has the number of new threads, without what is done`()
    async throws
  {
    fakes.store[.inbox] = [InboxThread(Sample.thread(1)), InboxThread(Sample.thread(2))]
    let inbox = try #require(try fakes.showHome().tabs.labels.last)
    let before = inbox.badge

    try await fakes.outbox.add(NotificationDone(Sample.thread(1)))
    let after = inbox.badge
    try await fakes.outbox.add(NotificationRead(Sample.thread(2)))

    #expect(before == "2" && after == "1" && inbox.badge == nil)
  }

  @Test func `the screen of a tab is made when the tab is selected`() throws {
    let home = try fakes.showHome()
    let tabs = try #require(fakes.navigation.router.topTabs)
    #expect(tabs.made.map(\.description) == ["[C1: News]"])

    home.tabs.select(3)

    #expect(tabs.made.map(\.description) == ["[C1: News]", "[C4: Profile]"])
  }

  @Test func `home and its tabs go when it goes`() async throws {
    weak var home: HomeViewModel?
    weak var news: NewsViewModel?
    weak var repositories: RepositoriesViewModel?
    weak var explore: ExploreViewModel?
    weak var profile: ProfileViewModel?

    do {
      let shown = try fakes.showHome()
      for index in shown.tabs.all.indices { shown.tabs.select(index) }
      home = shown
    }
    (news, repositories) = (try fakes.tab(0), try fakes.tab(1))
    (explore, profile) = (try fakes.tab(2), try fakes.tab(3))
    await settle()

    fakes.removeScreens()
    await settle()

    #expect(home == nil)
    #expect(news == nil && repositories == nil && explore == nil && profile == nil)
  }
}
