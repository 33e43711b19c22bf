import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The filter of the inbox as chips and as a text, which are two views of one value.
struct InboxChipTests {
  private let fakes = Fakes()

  private var threads: [GitHub.NotificationThread] {
    var (issue, pull) = (Sample.thread(1), Sample.thread(2, .pullRequest, title: "Count waves"))
    pull.reason = .mention
    pull.repository = GitHub.RepositoryName(owner: "ada", name: "engine")
    issue.reason = .author
    return [issue, pull]
  }

  private func type(_ text: String, in inbox: InboxViewModel) async {
    inbox.keyword = text
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
  }

  @Test func `a typed condition is a chip, and the end of a chip changes the text`() async throws {
    let inbox = await fakes.inbox(threads)

    await type("wave reason:mention is:unread type:PULL", in: inbox)
    let titles = inbox.chips.map(\.title)
    inbox.remove(try #require(inbox.chips.first))
    let text = inbox.keyword
    await type(text, in: inbox)
    inbox.remove(FilterChip("reason:unknown", title: "Unknown"))

    #expect(titles == ["Unread", "Mentioned", "Pull request"])
    #expect(text == "reason:mention type:pull wave" && inbox.keyword == text)
    #expect(inbox.chips.map(\.id) == ["reason:mention", "type:pull"])
  }

  @Test func `words are no chips, and a value that is not known is shown as it is`() async {
    let inbox = await fakes.inbox(threads)

    await type("wave type:hologram reason:moon_phase org:Ada", in: inbox)

    #expect(inbox.chips.map(\.title) == ["Moon phase", "hologram", "All of ada"])
    #expect(inbox.rows.isEmpty)
  }

  @Test func `several conditions are chosen at once, each shown in the list immediately`()
    async throws
  {
    let inbox = await fakes.inbox(threads)
    await type("wave", in: inbox)
    inbox.actions.action("narrow")?.perform()
    let picker = try fakes.top(InboxFilterViewModel.self)
    func choose(_ title: String) async throws {
      picker.open(try #require(picker.rows.first { $0.title.hasPrefix(title) }))
      fakes.scheduler.advance(by: .milliseconds(300))
      await settle()
    }

    try await choose("Unread")
    try await choose("Mentioned")
    let text = inbox.keyword
    let current = picker.rows.filter(\.isCurrent).map(\.title)
    try await choose("Unread")
    picker.cancel()

    #expect(text == "is:unread reason:mention wave")
    #expect(current == ["Unread (1)", "Mentioned (1)"])
    #expect(inbox.keyword == "reason:mention wave" && inbox.rows.map(\.id) == ["2"])
  }

  @Test func `a condition has the number of threads beside those of the other kinds`() async throws
  {
    let inbox = await fakes.inbox(threads)
    await type("reason:mention reason:assign", in: inbox)
    inbox.actions.action("narrow")?.perform()
    let picker = try fakes.top(InboxFilterViewModel.self)
    let reasons = picker.sections.first { $0.title == "Reason" }?.rows.map(\.title)
    let types = picker.sections.first { $0.title == "Type" }?.rows.map(\.title)
    let subtitle = picker.screenTitle

    picker.keyword = "engine"
    let found = picker.rows.map(\.title)
    picker.keyword = ""
    picker.open(picker.rows[0])

    #expect(reasons == ["Assigned (0)", "Mentioned (1)", "You opened it (1)"])
    #expect(types == ["Issue (0)", "Pull request (1)"])
    #expect(subtitle == .double("Filter the Inbox", subtitle: "1 of 2 shown"))
    #expect(found == ["ada/engine (1)"])
    #expect(picker.rows[0].isCurrent && inbox.keyword.isEmpty)
  }

  @Test func `a thread that comes while the conditions are open is counted`() async throws {
    let inbox = await fakes.inbox([threads[0]])
    inbox.actions.action("narrow")?.perform()
    let picker = try fakes.top(InboxFilterViewModel.self)
    let before = picker.rows[0].title

    fakes.sync[pages: .inbox] = Sample.pages(threads.map { InboxThread($0) })
    inbox.refresh()
    await settle()

    #expect(before == "All Threads (1)" && picker.rows[0].title == "All Threads (2)")
  }

  @Test func `accounts with one login on two servers are two conditions`() async throws {
    let other = FakeAccount("juno", on: "ghe.other.com", beside: fakes)
    other.store[.inbox] = [InboxThread(Sample.thread(1))]
    let inbox = await fakes.inbox([Sample.thread(2)])
    inbox.actions.action("accounts.all")?.perform()
    await settle()
    inbox.actions.action("narrow")?.perform()
    let picker = try fakes.top(InboxFilterViewModel.self)
    let accounts = picker.sections.first { $0.title == "Account" }?.rows ?? []

    picker.open(try #require(accounts.last))
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    let titles = ["Account juno@ghe.example.com (1)", "Account juno@ghe.other.com (1)"]
    #expect(accounts.map(\.title) == titles)
    #expect(inbox.rows.count == 1 && inbox.rows[0].detail.hasPrefix("juno@ghe.other.com"))
  }

  @Test func `a thread that is done and bookmarked is counted as the list shows it`() async throws {
    let inbox = await fakes.inbox(threads)
    for action in ["bookmark", "done"] {
      inbox.offeredActions(at: inbox.rows[0]).action(action)?.perform()
      await settle()
    }
    inbox.actions.action("narrow")?.perform()
    let picker = try fakes.top(InboxFilterViewModel.self)
    let before = picker.rows.map(\.title)

    picker.open(try #require(picker.rows.first { $0.title.hasPrefix("Bookmarked") }))
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    #expect(before[0] == "All Threads (1)" && !before.contains("Mentioned (1)"))
    #expect(inbox.rows.map(\.id) == ["2"] && picker.rows.map(\.title).contains("Mentioned (1)"))
  }
}
