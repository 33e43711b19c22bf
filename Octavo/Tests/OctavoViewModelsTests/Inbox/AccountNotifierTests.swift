import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of a user with two accounts who is notified of what is new in both.
struct AccountNotifierTests {
  private let fakes = Fakes()
  private let sent = SentNews()
  private let grace: FakeAccount

  init() { grace = FakeAccount("grace", beside: fakes) }

  /// Shows home while both accounts have threads, of which one has the same number in both.
  private func shown(isOn: Bool = false) async throws -> HomeViewModel {
    sent.collect(from: fakes.services)
    fakes.services.preferences[Settings.notifiesNews] = isOn
    for store in [fakes.store, grace.store] where store[.inbox] == nil { store[.inbox] = [] }
    let home = try fakes.showHome()
    await fakes.pass(2)
    return home
  }

  private func arrive(_ ids: Int..., in store: FakeStore) async {
    store[.inbox] = InboxThread.merged(
      ids.map { InboxThread(Sample.thread($0)) },
      after: store[.inbox] ?? []
    )
    await settle()
  }

  private var requests: [Int] {
    [fakes.sync, grace.sync].map { $0.requests.count { $0.contains("inbox") } }
  }

  @Test func `threads of both accounts are notified once, each with the name of its account`()
    async throws
  {
    let home = try await shown(isOn: true)

    for _ in 0..<2 {
      await arrive(1, in: fakes.store)
      await arrive(1, in: grace.store)
    }

    #expect(
      sent.news.map(\.detail) == [
        "maralind/tides#1 · watching · juno", "maralind/tides#1 · watching · grace",
      ]
    )
    #expect(sent.news.map(\.target) == ["juno@ghe.example.com 1", "grace@ghe.example.com 1"])
    #expect(grace.store[.inbox]?.first?.notifiedAt == Sample.thread(1).updatedAt)
    withExtendedLifetime(home) {}
  }

  @Test func `accounts of two servers are named with these`() async throws {
    _ = FakeAccount("juno", on: "github.com", beside: fakes)
    let home = try await shown(isOn: true)

    await arrive(1, 2, 3, 4, 5, in: grace.store)

    #expect(sent.news.map(\.detail) == ["maralind/tides · grace@ghe.example.com"])
    #expect(sent.news.map(\.target) == ["grace@ghe.example.com"])
    withExtendedLifetime(home) {}
  }

  @Test func `turning notifications on sends none about what is there, in either account`()
    async throws
  {
    grace.store[.inbox] = (1...7).map { InboxThread(Sample.thread($0)) }
    let home = try await shown()

    fakes.services.beginNotifying("")
    await settle()
    let first = sent.news
    await arrive(8, in: grace.store)

    #expect(first.isEmpty && sent.news.map(\.thread) == ["8"])
    withExtendedLifetime(home) {}
  }

  @Test func `turning notifications on sends none about what an old list or none lacks`()
    async throws
  {
    let old = Sample.now.addingTimeInterval(-86_400)
    grace.store.put(Stored([InboxThread(Sample.thread(1))], readAt: old), as: .inbox)
    let home = try await shown()

    fakes.services.beginNotifying("")
    await settle()
    let response = (1...7).map { InboxThread(Sample.thread($0)) }
    grace.store.put(Stored(response, readAt: Sample.now), as: .inbox)
    await settle()
    let first = sent.news
    await arrive(8, in: grace.store)

    #expect(first.isEmpty && sent.news.map(\.thread) == ["8"])
    withExtendedLifetime(home) {}
  }

  @Test func `the first list of an account that has just logged in sends none`() async throws {
    let home = try await shown(isOn: true)
    let new = FakeAccount("new", beside: fakes)
    await settle()

    await arrive(1, 2, in: new.store)
    let first = sent.news
    await arrive(3, in: new.store)

    #expect(first.isEmpty && sent.news.map(\.thread) == ["3"])
    withExtendedLifetime(home) {}
  }

  @Test func `the filter of the notifications can name an account`() async throws {
    fakes.services.preferences[Settings.notifiedFilter] = "account:grace"
    let home = try await shown(isOn: true)

    await arrive(1, in: fakes.store)
    await arrive(2, in: grace.store)

    #expect(sent.news.map(\.thread) == ["2"])
    withExtendedLifetime(home) {}
  }

  @Test func `each account is requested once a minute, and the other only for notifications`()
    async throws
  {
    let home = try await shown()
    let off = requests
    fakes.services.beginNotifying("")
    fakes.navigation.push(.inbox)
    await settle()
    fakes.sync.forgetRequests()
    grace.sync.forgetRequests()

    for _ in 0..<60 { await fakes.pass(60) }

    #expect(off == [1, 0])
    #expect(requests.allSatisfy { (58...61).contains($0) }, "\(requests)")
    withExtendedLifetime(home) {}
  }

  @Test func `an account that logs out, or whose token is refused, ends its own notifications`()
    async throws
  {
    let home = try await shown(isOn: true)
    grace.refuse()
    grace.sync.forgetRequests()
    fakes.sync.forgetRequests()
    for _ in 0..<4 { await fakes.pass(60) }
    let refused = requests

    grace.logOut()
    await settle()
    await arrive(1, in: grace.store)
    await arrive(2, in: fakes.store)

    #expect(refused[0] > 0 && refused[1] == 0)
    #expect(sent.news.map(\.target) == ["juno@ghe.example.com 2"])
    withExtendedLifetime(home) {}
  }

  @Test func `a click shows the account, at the thread or at its inbox`() async throws {
    let home = try await shown(isOn: true)
    await arrive(12, in: grace.store)

    fakes.services.openNews(try #require(sent.news.first?.target))
    await settle()
    let page = fakes.navigation.path.targets
    let notice = fakes.services.notice?.text
    fakes.services.openNews("juno@ghe.example.com")
    await settle()

    #expect(fakes.session.calls == ["activate \(grace.id)", "activate juno@ghe.example.com"])
    #expect(page == [.home, .issue(Sample.name, 12)])
    #expect(notice == "Switched to “\(grace.id)”.")
    #expect(fakes.navigation.path.targets == [.home])
    withExtendedLifetime(home) {}
  }

  @Test func `a click on a thread that has left opens the inbox, or the login after a logout`()
    async throws
  {
    let home = try await shown(isOn: true)
    grace.logOut()
    fakes.session.withoutToken = [grace.id]

    fakes.services.openNews("juno@ghe.example.com 99")
    await settle()
    let tab = home.tabs.selectedIndex
    fakes.services.openNews("\(grace.id) 1")
    await settle()

    #expect(tab == 4)
    #expect(fakes.services.notice?.text == "“\(grace.id)” has to log in again.")
    withExtendedLifetime(home) {}
  }

  @Test func `a program without screens ends with the last account`() async throws {
    fakes.logIn()
    sent.collect(from: fakes.services)
    fakes.services.preferences[Settings.notifiesNews] = true
    grace.store[.inbox] = []
    let news = BackgroundNews(fakes.services)
    await fakes.pass(2)
    await arrive(12, in: grace.store)
    let arguments = fakes.services.argumentsToOpenNews(try #require(sent.news.last?.target))

    fakes.session.expire()
    fakes.session.user = nil
    await settle()
    let first = news.end
    await arrive(13, in: grace.store)
    grace.refuse()
    await settle()

    #expect(
      arguments
        == ["--host", "ghe.example.com", "--account", "grace", "/maralind/tides/issues/12"]
    )
    #expect(first == nil && sent.news.map(\.thread) == ["12", "13"])
    #expect(news.end == .refused(login: "grace"))
  }
}
