import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of a user whom bots do not interrupt.
struct BotNewsTests {
  private let fakes = Fakes()
  private let sent = SentNews()

  private func shown() async throws -> HomeViewModel {
    sent.collect(from: fakes.services)
    fakes.services.preferences[Settings.notifiesNews] = true
    fakes.store[.inbox] = []
    let home = try fakes.showHome()
    await fakes.pass(2)
    return home
  }

  /// A response with a thread that was changed some minutes ago.
  private func arrive(
    minutesAgo minutes: Double = 1,
    for reason: GitHub.NotificationThread.Reason = .subscribed,
    read: Double? = nil
  ) async {
    var thread = Sample.thread(1)
    thread.updatedAt = time(minutes)
    thread.lastReadAt = read.map(time)
    thread.reason = reason
    let items = InboxThread.merged([InboxThread(thread)], after: fakes.store[.inbox] ?? [])
    fakes.store.put(Stored(items, readAt: fakes.services.now()), as: .inbox)
    await settle()
  }

  private func time(_ minutes: Double) -> Date { Sample.now.addingTimeInterval(-minutes * 60) }

  /// The state of the thread arrives.
  private func answer(
    by author: String = "gauge[bot]",
    isBot: Bool = true,
    minutesAgo minutes: Double = 1,
    others: Double? = nil
  ) async {
    var state = GitHub.SubjectState(.open)
    state.lastComment = .init(
      by: author,
      isByBot: isBot,
      at: time(minutes),
      others: others.map(time)
    )
    let items = (fakes.store[.inbox] ?? []).map { $0.with(state) }
    fakes.store.put(Stored(items, readAt: fakes.services.now()), as: .inbox)
    await settle()
  }

  @Test func `a comment by a bot sends nothing, and the next one by an account does`()
    async throws
  {
    let home = try await shown()

    await arrive(minutesAgo: 5)
    await answer(minutesAgo: 5)
    await fakes.pass(60)
    let first = sent.news.count
    await arrive(minutesAgo: 2)
    await answer(by: "ada", isBot: false, minutesAgo: 2)

    #expect(first == 0 && sent.news.count == 1)
    withExtendedLifetime(home) {}
  }

  @Test func `an account that the user calls a bot is one`() async throws {
    fakes.services.preferences[Settings.botLogins] = ["Ticker"]
    let home = try await shown()

    await arrive()
    await answer(by: "ticker", isBot: false)
    await fakes.pass(60)

    #expect(sent.news.isEmpty)
    withExtendedLifetime(home) {}
  }

  @Test(
    arguments: [
      .mention, .teamMention, .assign, .reviewRequested, .stateChange, .workflow,
    ] as [GitHub.NotificationThread.Reason]
  )
  func `the user is notified at once of a bot that addresses him`(
    _ reason: GitHub.NotificationThread.Reason
  ) async throws {
    let home = try await shown()

    await arrive(for: reason)

    #expect(sent.news.count == 1)
    withExtendedLifetime(home) {}
  }

  @Test func `a comment of an account before that of a bot is news, unless the user has seen it`()
    async throws
  {
    let home = try await shown()

    await arrive(minutesAgo: 9, read: 12)
    await answer(minutesAgo: 9, others: 14)
    let seen = sent.news.count
    await arrive(minutesAgo: 3, read: 12)
    await answer(minutesAgo: 3, others: 3.5)
    let new = sent.news.count
    await arrive(minutesAgo: 1, read: 12)
    await answer(minutesAgo: 1, others: 3.5)

    #expect(seen == 0 && new == 1 && sent.news.count == 1)
    withExtendedLifetime(home) {}
  }

  @Test func `an event after the comment of a bot is news`() async throws {
    let home = try await shown()

    await arrive(minutesAgo: 1)
    await answer(minutesAgo: 1.4)

    #expect(sent.news.count == 1)
    withExtendedLifetime(home) {}
  }

  @Test func `a thread whose state does not come is notified after some seconds, once`()
    async throws
  {
    let home = try await shown()

    await arrive()
    let first = sent.news.count
    await fakes.pass(10)
    let second = sent.news.count
    await fakes.pass(15)
    let third = sent.news.count
    await answer(by: "ada", isBot: false)

    #expect(first == 0 && second == 0 && third == 1 && sent.news.count == 1)
    withExtendedLifetime(home) {}
  }

  @Test func `no thread waits for a state that never comes`() async throws {
    let home = try await shown()

    var release = Sample.thread(1, .release)
    release.subject.apiURL = nil
    fakes.store.put(Stored([InboxThread(release)], readAt: fakes.services.now()), as: .inbox)
    await settle()

    #expect(sent.news.count == 1)
    withExtendedLifetime(home) {}
  }
}
