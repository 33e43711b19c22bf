import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The lists of labels, assignees and milestones of an issue.
struct IssueChoiceTests {
  private let fakes = Fakes()
  private let labels = ["bug", "docs", "urgent"].map { GitHub.Label(name: $0, color: "ff0000") }

  private func list(
    _ choice: IssueChoice,
    as role: GitHub.RepositoryRole = .write,
    didClose: @escaping () -> Void = {}
  ) async -> IssueChoiceViewModel {
    fakes.logIn()
    var repository = Sample.repository()
    repository.role = role
    fakes.sync[.repository(Sample.name)] = repository
    var issue = Sample.issue(12)
    issue.labels = [labels[1]]
    fakes.sync[.issue(12, of: Sample.name)] = issue
    fakes.sync[pages: .labels(of: Sample.name)] = Sample.pages(labels)
    fakes.sync[pages: .milestones(of: Sample.name)] = Sample.pages([
      GitHub.Milestone(number: 1, title: "1.0", state: .open)
    ])
    for query in [StoreQuery.repository(Sample.name)] {
      try? await fakes.services.sync.refresh(query)
    }
    try? await fakes.services.sync.refresh(.issue(12, of: Sample.name))
    return await fakes.list(of: choice, didClose)
  }

  private func shown(_ list: IssueChoiceViewModel) -> [String] {
    list.rows.map { ($0.isCurrent ? "x " : "  ") + $0.title }
  }

  @Test func `the labels of the issue are first, and a choice is shown at once`() async throws {
    let list = await list(.labels)
    let before = shown(list)

    list.open(try #require(list.rows.last))
    await settle()

    #expect(before == ["x docs", "  bug", "  urgent"])
    #expect(shown(list) == ["x docs", "  bug", "x urgent"])
    #expect(fakes.outbox.rows.map(\.kind) == [IssueLabelRequest.name])
  }

  @Test func `a label that is not there is made and then used, where the user may`() async throws {
    let list = await list(.labels)
    list.keyword = "wet"
    let row = try #require(list.rows.first)
    list.open(row)
    await settle()

    #expect(row.title == "Make the label “wet”")
    #expect(fakes.outbox.rows.map(\.kind) == [NewLabel.name, IssueLabelRequest.name])
    #expect(shown(list).contains("x wet"))
  }

  @Test func `a milestone that is not there is made, and is the one of the issue at once`()
    async throws
  {
    let list = await list(.milestone)
    list.keyword = "2.0"
    let row = try #require(list.rows.first)
    list.open(row)
    await settle()
    list.keyword = ""

    #expect(row.title == "Make the milestone “2.0”")
    #expect(fakes.outbox.rows.map(\.kind) == [NewMilestone.name, IssueMilestoneRequest.name])
    #expect(shown(list).contains("x 2.0"))
  }

  @Test func `without the rights no label can be made`() async {
    let list = await list(.labels, as: .triage)
    list.keyword = "wet"

    #expect(list.rows.isEmpty && list.content == .noMatches(keyword: "wet"))
  }

  @Test func `an issue has one milestone, so a choice closes the list`() async throws {
    var isClosed = false
    let list = await list(.milestone) { isClosed = true }
    let before = shown(list)

    list.open(try #require(list.rows.last))
    await settle()

    #expect(before == ["x No milestone", "  1.0"] && isClosed)
    let request = fakes.outbox.rows.first.flatMap(RequestKinds.request) as? IssueMilestoneRequest
    #expect(request?.milestone?.number == 1 && request?.former == nil)
  }

  @Test func `an older issue is found by words of its title, on this machine and on the server`()
    async throws
  {
    fakes.sync[pages: .latestIssues(of: Sample.name)] = Sample.pages([Sample.issue(12)])
    fakes.store[.knownIssues(.repository(Sample.name))] = [
      GitHub.Issue(id: 3, number: 3, title: "The moon pulls the tide")
    ]
    fakes.gitHub[
      .issues(
        matching: "repo:maralind/tides is:issue in:title tide moon",
        by: IssueParameters.Sort("created")
      )
    ] = GitHub.Page(items: [GitHub.Issue(id: 2, number: 2, title: "Tide without a moon")])
    let list = await list(.blockers)
    list.keyword = "tide moon"
    let known = list.rows.map(\.title)
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(known.map { $0.prefix(3) } == ["#3 "])
    #expect(list.rows.map { $0.title.prefix(3) } == ["#3 ", "#2 "])
  }

  @Test func `an issue is linked to one of the list, or to one that is typed`() async throws {
    fakes.sync[pages: .latestIssues(of: Sample.name)] = Sample.pages([
      Sample.issue(12), Sample.issue(7),
    ])
    let place = Sample.repository().place(ofIssue: 12)
    fakes.sync[pages: .linked(.blocker, to: place)] = Sample.pages([])
    let list = await list(.blockers)
    let before = shown(list)
    list.open(try #require(list.rows.first))
    list.keyword = "ada/tools#5"
    let typed = try #require(list.rows.first)
    list.open(typed)
    list.keyword = ""
    await settle()

    #expect(before.count == 1 && typed.title == "ada/tools#5")
    #expect(shown(list).map { $0.hasPrefix("x ") } == [true, true])
    let requests = fakes.outbox.rows.compactMap { RequestKinds.request($0) as? IssueLinkRequest }
    #expect(requests.map(\.other.number) == [7, 5] && requests.allSatisfy(\.isSet))
  }

  @Test func `an owner that is no organization has no types`() async {
    let list = await list(.type)

    #expect(list.content == .empty && list.rows.isEmpty)
    #expect(list.emptyText == "The owner of this repository has no types of issues.")
  }

  @Test func `a repository is typed where the list lacks it`() async throws {
    let list = await list(.repository)
    list.keyword = "tools"
    list.open(try #require(list.rows.last))
    await settle()

    let request = fakes.outbox.rows.first.flatMap(RequestKinds.request) as? IssueTransferRequest
    #expect(request?.repository.name == "tools" && request?.repository.owner == Sample.name.owner)
  }

  @Test(arguments: ["#0", "#", "a#b", "1#2#3", "owner/#3", "9999999999", "-1", ""])
  func `a text that names no issue is no address`(_ text: String) {
    #expect(GitHub.IssueAddress(parsing: text, in: Sample.name) == nil)
  }
}
