import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of the inbox: what is new, and what the user does with it.
struct InboxTests {
  private let fakes = Fakes()

  private func perform(_ id: String, _ inbox: InboxViewModel, row: Int = 0) async {
    inbox.offeredActions(at: inbox.rows[row]).action(id)?.perform()
    await settle()
  }

  @Test func `threads are in the order of their last change, with reason and repository`() async {
    var mention = Sample.thread(2, .pullRequest, title: "Count waves")
    mention.reason = .mention
    let inbox = await fakes.inbox([Sample.thread(1), mention])

    #expect(inbox.rows.map(\.title) == ["Count waves", "Tides come twice"])
    #expect(
      inbox.rows[0].detail
        == "maralind/tides#2 · Pull request · mentioned · 1 hour ago"
    )
    #expect(inbox.rows.map(\.mark) == ["New", "New"])
  }

  @Test func `an inbox from searches says so before what the filter hides, and offers no muting`()
    async
  {
    fakes.store[.isInboxFromSearches] = true
    var found = Sample.thread(1)
    found.id = found.searchID
    let inbox = await fakes.inbox([found])
    let title = inbox.screenTitle

    inbox.list.keyword = "is:read"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    let sentence = "From searches: the token has no notifications"
    #expect(title == .double("Inbox", subtitle: sentence))
    #expect(inbox.screenTitle == .double("Inbox", subtitle: "\(sentence), 0 of 1 shown"))
    let actions = fakes.services.triageActions(of: inbox.state.threads).map(\.id)
    #expect(actions == ["done", "read", "bookmark"])
  }

  @Test func `a subject that is done leaves the list at once, and undo brings it back`() async {
    let inbox = await fakes.inbox([Sample.thread(1), Sample.thread(2)])

    await perform("done", inbox)
    let left = inbox.rows.map(\.id)
    let notice = fakes.services.notice?.text
    fakes.services.notice?.action?.perform()
    await settle()

    #expect(left == ["1"] && notice == "Done.")
    #expect(inbox.rows.map(\.id) == ["2", "1"] && fakes.outbox.rows.isEmpty)
  }

  @Test func `a thread that is newer than what was done is shown as new`() async {
    let inbox = await fakes.inbox([Sample.thread(1)])
    await perform("done", inbox)
    var newer = Sample.thread(1)
    newer.updatedAt = Sample.now

    fakes.sync[pages: .inbox] = Sample.pages([InboxThread(newer)])
    inbox.refresh()
    await settle()

    #expect(inbox.rows.map(\.mark) == ["New"])
  }

  @Test func `the inbox names the organizations that single sign-on hides, and opens their page`()
    async
  {
    let inbox = await fakes.inbox([Sample.thread(1)])
    fakes.sync.hidden[StoreQuery.inbox.name] = HiddenOrganizations(["acme", "umbra"])

    #expect(
      inbox.screenTitle == .double("Inbox", subtitle: "Single sign-on hides news of acme, umbra")
    )
    inbox.actions.action("authorize.umbra")?.perform()
    #expect(fakes.opened == ["https://ghe.example.com/orgs/umbra/sso"])

    fakes.sync.hidden[StoreQuery.inbox.name] = HiddenOrganizations([], hasUnknown: true)
    #expect(
      inbox.screenTitle
        == .double("Inbox", subtitle: "Single sign-on hides news of some organizations")
    )
  }

  @Test func `a thread whose page was opened stays new until the page shows it`() async {
    let inbox = await fakes.inbox([Sample.thread(12)])

    inbox.open(inbox.rows[0])
    await settle()

    #expect(fakes.navigation.requests.last == "push \(Route.issue(Sample.name, 12))")
    #expect(inbox.rows.map(\.mark) == ["New"] && fakes.outbox.rows.isEmpty)
  }

  @Test func `all threads of a repository are read by one request, and undo takes it back`() async {
    var other = Sample.thread(3)
    other.repository = GitHub.RepositoryName(owner: "ada", name: "engine")
    let inbox = await fakes.inbox([Sample.thread(1), Sample.thread(2), other])

    await perform("read.repository", inbox, row: 1)
    let marks = inbox.rows.map(\.mark)
    let requests = fakes.outbox.rows.map(\.kind)
    let notice = fakes.services.notice
    notice?.action?.perform()
    await settle()

    #expect(marks == ["New", nil, nil] && requests == [InboxRead.name])
    #expect(notice?.text == "2 threads marked as read.")
    #expect(inbox.rows.map(\.mark) == ["New", "New", "New"] && fakes.outbox.rows.isEmpty)
  }

  @Test func `a comment after all was read stays new`() async {
    let inbox = await fakes.inbox([Sample.thread(1), Sample.thread(2)])
    inbox.actions.action("read.all")?.perform()
    await settle()
    var newer = Sample.thread(1)
    newer.updatedAt = Sample.now

    fakes.sync[pages: .inbox] = Sample.pages([newer, Sample.thread(2)].map { InboxThread($0) })
    inbox.refresh()
    await settle()

    #expect(inbox.rows.map(\.mark) == ["New", nil])
    #expect(inbox.actions.action("read.all")?.title == "Mark All as Read (1)")
  }

  @Test func `a subject without a page says so, and stays unread`() async {
    let inbox = await fakes.inbox([Sample.thread(1, .discussion)])

    inbox.open(inbox.rows[0])
    await settle()

    #expect(
      fakes.services.notice?.text == "Discussions have no page here. “Open in Browser” shows it."
    )
    #expect(inbox.rows.map(\.mark) == ["New"] && fakes.outbox.rows.isEmpty)
  }

  @Test func `a thread can be muted, and says so`() async {
    let inbox = await fakes.inbox([Sample.thread(1)])

    await perform("mute", inbox)

    #expect(inbox.rows[0].detail.contains("muted"))
    #expect(inbox.actions(for: inbox.rows[0]).first { $0.id == "mute" }?.isEnabled == false)
  }

  @Test func `the filter is a text that actions change, and says how much it hides`() async {
    var mention = Sample.thread(2, title: "Count waves")
    mention.reason = .mention
    let inbox = await fakes.inbox([Sample.thread(1), mention])

    await perform("only.reason", inbox)
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    #expect(inbox.keyword == "reason:mention")
    #expect(inbox.rows.map(\.title) == ["Count waves"])
    #expect(inbox.screenTitle == .double("Inbox", subtitle: "1 of 2 shown"))
    await perform("only.reason", inbox)
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    #expect(inbox.keyword.isEmpty && inbox.rows.count == 2)
  }

  @Test func `one action is done with all marked threads, and undo brings them back`() async {
    let inbox = await fakes.inbox((1...4).map { Sample.thread($0) })
    inbox.marks = ["1", "3"]
    let title = inbox.screenTitle

    await perform("done", inbox)
    let left = inbox.rows.map(\.id)
    let notice = fakes.services.notice?.text
    let marks = inbox.marks
    fakes.services.notice?.action?.perform()
    await settle()

    #expect(title == .double("Inbox", subtitle: "2 marked"))
    #expect(left == ["4", "2"] && notice == "Done with 2 threads." && marks.isEmpty)
    #expect(inbox.rows.map(\.id) == ["4", "3", "2", "1"] && fakes.outbox.rows.isEmpty)
  }

  @Test func `of marked threads only those are changed that can be`() async {
    let inbox = await fakes.inbox((1...3).map { Sample.thread($0) })
    await perform("read", inbox, row: 0)
    inbox.marks = ["1", "2", "3"]
    let titles = inbox.offeredActions(at: inbox.rows[0]).prefix(4).map(\.title)

    await perform("read", inbox)

    #expect(
      titles == ["Done (3)", "Mark as Read (2)", "Unsubscribe (3)", "Mute (3)"]
    )
    #expect(inbox.state.threads.allSatisfy { !$0.isUnread })
    #expect(fakes.outbox.rows.count == 3)
  }

  @Test func `a marked thread that leaves the inbox is not marked when it comes back`() async {
    let inbox = await fakes.inbox([Sample.thread(1), Sample.thread(2)])
    inbox.marks = ["1"]
    fakes.services.triageActions(of: inbox.items(of: [inbox.rows[1]])).action("done")?.perform()
    await settle()
    var newer = Sample.thread(1)
    newer.updatedAt = Sample.now

    fakes.sync[pages: .inbox] = Sample.pages([InboxThread(newer), InboxThread(Sample.thread(2))])
    inbox.refresh()
    await settle()

    #expect(inbox.rows.count == 2 && inbox.marks.isEmpty)
  }

  @Test func `a marked thread that the filter hides is spared`() async {
    var mention = Sample.thread(2, title: "Count waves")
    mention.reason = .mention
    let inbox = await fakes.inbox([Sample.thread(1), mention])
    inbox.marks = ["1", "2"]
    inbox.list.keyword = "reason:mention"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()

    await perform("done", inbox)

    #expect(inbox.state.threads.map(\.id) == ["1"])
  }

  @Test func `a bookmark keeps a thread with which the user is done, until it is removed`() async {
    let inbox = await fakes.inbox([Sample.thread(1), Sample.thread(2)])
    await perform("bookmark", inbox, row: 1)
    let detail = inbox.rows[1].detail

    await perform("done", inbox, row: 1)
    let left = inbox.rows.map(\.id)
    inbox.list.keyword = "is:bookmarked"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    let bookmarked = inbox.rows
    await perform("bookmark", inbox)

    #expect(detail.hasSuffix("bookmarked here") && left == ["2"])
    #expect(bookmarked.map(\.id) == ["1"] && bookmarked[0].detail.hasSuffix("done"))
    #expect(inbox.rows.isEmpty && fakes.outbox.rows.map(\.kind) == [NotificationDone.name])
  }

  @Test func `all that the filter shows is done after a question with their number`() async {
    let inbox = await fakes.inbox((1...3).map { Sample.thread($0) })
    var question: AlertContent?
    let answer = fakes.services.choices.answer {
      question = $0
      return FinishingAlert.finish
    }

    inbox.actions.first { $0.id == "done.all" }?.perform()
    await settle()

    #expect(question?.title == "Done with 3 threads?")
    #expect(inbox.rows.isEmpty && inbox.content == .empty)
    #expect(fakes.outbox.rows.count == 3)
    inbox.actions.first { $0.id == "undo.request" }?.perform()
    await settle()
    #expect(inbox.rows.count == 3 && fakes.outbox.rows.isEmpty)
    answer.dispose()
  }

  @Test func `a thread that was read elsewhere stays in the list as read`() {
    let stored = [
      InboxThread(Sample.thread(1)), InboxThread(Sample.thread(2), mark: .done),
      InboxThread(Sample.thread(3), mark: .read),
    ]

    let merged = InboxThread.merged([InboxThread(Sample.thread(2))], after: stored)

    #expect(merged.map(\.id) == ["2", "1", "3"])
    #expect(merged.map(\.isUnread) == [false, false, false])
    #expect(merged.map(\.isReadElsewhere) == [false, true, false])
    #expect(InboxState(merged).threads.map(\.id) == ["3", "1"])
  }

  @Test func `of the threads that the server no longer lists, all bookmarked ones stay`() {
    var stored = (1...1_010).map { InboxThread(Sample.thread($0)) }
    stored[1_009].bookmarkedAt = Sample.now
    stored[0].bookmarkedAt = Sample.now

    let merged = InboxThread.merged([InboxThread(Sample.thread(1))], after: stored)

    #expect(merged.count == 1_002 && merged[0].bookmarkedAt == Sample.now)
    #expect(merged.last?.id == "1010")
  }

  @Test func `a thread between two pages has to be missing twice, and one that is back is new`() {
    let page = (1...50).map { InboxThread(Sample.thread($0)) }
    let stored = page + [InboxThread(Sample.thread(51))]

    let once = InboxThread.merged(page, after: stored)
    let twice = InboxThread.merged(page, after: once)
    let back = InboxThread.merged(stored, after: once)

    #expect(once.last?.isUnread == true && twice.last?.isUnread == false)
    #expect(back == stored)
  }

  @Test func `while all that is stored is done, a failure is shown in place of an empty inbox`()
    async
  {
    let inbox = await fakes.inbox([Sample.thread(1)])
    await perform("done", inbox)
    fakes.sync[failure: .inbox] = .offline

    inbox.refresh()
    await settle()

    guard case .failed = inbox.content else {
      Issue.record("\(inbox.content)")
      return
    }
  }

  @Test func `an unknown reason and an unknown type are shown in the words of the server`() async {
    var thread = Sample.thread(1, .init(rawValue: "Hologram"))
    thread.reason = .init(rawValue: "moon_phase")
    let inbox = await fakes.inbox([thread])

    #expect(inbox.rows[0].detail.hasPrefix("maralind/tides · Hologram · moon phase"))
  }

  @Test func `threads are grouped by repository, first the one with the newest thread`() async {
    var other = Sample.thread(2, title: "Count waves")
    other.repository = GitHub.RepositoryName(owner: "ada", name: "engine")
    let inbox = await fakes.inbox([Sample.thread(1), other, Sample.thread(3)])

    inbox.actions.action("group")?.perform()
    let (titles, rows) = (inbox.sections.map(\.title), inbox.rows.map(\.id))
    inbox.actions.action("group")?.perform()

    #expect(titles == ["maralind/tides", "ada/engine"] && rows == ["3", "1", "2"])
    #expect(inbox.sections.map(\.title) == [""] && inbox.rows.map(\.id) == ["3", "2", "1"])
  }

  @Test func `a filter is saved under a name, chosen again, and removed`() async throws {
    let inbox = await fakes.inbox([Sample.thread(1)])
    inbox.keyword = "reason:mention wheel"
    await pass()

    let questions = await fakes.answering(" Wheels ") {
      inbox.actions.action("filter.save")?.perform()
    }
    let title = inbox.actions.action("filter.save")?.title
    inbox.keyword = ""
    await pass()
    inbox.actions.action("filters")?.perform()
    await settle()
    let picker = try fakes.top(OptionPickerViewModel.self)
    let names = picker.rows.map(\.title)
    picker.open(picker.rows[1])
    await settle()
    await pass()
    let chosen = inbox.keyword
    inbox.actions.action("filter.save")?.perform()

    #expect(questions.map(\.suggestion) == ["reason:mention wheel"])
    #expect(title == "Remove Filter “Wheels”" && chosen == "reason:mention wheel")
    #expect(names.prefix(3) == ["All Threads", "Wheels", "Unread"])
    #expect(fakes.services.preferences[Settings.inboxFilters].isEmpty)
  }

  @Test func `a review says whether the user or a team is asked for it`() async {
    var threads = [Sample.thread(1, .pullRequest), Sample.thread(2, .pullRequest)].map { thread in
      var thread = thread
      thread.reason = .reviewRequested
      return InboxThread(thread)
    }
    threads[0].state = GitHub.SubjectState(.open, isPullRequest: true)
    threads[0].state?.reviewers = ["JUNO"]
    threads[1].state = GitHub.SubjectState(.draft, isPullRequest: true)
    threads[1].state?.hasFailingChecks = true
    fakes.logIn()
    fakes.sync[pages: .inbox] = Sample.pages(threads)
    let inbox = InboxViewModel(fakes.services)
    fakes.show(.inbox(inbox))
    await settle()

    #expect(inbox.rows[1].detail.contains("Open pull request · your review requested"))
    #expect(inbox.rows[0].detail.contains("checks failing · review of your team requested"))
    #expect(inbox.rows.map(\.sign) == [.failingPull, .openPull])
  }

  private func pass() async {
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
  }
}
