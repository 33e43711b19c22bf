import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The inboxes of two accounts of one server, both logged in.
@Suite(.timeLimit(.minutes(20)))
struct SharedInboxTests {
  /// Two accounts in one program, of which “ada” is shown.
  @MainActor
  private struct Two {
    let thread: ThreadFixture
    let inbox: InboxViewModel
    let grace: StoredAccount.ID

    var live: AppSession { thread.live }
    var services: Services { live.services }
    var session: any Session { services.session }

    /// The titles of the rows, each with its account and its mark.
    var rows: Set<String> {
      Set(
        inbox.rows.map { row in
          let account = row.detail.prefix { $0 != " " }
          return "\(account): \(row.title) \(row.mark ?? "-")"
        }
      )
    }

    func row(_ account: String) throws -> SummaryRow {
      try #require(inbox.rows.first { $0.detail.hasPrefix(account) })
    }

    func perform(_ id: String, _ account: String) async throws {
      inbox.offeredActions(at: try row(account)).action(id)?.perform()
      await live.settled()
    }

    /// The unread threads of an account on the server.
    func unread(_ account: SandboxAccount) async throws -> [String] {
      try await thread.elsewhere(as: account) { api in
        try await api.send(.notifications()).items.map(\.subject.title)
      }
    }

    func refresh() async throws {
      for account in session.loggedIn { try await account.sync.refresh(.inbox) }
      await live.settled()
    }
  }

  /// Runs a test with a list of both accounts: “ada” has a thread about her issue, on which “grace”
  /// has commented, and “grace” one about hers.
  private func withTwo(_ body: @MainActor (Two) async throws -> Void) async throws {
    try await withInbox { thread, _ in
      let session = thread.live.services.session
      let ada = thread.fixture.id
      let other = try await thread.elsewhere(as: LiveFixture.grace) { [place = thread.place] api in
        try await api.send(.newIssue(title: "Oil", body: "None", in: place.repository))
      }
      try await thread.elsewhere { [place = thread.place] api in
        _ = try await api.send(.newComment("Yes", onIssue: other.number, of: place.repository))
      }
      try await session.prepareLogin(on: thread.fixture.host.name, as: nil) {}
      _ = try await session.logIn(with: GitHub.Token(LiveFixture.grace.token))
      try #require(await session.activate(ada) {})
      thread.live.services.preferences[Settings.showsAllAccounts] = true
      let two = Two(
        thread: thread,
        inbox: InboxViewModel(thread.live.services),
        grace: StoredAccount.ID(server: ada.server, login: "grace")
      )
      try await two.refresh()
      try #require(two.rows.isSuperset(of: ["ada: Steam New", "grace: Oil New"]), "\(two.rows)")
      try await body(two)
    }
  }

  @Test func `done is sent as the account of the row, also while another one is shown`()
    async throws
  {
    try await withTwo { two in
      let before = try await two.unread(LiveFixture.account)

      try await two.perform("done", "grace")
      await two.thread.pass(6)
      for account in two.session.loggedIn { await account.store.drained() }
      while try await two.unread(LiveFixture.grace).contains("Oil") { await settle() }

      #expect(try await two.unread(LiveFixture.account) == before)
      #expect(two.rows.contains("ada: Steam New") && !two.rows.contains("grace: Oil New"))
    }
  }

  @Test func `requests held at a logout wait in Unsent of its account, and the other stays`()
    async throws
  {
    try await withTwo { two in
      try await two.perform("done", "grace")
      let undo = two.services.notice?.action

      await two.session.logOut(two.grace, deletingLocalData: false)
      await two.live.settled()
      undo?.perform()
      await two.live.settled()
      let (rows, notice) = (two.rows, two.services.notice?.text)
      await two.thread.pass(60)
      let unread = try await two.unread(LiveFixture.grace)
      try await two.session.prepareLogin(on: two.grace.server, as: nil) {}
      _ = try await two.session.logIn(with: GitHub.Token(LiveFixture.grace.token))
      await two.live.settled()

      #expect(rows.allSatisfy { $0.hasPrefix("ada/engine") }, "\(rows)")
      #expect(notice?.contains("is logged out") == true)
      #expect(unread.contains("Oil"))
      #expect(two.thread.requests.map(\.state) == [.asks])
    }
  }

  @Test func `a refused token of one account leaves its rows, and the other as it is`()
    async throws
  {
    try await withTwo { two in
      let account = try #require(two.session.loggedIn.last)
      two.thread.fixture.sandbox.inject(SandboxFault(.revokeToken, count: 1))
      await #expect(throws: APIError.self) { try await account.sync.refresh(.inbox) }
      await two.live.settled()

      #expect(two.rows.isSuperset(of: ["ada: Steam New", "grace: Oil New"]))
      #expect(two.inbox.screenTitle == .double("Inbox", subtitle: "grace: session expired"))
      #expect(two.session.isUsable(two.thread.fixture.id) && !two.session.isUsable(two.grace))
      try await two.services.sync.refresh(.inbox)

      _ = try? await two.session.prepareLogin(on: two.grace.server, as: nil) {}
      let other = LiveFixture.grace
      _ = try await two.session.logIn(
        username: other.login,
        password: other.password,
        oneTimeCode: nil
      )
      await two.live.settled()
      #expect(two.session.isUsable(two.grace))
      #expect(two.inbox.screenTitle == .plain("Inbox"))
    }
  }

  @Test func `a comment of an account whose token is refused waits for its login`() async throws {
    try await withTwo { two in
      let (account, sandbox) = (try #require(two.session.loggedIn.last), two.thread.fixture.sandbox)
      sandbox.inject(SandboxFault(.revokeToken, count: 1))
      await #expect(throws: APIError.self) { try await account.sync.refresh(.inbox) }
      await two.live.settled()
      // As the server hides a private repository from requests without a token.
      sandbox.inject(SandboxFault(.status(404), pathPrefix: "/repositories"))
      let comment = NewComment("Later", on: two.thread.place)
      _ = try await account.outbox.add(comment)
      await two.thread.pass(61)
      await two.live.settled()
      var rows: [OutboxRow] = []
      account.outbox.requests(on: nil).startWithValues { rows = $0 }.dispose()
      sandbox.clearFaults()
      try await two.session.prepareLogin(on: two.grace.server, as: nil) {}
      let other = LiveFixture.grace
      _ = try await two.session.logIn(
        username: other.login,
        password: other.password,
        oneTimeCode: nil
      )
      await two.live.settled()
      await two.thread.pass(2)
      let texts = try await two.thread.elsewhere { [place = two.thread.place] api in
        try await api.send(.comments(onIssue: place.number, of: place.repository)).items.map(\.body)
      }

      #expect(rows.map(\.state) == [.waiting])
      #expect(texts.contains("Later"))
    }
  }

  @Test func `a text that is open while another account is shown stays a draft of its account`()
    async throws
  {
    try await withTwo { two in
      let page = two.thread.viewModel
      page.write()
      page.writing?.composer.text = "Half"

      try #require(await two.session.activate(two.grace) {})
      await two.thread.pass(1)
      await two.live.settled()
      let drafts = two.session.loggedIn.map { account in
        var found: [String] = []
        account.outbox.drafts.startWithValues { found = $0.map(\.contents.text) }.dispose()
        return found
      }

      #expect(drafts == [["Half"], []])
    }
  }

  @Test func `of two programs one notifies of a thread of an account that neither shows`()
    async throws
  {
    try await withTwo { two in
      var sent: [InboxNews] = []
      let programs = [two.live, try await two.thread.fixture.start(scheduler: TestScheduler())]
      for program in programs {
        await program.othersBegan()
        program.services.notify = { sent.append($0) }
        program.services.preferences[Settings.notifiesNews] = true
      }
      let notifiers = programs.map { InboxNotifier($0.services) }
      for program in programs {
        for account in program.services.session.loggedIn {
          try await account.sync.refresh(.inbox)
        }
      }
      for program in programs { await program.settled() }
      let first = sent.map(\.target).sorted()

      await programs[1].end()
      let again = try await two.thread.fixture.start(scheduler: TestScheduler())
      await again.othersBegan()
      again.services.notify = { sent.append($0) }
      let notifier = InboxNotifier(again.services)
      for account in again.services.session.loggedIn { try await account.sync.refresh(.inbox) }
      await again.settled()

      #expect(Set(first).count == first.count && first.count == sent.count, "\(sent)")
      #expect(Set(sent.map(\.account)) == [two.thread.fixture.id, two.grace])
      #expect(again.services.session.loggedIn.count == 2)
      withExtendedLifetime((notifiers, notifier)) {}
    }
  }

  @Test func `a start can name the account`() async throws {
    try await withTwo { two in
      two.thread.fixture.login = "grace"

      let named = try await two.thread.fixture.start(scheduler: TestScheduler())
      two.thread.fixture.login = "nobody"
      let unknown = try await two.thread.fixture.start(scheduler: TestScheduler())

      #expect(named.services.session.user?.login == "grace")
      #expect(unknown.services.session.user == nil)
      #expect(unknown.services.session.lastUsername == "nobody")
    }
  }
}
