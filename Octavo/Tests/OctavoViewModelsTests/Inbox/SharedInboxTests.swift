import BinderyNavigation
import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of one list with the threads of two accounts.
struct SharedInboxTests {
  private let fakes = Fakes()
  private let grace: FakeAccount

  init() { grace = FakeAccount("grace", beside: fakes) }

  /// Shows the threads of both accounts, by their numbers.
  private func shown(_ own: [Int], _ others: [Int]) async -> InboxViewModel {
    fakes.logIn()
    fakes.sync[pages: .inbox] = Sample.pages(own.map { InboxThread(Sample.thread($0)) })
    grace.store[.inbox] = others.map { InboxThread(Sample.thread($0)) }
    let inbox = InboxViewModel(fakes.services)
    fakes.show(.inbox(inbox))
    await settle()
    perform("accounts.all", inbox)
    await settle()
    return inbox
  }

  private func perform(_ id: String, _ inbox: InboxViewModel) {
    inbox.actions.action(id)?.perform()
  }

  private func perform(_ id: String, _ inbox: InboxViewModel, row: String) async {
    guard let row = inbox.rows.first(where: { $0.id == row }) else { return }
    inbox.offeredActions(at: row).action(id)?.perform()
    await settle()
  }

  private func foreign(_ id: Int) -> String { "\(grace.id) \(id)" }

  @Test func `one action shows the threads of both accounts by date, each with its login`() async {
    let inbox = await shown([1, 3], [2, 3])
    let (rows, title) = (inbox.rows, inbox.actions.action("accounts.all")?.title)
    let (number, program) = (fakes.services.unreadCount, fakes.services.programTitle)

    perform("accounts.all", inbox)
    await settle()

    #expect(rows.map(\.id) == ["3", foreign(3), foreign(2), "1"])
    #expect(rows[1].detail.hasPrefix("grace · maralind/tides#3"))
    #expect(rows[0].detail.hasPrefix("juno · maralind/tides#3"))
    #expect(title == "Show This Account Only" && number == 4 && program == "Octavo (4)")
    #expect(inbox.rows.map(\.id) == ["3", "1"] && inbox.rows[0].detail.hasPrefix("maralind"))
    #expect(inbox.actions.action("accounts.all")?.title == "Show All Accounts")
  }

  @Test func `with one account nothing is offered, and nothing marked`() async {
    let inbox = await shown([1], [2])

    grace.logOut()
    await settle()

    #expect(inbox.actions.action("accounts.all") == nil)
    #expect(inbox.rows.map(\.id) == ["1"] && inbox.rows[0].detail.hasPrefix("maralind"))
  }

  @Test func `single sign-on is passed for each account that it hides threads from`() async {
    let inbox = await shown([1], [2])
    fakes.sync.hidden[StoreQuery.inbox.name] = HiddenOrganizations(["acme"])
    grace.sync.hidden[StoreQuery.inbox.name] = HiddenOrganizations(["acme", "umbra"])
    let actions = inbox.actions.filter { $0.id.hasPrefix("authorize.") }
    let title = inbox.screenTitle
    inbox.actions.action("authorize.umbra.\(grace.id)")?.perform()
    perform("accounts.all", inbox)
    await settle()

    #expect(
      actions.map(\.title) == [
        "Authorize for acme as juno…", "Authorize for acme as grace…",
        "Authorize for umbra as grace…",
      ]
    )
    #expect(Set(actions.map(\.id)).count == 3)
    let hiding = "Single sign-on hides news of acme"
    #expect(title == .double("Inbox", subtitle: "\(hiding), grace: \(hiding), umbra"))
    #expect(fakes.opened == ["https://ghe.example.com/orgs/umbra/sso"])
    let own = inbox.actions.filter { $0.id.hasPrefix("authorize.") }
    #expect(own.map(\.title) == ["Authorize for acme…"])
  }

  @Test func `a thread that both accounts have is done in the account of its row`() async {
    let inbox = await shown([7], [7])

    await perform("done", inbox, row: foreign(7))
    let left = inbox.rows.map(\.id)
    let requests = [fakes.outbox.rows.count, grace.outbox.rows.count]
    await perform("read", inbox, row: "7")
    fakes.services.undoAction.perform()
    await settle()

    #expect(left == ["7"] && requests == [0, 1])
    #expect(fakes.outbox.rows.map(\.kind) == [NotificationRead.name])
    #expect(inbox.rows.map(\.id) == ["7", foreign(7)] && grace.outbox.rows.isEmpty)
  }

  @Test func `one action is done with marked threads of both, and undo brings all back`() async {
    let inbox = await shown([1, 2], [1, 2])
    inbox.marks = ["1", foreign(1), foreign(2)]

    await perform("done", inbox, row: "1")
    let (left, notice) = (inbox.rows.map(\.id), fakes.services.notice?.text)
    fakes.services.undoAction.perform()
    await settle()

    #expect(left == ["2"] && notice == "Done with 3 threads." && inbox.marks.isEmpty)
    #expect(inbox.rows.count == 4 && fakes.outbox.rows.isEmpty && grace.outbox.rows.isEmpty)
  }

  @Test func `all are read by one request of each account, a repository by that of its row`()
    async
  {
    let inbox = await shown([1, 2], [3, 4])
    await perform("read.repository", inbox, row: foreign(3))
    let first = (inbox.rows.map(\.mark), grace.outbox.rows.map(\.kind), fakes.outbox.rows.count)
    fakes.services.notice?.action?.perform()
    await settle()

    perform("read.all", inbox)
    await settle()
    let notice = fakes.services.notice?.text

    #expect(first.0 == [nil, nil, "New", "New"] && first.1 == [InboxRead.name] && first.2 == 0)
    #expect(fakes.outbox.rows.map(\.kind) == [InboxRead.name])
    #expect(grace.outbox.rows.map(\.kind) == [InboxRead.name])
    #expect(notice == "4 threads marked as read." && fakes.services.unreadCount == 0)
  }

  @Test func `a bookmark and a subscription are those of the account of the row`() async {
    let inbox = await shown([7], [7])

    await perform("bookmark", inbox, row: foreign(7))
    await perform("mute", inbox, row: foreign(7))

    #expect(grace.store[.inbox]?.first?.bookmarkedAt != nil)
    #expect(fakes.store[.inbox]?.first?.bookmarkedAt == nil)
    #expect(grace.outbox.rows.map(\.kind) == [NotificationSubscription.name])
    #expect(fakes.outbox.rows.isEmpty)
  }

  @Test func `the filter can name an account, and an action of a row does`() async {
    let inbox = await shown([1], [2])

    await perform("only.account", inbox, row: foreign(2))
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    #expect(inbox.keyword == "account:grace" && inbox.rows.map(\.id) == [foreign(2)])
    #expect(inbox.screenTitle == .double("Inbox", subtitle: "1 of 2 shown"))
    #expect(InboxFilter("account:grace@ghe.example.com").matches(inbox.shown[0]))
    #expect(!InboxFilter("account:juno").matches(inbox.shown[0]))
  }

  @Test func `an account that logs out takes its rows and marks along, and its undo says so`()
    async
  {
    let inbox = await shown([1], [2, 3])
    await perform("done", inbox, row: foreign(2))
    let undo = fakes.services.notice?.action
    inbox.marks = ["1", foreign(3)]

    grace.logOut()
    await settle()
    undo?.perform()
    await settle()

    #expect(inbox.rows.map(\.id) == ["1"] && inbox.marks == ["1"])
    #expect(grace.outbox.rows.count == 1)
    #expect(
      fakes.services.notice?.text
        == "“\(grace.id)” is logged out. What it has not sent is in Unsent at its next login."
    )
    #expect(fakes.services.undoAction.isEnabled == false)
  }

  @Test func `an account that logs out during an action keeps no other one from it`() async {
    let inbox = await shown([1], [2])
    inbox.marks = ["1", foreign(2)]
    let gate = Gate()
    grace.outbox.gate = gate
    let actions = inbox.offeredActions(at: inbox.rows[0])

    fakes.session.others = []
    actions.action("done")?.perform()
    await settle()

    #expect(fakes.outbox.rows.map(\.key) == ["1"] && grace.outbox.rows.isEmpty)
    #expect(fakes.services.notice?.text.contains("is logged out") == true)
  }

  @Test func `the rows of an account whose token is refused stay, and the title says why`() async {
    let inbox = await shown([1], [2])

    grace.refuse()
    await settle()
    let expired = inbox.screenTitle
    grace.sync.forgetRequests()
    inbox.refresh()
    await settle()

    #expect(expired == .double("Inbox", subtitle: "grace: session expired"))
    #expect(inbox.rows.map(\.id) == [foreign(2), "1"] && grace.sync.requests.isEmpty)
  }

  @Test func `an account that cannot be reached keeps its rows, and the title says so`() async {
    let inbox = await shown([1], [2])
    grace.sync[failure: .inbox] = .offline

    inbox.refresh()
    await settle()
    let failed = inbox.screenTitle
    grace.sync[failure: .inbox] = nil
    grace.sync[pages: .inbox] = Sample.pages([InboxThread(Sample.thread(4))])
    inbox.refresh()
    await settle()

    #expect(failed == .double("Inbox", subtitle: "grace: The server cannot be reached."))
    #expect(inbox.rows.map(\.id) == [foreign(4), "1"] && inbox.screenTitle == .plain("Inbox"))
  }

  @Test func `the rows of the other account are shown while this one has none`() async {
    let inbox = await shown([], [2])

    #expect(inbox.content == .rows)
    grace.store[.inbox] = []
    await settle()
    #expect(inbox.content == .empty)
  }

  @Test func `a row of another account opens its page as that account`() async {
    let inbox = await shown([1], [2])

    inbox.open(inbox.rows[0])
    await settle()

    #expect(fakes.session.calls == ["activate \(grace.id)"])
    #expect(fakes.navigation.path.targets == [.home, .issue(Sample.name, 2)])
    #expect(fakes.services.notice?.text == "Switched to “\(grace.id)”.")
    let thread = fakes.services.inbox.thread(at: .issue(Sample.name, 2))
    #expect(thread?.account == grace.id)
  }

  @Test func `the way to the next thread leads through both accounts`() async throws {
    let inbox = await shown([1], [2])
    inbox.open(inbox.rows[0])
    await settle()
    let thread = try #require(fakes.services.inbox.thread(at: .issue(Sample.name, 2)))

    let next = fakes.services.inbox.neighbour(of: thread, forward: true)

    #expect(next?.key == InboxThread.Key(account: fakes.session.loggedIn[0].id, id: "1"))
  }

  @Test func `done with the last thread of an account shows the list, and stays in the account`()
    async throws
  {
    fakes.addTides()
    fakes.sync[pages: .inbox] = Sample.pages([InboxThread(Sample.thread(2))])
    grace.store[.inbox] = [InboxThread(Sample.thread(1))]
    fakes.services.preferences[Settings.showsAllAccounts] = true
    let home = try fakes.showHome()
    home.tabs.select(4)
    await settle()
    let inbox: InboxViewModel = try fakes.tab(4)
    let rows = inbox.rows.map(\.id)
    inbox.open(inbox.rows[0])
    await settle()
    let next = home.actions.action("next.thread")?.title

    home.actions.action("done")?.perform()
    await settle()

    #expect(rows == ["2", foreign(1)] && next == "Next Thread (grace)")
    #expect(fakes.navigation.path.targets.last == .home && fakes.session.calls.isEmpty)
    #expect(fakes.services.notice?.action?.title == "Undo")
  }

  @Test func `an action that one account refuses can be taken back in the other`() async {
    let inbox = await shown([1], [2])
    inbox.marks = ["1", foreign(2)]
    grace.outbox.failure = APIError(.offline)
    await perform("done", inbox, row: "1")
    let made = fakes.outbox.rows.count

    fakes.services.notice?.action?.perform()
    await settle()

    #expect(made == 1 && fakes.outbox.rows.isEmpty)
  }

  @Test func `a change to another account while an action is stored changes nothing of it`()
    async
  {
    let inbox = await shown([1], [2])
    let gate = Gate()
    fakes.outbox.gate = gate
    await perform("done", inbox, row: "1")

    AppStart(fakes.services).change(to: grace.id)
    await settle()
    gate.open()
    await settle()
    fakes.services.notice?.action?.perform()
    await settle()

    #expect(grace.outbox.rows.isEmpty && fakes.outbox.rows.isEmpty)
    #expect(fakes.services.notice == nil)
  }

  @Test func `an action on 2 × 5,000 threads is one change of each outbox`() async {
    let inbox = await shown(Array(1...5_000), Array(1...5_000))
    let rows = inbox.rows.count
    inbox.marks = Set(inbox.rows.map(\.id))

    inbox.offeredActions(at: inbox.rows[0]).action("read")?.perform()
    await settle()

    #expect(rows == 10_000 && inbox.rows.count == 10_000)
    #expect(fakes.outbox.rows.count == 5_000 && grace.outbox.rows.count == 5_000)
    #expect(fakes.services.unreadCount == 0)
  }
}
