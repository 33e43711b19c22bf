import BinderyNavigation
import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// A program without screens, which notifies the user until it has a reason to end.
struct BackgroundNewsTests {
  private let fakes = Fakes()
  @MainActor private final class Requests { var count = 0 }
  private let sent = SentNews()
  private let requests = Requests()

  private func begin(isOn: Bool = true) async -> BackgroundNews {
    sent.collect(from: fakes.services)
    fakes.services.preferences[Settings.notifiesNews] = isOn
    let news = BackgroundNews(fakes.services) { [requests] in requests.count += 1 }
    fakes.scheduler.advance(by: .seconds(2))
    await settle()
    return news
  }

  @Test func `new threads are notified without a screen`() async {
    fakes.logIn()
    fakes.store[.inbox] = []
    let news = await begin()

    fakes.store[.inbox] = [InboxThread(Sample.thread(12))]
    await settle()

    #expect(sent.news.map(\.thread) == ["12"])
    #expect(requests.count == 1)
    #expect(news.end == nil)
    #expect(
      fakes.services.argumentsToOpenNews("12")
        == ["--host", "ghe.example.com", "/maralind/tides/issues/12"]
    )
    #expect(fakes.services.argumentsToOpenNews("") == ["--host", "ghe.example.com", "/-/inbox"])
  }

  @Test func `the program ends without an account, also if notifications are off`() async {
    let news = await begin(isOn: false)

    #expect(news.end == .loggedOut)
    #expect(news.end?.isFailure == true)
  }

  @Test func `the program ends when the user turns notifications off`() async {
    fakes.logIn()
    let news = await begin()

    fakes.services.preferences[Settings.notifiesNews] = false
    await settle()

    #expect(news.end == .off)
    #expect(news.end?.isFailure == false)
  }

  @Test func `the program ends when another program logs the account out`() async {
    fakes.logIn()
    let news = await begin()

    fakes.session.user = nil
    fakes.session.accounts = [
      StoredAccount(id: .init(server: "ghe.example.com", login: "juno"), tokenPlace: nil)
    ]
    await settle()
    fakes.store[.inbox] = [InboxThread(Sample.thread(12))]
    await settle()

    #expect(news.end == .loggedOut)
    #expect(sent.news.isEmpty)
  }

  @Test func `the program ends when the server refuses the token`() async {
    fakes.session.user = fakes.session.account
    let news = await begin()

    fakes.session.expire()
    await settle()

    #expect(news.end == .refused(login: "juno"))
  }
}
