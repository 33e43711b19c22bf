import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Changing issues in a list: one or all that are marked, shown at once, and taken back as one.
struct IssueListChangeTests {
  private let fakes = Fakes()

  private func list(
    as role: GitHub.RepositoryRole?,
    filter: String = "is:open",
    configure: (inout GitHub.Issue) -> Void = { _ in }
  ) async -> IssuesViewModel {
    fakes.logIn()
    var repository = Sample.repository()
    repository.role = role
    fakes.sync[.repository(Sample.name)] = repository
    let issues = [3, 2, 1].map { number in
      var issue = Sample.issue(number)
      issue.repository = Sample.name
      configure(&issue)
      return issue
    }
    let tides = IssueList.repository(Sample.name)
    fakes.sync[pages: .issues(tides, IssueFilter(filter), of: "juno")] = [issues]
    for issue in issues { fakes.store[.issue(issue.number, of: Sample.name)] = issue }
    let list = IssuesViewModel(fakes.services, tides, filter: filter)
    fakes.show(.issues(list))
    await settle()
    return list
  }

  private func offered(_ list: IssuesViewModel, marking count: Int) -> [String] {
    list.actions(for: Array(list.rows.prefix(count))).filter { $0.section == Strings.issue }
      .map(\.id)
  }

  @Test(
    arguments: [
      (nil, 1, ["subscribe", "mute"]), (.read, 2, ["subscribe", "unsubscribe", "mute"]),
      (.triage, 1, triage + links + ["assign.me", "subscribe", "mute"]),
      (.write, 3, triage + ["assign.me", "lock", "subscribe", "unsubscribe", "mute"]),
    ] as [(GitHub.RepositoryRole?, Int, [String])]
  )
  func `only what the account may do is offered, for one and for many`(
    _ role: GitHub.RepositoryRole?,
    _ count: Int,
    _ ids: [String]
  ) async {
    let list = await list(as: role)

    #expect(offered(list, marking: count) == ids)
  }

  private nonisolated static let triage = [
    "close", "close.unplanned", "close.duplicate", "labels", "assignees", "milestone",
    "issue.type",
  ]
  private nonisolated static let links = ["subIssues", "blockers"]

  @Test func `all marked issues are closed by one action, leave the list at once, and come back`()
    async
  {
    let list = await list(as: .triage)
    list.marks = Set(list.rows.prefix(2).map(\.id))
    let title = list.offeredActions(at: list.rows[0]).action("close.unplanned")?.title

    list.offeredActions(at: list.rows[0]).action("close.unplanned")?.perform()
    await settle()
    let (left, notice) = (list.rows.map(\.id), fakes.services.notice?.text)
    list.actions.action("undo.request")?.perform()
    await settle()

    #expect(title == "Close as Not Planned (2)" && left == ["maralind/tides#1"])
    #expect(notice == "Closed 2 issues as not planned." && list.marks.isEmpty)
    #expect(list.rows.count == 3 && fakes.outbox.rows.isEmpty)
  }

  @Test func `labels are chosen for all marked issues, and those that have one keep it`()
    async throws
  {
    let bug = GitHub.Label(name: "bug")
    fakes.sync[pages: .labels(of: Sample.name)] = [[bug, GitHub.Label(name: "docs")]]
    let list = await list(as: .triage) { if $0.number == 3 { $0.labels = [bug] } }
    list.actions(for: list.rows).action("labels")?.perform()
    await settle()
    let picker = try fakes.top(IssueChoiceViewModel.self)
    let before = picker.rows.filter(\.isCurrent).map(\.title)
    picker.open(try #require(picker.rows.first { $0.title == "bug" }))
    await settle()

    #expect(picker.title == "Labels of 3 issues" && before.isEmpty)
    #expect(fakes.outbox.rows.count == 2)
    #expect(picker.rows.filter(\.isCurrent).map(\.title) == ["bug"])
    #expect(list.rows.allSatisfy { $0.tags.map(\.title) == ["bug"] })
  }

  @Test func `a pull request is closed without a reason beside issues`() async throws {
    let list = await list(as: .write, filter: "is:open is:pr") { $0.isPullRequest = true }
    let titles = list.actions(for: list.rows).filter { $0.id.hasPrefix("close") }.map(\.title)

    list.actions(for: list.rows).action("close")?.perform()
    await settle()

    #expect(titles == ["Close Without Merging (3)"] && list.rows.isEmpty)
    let requests = fakes.outbox.rows.compactMap { RequestKinds.request($0) as? IssueStateRequest }
    #expect(requests.count == 3 && requests.allSatisfy { $0.reason == nil })
  }

  @Test func `all are assigned or locked that are not, and all are released once they are`()
    async throws
  {
    let list = await list(as: .write) {
      $0.isLocked = $0.number == 1
      if $0.number != 2 { $0.assignees = [GitHub.Account(login: "juno")] }
    }
    fakes.outbox.login = "juno"
    func title(_ id: String) -> String? { list.actions(for: list.rows).action(id)?.title }
    let before = [title("assign.me"), title("lock")]

    list.actions(for: list.rows).action("assign.me")?.perform()
    list.actions(for: list.rows).action("lock")?.perform()
    try await fakes.choose("Without a Reason")

    #expect(before == ["Assign to Me (1)", "Lock Conversation… (2)"])
    #expect([title("assign.me"), title("lock")] == ["Unassign Me (3)", "Unlock Conversation (3)"])
  }

  @Test func `the page of the selected issue is shown beside the list`() async throws {
    let list = await list(as: .read)

    #expect(list.preview(of: list.rows[1]) == .page(.issue(Sample.name, 2)))
    #expect(list.preview(of: nil) == .words("No issue is selected."))
  }
}
