import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of a user who is notified of what is new while he does something else.
struct InboxNotifierTests {
  private let fakes = Fakes()
  private let sent = SentNews()
  private let juno = StoredAccount.ID(server: "ghe.example.com", login: "juno")

  /// Shows home on its first tab, with threads that the server has sent.
  private func shown(_ threads: [GitHub.NotificationThread] = []) async throws -> HomeViewModel {
    sent.collect(from: fakes.services)
    fakes.store[.inbox] = threads.map { InboxThread($0) }
    let home = try fakes.showHome()
    await fakes.pass(2)
    return home
  }

  private func turnOn(_ filter: String = "") async {
    fakes.services.beginNotifying(filter)
    await settle()
  }

  private func arrive(_ threads: GitHub.NotificationThread...) async {
    let known = fakes.store[.inbox] ?? []
    fakes.store[.inbox] = InboxThread.merged(threads.map { InboxThread($0) }, after: known)
    await settle()
  }

  @Test func `a user who has not asked for it gets no notification`() async throws {
    _ = try await shown()

    await arrive(Sample.thread(1))

    #expect(sent.news.isEmpty)
  }

  @Test func `each new thread is notified once, and none of those before`() async throws {
    let home = try await shown([Sample.thread(1)])
    await turnOn()

    await arrive(Sample.thread(1), Sample.thread(2))
    await arrive(Sample.thread(1), Sample.thread(2))
    let other = HomeViewModel(fakes.services)
    await settle()

    #expect(
      sent.news == [
        InboxNews(
          title: "Tides come twice",
          detail: "maralind/tides#2 · watching",
          thread: "2",
          account: juno
        )
      ]
    )
    withExtendedLifetime((home, other)) {}
  }

  @Test func `the switch in the settings sends nothing about the threads that are there`()
    async throws
  {
    let home = try await shown([Sample.thread(1)])

    fakes.services.preferences[Settings.notifiesNews] = true
    await settle()
    let first = sent.news
    await arrive(Sample.thread(1), Sample.thread(2))

    #expect(first.isEmpty && sent.news.map(\.thread) == ["2"])
    withExtendedLifetime(home) {}
  }

  @Test func `a thread is notified again when something new is in it`() async throws {
    _ = try await shown([Sample.thread(1)])
    await turnOn()
    var newer = Sample.thread(1)
    newer.updatedAt = Sample.now

    await arrive(newer)

    #expect(sent.news.map(\.thread) == ["1"])
  }

  @Test func `five at once are one, and its click opens the inbox`() async throws {
    let home = try await shown()
    await turnOn()

    fakes.store[.inbox] = (1...5).map { InboxThread(Sample.thread($0)) }
    await settle()
    fakes.services.openNews("\(juno)")
    await settle()

    #expect(
      sent.news == [
        InboxNews(
          title: "5 new threads in the inbox",
          detail: "maralind/tides",
          thread: nil,
          account: juno
        )
      ]
    )
    #expect(home.tabs.selectedIndex == 4)
  }

  @Test func `a click on one opens its page`() async throws {
    _ = try await shown([Sample.thread(12)])

    fakes.services.openNews("12")
    await settle()

    #expect(fakes.navigation.path.targets.last == .issue(Sample.name, 12))
  }

  @Test func `only threads that the filter lets through are notified`() async throws {
    _ = try await shown()
    await turnOn("reason:mention")
    var mention = Sample.thread(2)
    mention.reason = .mention

    await arrive(Sample.thread(1), mention)

    #expect(sent.news.map(\.thread) == ["2"])
  }

  @Test func `notifications of quiet hours are sent after them`() async throws {
    _ = try await shown()
    await turnOn()
    fakes.services.preferences[Settings.quietHours] = .night
    // The time of the samples is eight in the morning.
    await fakes.pass(15 * 3_600)

    await arrive(Sample.thread(1))
    let quiet = sent.news
    await fakes.pass(9 * 3_600)

    #expect(quiet.isEmpty && sent.news.map(\.thread) == ["1"])
  }

  @Test func `the inbox and the news are requested by turns, and the inbox alone each minute`()
    async throws
  {
    let home = try await shown()
    await turnOn()
    fakes.sync.forgetRequests()

    for _ in 0..<6 { await fakes.pass(60) }
    let beside = inboxRequests
    home.tabs.select(4)
    await settle()
    fakes.sync.forgetRequests()
    for _ in 0..<3 { await fakes.pass(60) }

    #expect(beside == 3 && inboxRequests == 3)
  }

  @Test func `the number of new threads is requested after the first screen`() async throws {
    let home = try fakes.showHome()
    await settle()
    let before = inboxRequests

    await fakes.pass(2)

    #expect(before == 0 && inboxRequests == 1)
    withExtendedLifetime(home) {}
  }

  @Test func `a window out of sight requests nothing, unless notifications are on`() async throws {
    let home = try await shown()
    fakes.sync.forgetRequests()
    fakes.services.polling.isOnScreen = false
    for _ in 0..<5 { await fakes.pass(60) }
    let hidden = fakes.sync.requests
    fakes.services.polling.isOnScreen = true
    await settle()
    let seen = inboxRequests
    fakes.services.polling.isOnScreen = false
    await turnOn()
    await fakes.pass(60)

    #expect(hidden.isEmpty && seen == 1 && inboxRequests == 2)
    withExtendedLifetime(home) {}
  }

  @Test func `without a network little is requested, and at once when it is back`() async throws {
    let home = try await shown()
    await turnOn()
    fakes.sync.forgetRequests()
    fakes.services.polling.isOnline = false
    for _ in 0..<9 { await fakes.pass(60) }
    let offline = inboxRequests
    // The system may be wrong about the network.
    await fakes.pass(60)
    let late = inboxRequests
    await fakes.pass(180)

    fakes.services.polling.isOnline = true
    await settle()

    #expect(offline == 0 && late == 1 && inboxRequests == 2)
    withExtendedLifetime(home) {}
  }

  private var inboxRequests: Int { fakes.sync.requests.count { $0.contains("inbox") } }

  @Test func `a title is no command of a terminal`() {
    let hostile = InboxThread(Sample.thread(1, title: "\u{1B}]0;moon\u{7}\u{202E}\nx"))

    let news = InboxNews.news(about: [hostile], of: juno)

    #expect(news.map(\.title) == [" ]0;moon   x"])
  }

  @Test func `notifications are offered once`() async throws {
    let home = try await shown()
    home.tabs.select(4)
    await settle()
    let offer = fakes.services.notice
    fakes.services.showNotice("Something else.")
    home.tabs.select(0)
    home.tabs.select(4)
    await settle()
    offer?.action?.perform()
    await settle()

    #expect(offer?.action?.title == "Turn On")
    #expect(fakes.services.notice?.text == "Notifications are on.")
    #expect(fakes.services.preferences[Settings.notifiesNews])
  }
}
