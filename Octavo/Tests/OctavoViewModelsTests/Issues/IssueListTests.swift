import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Lists of issues: opening from the store, the filter as chips and as a text, pages, and failures.
struct IssueListTests {
  private let fakes = Fakes()
  private let tides = IssueList.repository(Sample.name)

  private func issue(_ number: Int, _ title: String, in state: GitHub.IssueState = .open)
    -> GitHub.Issue
  {
    var issue = Sample.issue(number)
    (issue.title, issue.state) = (title, state)
    issue.createdAt = fakes.now.addingTimeInterval(Double(number) * 60 - 7200)
    issue.labels = number == 2 ? [GitHub.Label(name: "bug", color: "ff0000")] : []
    return issue
  }

  private func query(_ text: String, in list: IssueList? = nil) -> StoreQuery<[GitHub.Issue]> {
    .issues(list ?? tides, IssueFilter(text), of: "juno")
  }

  private func show(_ list: IssueList? = nil, filter: String? = nil) async -> IssuesViewModel {
    fakes.logIn()
    let issues = IssuesViewModel(fakes.services, list ?? tides, filter: filter)
    fakes.show(.issues(issues))
    await settle()
    return issues
  }

  private func type(_ text: String, in issues: IssuesViewModel) async {
    issues.keyword = text
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    fakes.scheduler.advance(by: .milliseconds(500))
    await settle()
  }

  @Test func `the open issues of a repository are listed with what is known of each`() async throws
  {
    var second = issue(2, "Wet feet")
    second.type = "Bug"
    second.milestone = GitHub.Milestone(number: 1, title: "1.0")
    second.assignees = [GitHub.Account(login: "ada"), GitHub.Account(login: "juno")]
    second.comments = 3
    var pull = issue(3, "Dry them")
    pull.isPullRequest = true
    fakes.sync[pages: query("is:open sort:created")] = [[pull, second, issue(1, "Ebb")]]
    fakes.sync[.issueCount("repo:maralind/tides is:open is:issue")] = 1_200
    fakes.sync[.issueCount("repo:maralind/tides is:closed is:issue")] = 7
    let issues = await show()

    let row = try #require(issues.rows.first)
    #expect(issues.rows.map(\.title) == ["Wet feet", "Ebb"])
    #expect(row.detail == "#2 · open · Bug · 1.0 · ada, juno · 3 comments · 1 hour ago")
    #expect(row.tags == [RowTag(title: "bug", color: "#ff0000")] && row.sign == .openIssue)
    #expect(
      issues.screenTitle
        == .double("Issues", subtitle: "maralind/tides · 1,200 open · 7 closed")
    )
    #expect(issues.chips.map(\.title) == ["Open", "Newest first"])
  }

  @Test func `a list opens with what the store has, also when the server cannot be reached`() async
  {
    fakes.store.put(
      Stored([issue(2, "Wet feet")], readAt: fakes.now.addingTimeInterval(-7200)),
      as: query("is:open sort:created")
    )
    fakes.sync[failure: query("is:open sort:created")] = .offline
    let issues = await show()

    #expect(issues.rows.map(\.title) == ["Wet feet"])
    #expect(issues.problem?.contains("2 hours ago") == true)
    #expect(fakes.sync.requests.contains { $0.hasPrefix("issue list") })
  }

  @Test func `a filter that was never requested is executed here until the server answers`() async {
    let all = [issue(1, "Ebb", in: .closed), issue(2, "Wet feet"), issue(4, "Flood", in: .closed)]
    fakes.store[.knownIssues(tides)] = all
    fakes.sync[pages: query("is:open sort:created")] = [[all[1]]]
    let closed = query("is:closed")
    fakes.sync[pages: closed] = [[issue(9, "Springs", in: .closed), all[2]]]
    let issues = await show()
    let gate = fakes.sync.hold(closed)

    await type("is:closed", in: issues)
    let before = issues.rows.map(\.title)
    gate.open()
    await settle()

    #expect(before == ["Flood", "Ebb"])
    #expect(issues.rows.map(\.title) == ["Springs", "Flood"])
  }

  @Test func `without a network a filter shows what the store has, and says so`() async {
    fakes.store[.knownIssues(tides)] = [issue(1, "Ebb", in: .closed)]
    fakes.sync[failure: query("is:closed")] = .offline
    fakes.sync[failure: query("label:moon")] = .offline
    let issues = await show(filter: "is:closed")
    let (rows, problem) = (issues.rows.map(\.title), issues.problem)

    await type("label:moon", in: issues)

    #expect(rows == ["Ebb"] && problem != nil)
    if case .failed = issues.content {} else { Issue.record("\(issues.content)") }
  }

  @Test func `chips and text are two views of one filter`() async throws {
    fakes.sync[pages: query("is:open sort:created")] = [[issue(2, "Wet feet")]]
    let issues = await show()

    await type("is:open label:\"good first issue\" wave", in: issues)
    let chips = issues.chips
    issues.remove(try #require(chips.last))
    let text = issues.keyword
    issues.remove(FilterChip("label:unknown", title: ""))

    #expect(chips.map(\.title) == ["Open", "Label good first issue"])
    #expect(text == "is:open wave" && issues.keyword == text)
  }

  @Test func `conditions are chosen from what the repository has, and shown at once`() async throws
  {
    fakes.sync[pages: query("is:open sort:created")] = [[issue(2, "Wet feet"), issue(1, "Ebb")]]
    fakes.sync[pages: query("is:open sort:created label:bug")] = [[issue(2, "Wet feet")]]
    fakes.sync[pages: .labels(of: Sample.name)] = [[GitHub.Label(name: "bug", color: "ff0000")]]
    fakes.sync[pages: .milestones(of: Sample.name)] = [[GitHub.Milestone(number: 1, title: "1.0")]]
    fakes.sync[pages: .assignable(in: Sample.name)] = [[GitHub.Account(login: "ada")]]
    let issues = await show()
    issues.actions.action("narrow")?.perform()
    await settle()
    let picker = try fakes.top(IssueFilterViewModel.self)

    let titles = picker.rows.map(\.title)
    picker.open(try #require(picker.rows.first { $0.title == "Label bug" }))
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(Set(["Closed", "Label bug", "Milestone 1.0", "Assigned to ada"]).isSubset(of: titles))
    #expect(picker.rows.filter(\.isCurrent).map(\.title) == ["Open", "Label bug", "Newest first"])
    #expect(issues.keyword == "is:open sort:created label:bug")
    #expect(issues.rows.map(\.title) == ["Wet feet"])
  }

  @Test func `a filter is saved under a name, and one of the usual ones is chosen`() async throws {
    fakes.sync[pages: query("is:open sort:created")] = [[issue(2, "Wet feet")]]
    let issues = await show()
    await type("is:open wave", in: issues)
    let questions = await fakes.answering("Waves") {
      issues.actions.action("filter.save")?.perform()
    }
    issues.actions.action("filters")?.perform()
    await settle()
    let picker = try fakes.top(OptionPickerViewModel.self)
    let names = picker.rows.map(\.title)
    picker.open(try #require(picker.rows.first { $0.title == "Unassigned" }))
    await settle()

    #expect(questions.count == 1 && names.first == "Waves" && names.contains("Assigned to Me"))
    #expect(issues.keyword == "is:open no:assignee sort:created")
  }

  @Test func `pages are loaded as the user goes on, and a failed one says so and is tried again`()
    async
  {
    let usual = query("is:open sort:created")
    let numbers = stride(from: 200, to: 0, by: -1).map { issue($0, "Issue \($0)") }
    fakes.sync[pages: usual] = [Array(numbers[..<50]), Array(numbers[50..<100])]
    let issues = await show()
    let first = issues.rows.count
    fakes.sync[failure: usual] = .server(status: 500)
    issues.loadMore()
    await settle()
    let (problem, kept) = (issues.problem, issues.rows.count)
    fakes.sync[failure: usual] = nil
    issues.loadMore()
    await settle()

    #expect(first == 50 && kept == 50 && problem != nil)
    #expect(issues.rows.count == 100 && issues.problem == nil)
  }

  @Test func `a page of pull requests is followed by the next one`() async {
    let pulls = (100..<150).map { number in
      var pull = issue(number, "Pull")
      pull.isPullRequest = true
      return pull
    }
    fakes.sync[pages: query("is:open sort:created")] = [pulls, [issue(1, "Ebb")]]
    let issues = await show()

    #expect(issues.rows.map(\.title) == ["Ebb"])
  }

  @Test func `an issue that was deleted or transferred leaves with the next answer`() async {
    let usual = query("is:open sort:created")
    fakes.sync[pages: usual] = [[issue(2, "Wet feet"), issue(1, "Ebb")]]
    let issues = await show()
    issues.marks = Set(issues.rows.map(\.id))
    fakes.sync[pages: usual] = [[issue(1, "Ebb")]]
    issues.refresh()
    await settle()

    #expect(issues.rows.map(\.title) == ["Ebb"] && issues.markedRows.count == 1)
  }

  @Test func `the issues of the user name their repositories, and the relation is a choice`()
    async throws
  {
    var own = issue(2, "Wet feet")
    own.repository = Sample.name
    own.assignees = [GitHub.Account(login: "juno")]
    fakes.sync[pages: query("is:open assignee:@me sort:created", in: .own)] = [[own]]
    fakes.sync[pages: query("is:open author:@me sort:created", in: .own)] = [[]]
    let issues = await show(.own)
    let details = issues.rows.map(\.detail)
    issues.actions.action("filters")?.perform()
    await settle()
    let picker = try fakes.top(OptionPickerViewModel.self)
    let names = picker.rows.map(\.title)
    picker.open(try #require(picker.rows.first { $0.title == "Created by Me" }))
    await settle()
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(details.first?.hasPrefix("maralind/tides#2 · open") == true)
    #expect(
      names == ["Assigned to Me", "Created by Me", "Mentioning Me", "Involving Me", "Subscribed"]
    )
    #expect(issues.content == .empty && issues.chips.map(\.title).contains("By me"))
  }

  @Test func `a thread of the inbox in which something is new marks its issue`() async {
    var usual = issue(2, "Wet feet")
    usual.repository = Sample.name
    fakes.sync[pages: query("is:open sort:created")] = [[usual, issue(1, "Ebb")]]
    _ = await fakes.inbox([Sample.thread(2)])
    let issues = await show()
    let marks = issues.rows.map(\.mark)

    await type("is:open sort:created is:unread", in: issues)

    #expect(marks == ["New", nil] && issues.rows.map(\.title) == ["Wet feet"])
  }

  @Test func `20,000 issues are filtered and ordered, and the first are there at once`() async {
    let all = (1...20_000).map { issue($0, $0.isMultiple(of: 100) ? "Wave" : "Calm") }
    fakes.store[.knownIssues(tides)] = all
    fakes.sync[failure: query("wave")] = .offline
    let issues = await show(filter: "wave")
    await fakes.services.activity.ended()
    await settle()

    #expect(issues.rows.count == 200 && issues.rows.first?.id == "maralind/tides#20000")
  }

  @Test func `the address has the filter, and leads back to it`() async throws {
    let issues = await show(filter: "is:open label:\"good first issue\"")
    issues.actions.action("copy.list")?.perform()

    let address = try #require(fakes.copied.last)
    let place = try PlaceAddress(parsing: address)
    #expect(
      place.link.path(at: nil).targets.last
        == .issues(tides, filter: "is:issue is:open label:\"good first issue\"")
    )
    #expect(
      try PlaceAddress(parsing: "https://github.com/issues/assigned").link.path(at: nil).targets
        .last == .issues(.own, filter: "is:open assignee:@me")
    )
  }
}
