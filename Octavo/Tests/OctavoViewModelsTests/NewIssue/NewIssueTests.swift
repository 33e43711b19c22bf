import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The story of an issue that is written: its draft, its request, and its place in the lists.
struct NewIssueTests {
  private let fakes = Fakes()

  private func screen(
    _ form: NewIssueForm = NewIssueForm(),
    as role: GitHub.RepositoryRole = .triage
  ) async throws -> NewIssueViewModel {
    fakes.logIn()
    var repository = Sample.repository()
    repository.role = role
    fakes.sync[.repository(Sample.name)] = repository
    _ = fakes.services
    fakes.navigation.resetRoot(.explore)
    fakes.navigation.push(.newIssue(Sample.name, form))
    await settle()
    return try fakes.top()
  }

  private func created(_ title: String) async throws -> NewIssue {
    let screen = try await screen()
    screen.page?.title = title
    screen.actions.action("send")?.perform()
    await settle()
    return try #require(fakes.outbox.rows.last.flatMap(RequestKinds.request) as? NewIssue)
  }

  @Test func `an issue needs a title, which may not be too long, and no text`() async throws {
    let screen = try await screen()
    let writing = try #require(screen.page)
    func canSend() -> Bool { screen.actions.action("send")?.isEnabled ?? false }
    let empty = (canSend(), writing.problem)
    writing.title = String(repeating: "x", count: 257)
    let long = (canSend(), writing.problem)
    writing.title = "Steam"

    #expect(empty == (false, "A title is needed."))
    #expect(long == (false, "The title is 1 character too long."))
    #expect(canSend() && writing.problem == nil)
  }

  @Test func `all that is typed is a draft, which goes on where it was left`() async throws {
    let first = try await screen()
    first.page?.title = "Steam"
    first.page?.composer.text = "Too hot"
    first.page?.options.labels = [GitHub.Label(name: "bug")]
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    let written = first.page?.draft
    fakes.navigation.pop(.none)
    await settle()
    let second = try await screen()

    #expect(fakes.outbox.storedDrafts.count == 1)
    #expect(second.page?.draft == written && written?.labels.count == 1)
    let unsent = UnsentViewModel(fakes.services)
    #expect(unsent.rows.map(\.title) == ["New issue in maralind/tides"])
    #expect(unsent.rows.first?.detail.hasPrefix("Steam") == true)
    unsent.open(try #require(unsent.rows.first))
    #expect(fakes.navigation.path.targets.last == .newIssue(Sample.name))
  }

  @Test func `an issue without a change is no draft`() async throws {
    _ = try await screen(NewIssueForm())
    fakes.scheduler.advance(by: .seconds(1))
    fakes.navigation.pop(.none)
    await settle()

    #expect(fakes.outbox.storedDrafts.isEmpty)
  }

  @Test func `a sent issue is shown with its state, and can be changed again`() async throws {
    let new = try await created("Steam")
    let shown = try fakes.top(NewIssueViewModel.self)
    let status = shown.status
    shown.actions.action("change.request")?.perform()
    await settle()
    let changed = try fakes.top(NewIssueViewModel.self)

    #expect(new.issue.title == "Steam" && status == "The issue waits to be sent")
    #expect(shown !== changed && changed.page?.title == "Steam")
    #expect(fakes.outbox.rows.isEmpty && fakes.outbox.storedDrafts.count == 1)
  }

  @Test func `a refused issue says why, and is sent again`() async throws {
    _ = try await created("Steam")
    fakes.outbox.change(1, to: .refused, reason: "Issues are disabled")
    let screen = try fakes.top(NewIssueViewModel.self)
    let status = screen.status
    screen.actions.action("resend")?.perform()
    await settle()

    #expect(status == "The issue was refused: Issues are disabled")
    #expect(fakes.outbox.rows.map(\.state) == [.waiting])
  }

  @Test func `an issue that was sent gives way to its page`() async throws {
    _ = try await created("Steam")
    fakes.outbox.change(1, to: .sent)
    await settle()
    var issue = Sample.issue(31)
    (issue.title, issue.body, issue.author) = ("Steam", "", GitHub.Account(login: "juno"))
    fakes.outbox.login = "juno"
    fakes.outbox.rows = []
    await settle()
    let before = fakes.navigation.path.targets.last
    fakes.store[.knownIssues(.repository(Sample.name))] = [issue]
    await settle()

    #expect(before != .issue(Sample.name, 31))
    #expect(fakes.navigation.path.targets.last == .issue(Sample.name, 31))
  }

  @Test func `labels, assignees and the milestone are chosen in lists, where the user may`()
    async throws
  {
    let bug = GitHub.Label(name: "bug")
    fakes.sync[pages: .labels(of: Sample.name)] = [[bug, GitHub.Label(name: "docs")]]
    let reader = try await Self().screen(as: .read)
    let offered = reader.actions.map(\.id)
    let screen = try await screen()
    screen.actions.action("labels")?.perform()
    await settle()
    let picker = try fakes.top(IssueChoiceViewModel.self)
    picker.open(try #require(picker.rows.first { $0.title == "bug" }))

    #expect(!offered.contains("labels") && !offered.contains("milestone"))
    #expect(picker.rows.filter(\.isCurrent).map(\.title) == ["bug"])
    #expect(screen.page?.facts == "bug" && fakes.outbox.rows.isEmpty)
  }

  @Test func `a label that is not there is made for an issue that is written`() async throws {
    fakes.sync[pages: .labels(of: Sample.name)] = [[GitHub.Label(name: "bug")]]
    let screen = try await screen(as: .write)
    screen.page?.title = "Steam"
    screen.actions.action("labels")?.perform()
    await settle()
    let picker = try fakes.top(IssueChoiceViewModel.self)
    picker.keyword = "heat"
    picker.open(try #require(picker.rows.first { $0.title == "Make the label “heat”" }))
    await settle()
    screen.actions.action("send")?.perform()
    await settle()
    let kinds = fakes.outbox.rows.map(\.kind)
    let new = fakes.outbox.rows.last.flatMap(RequestKinds.request) as? NewIssue

    #expect(kinds == [NewLabel.name, NewIssue.name])
    #expect(new?.issue.labels.map(\.name) == ["heat"])
  }

  @Test func `the members of an address fill the fields, and a draft keeps its title`()
    async throws
  {
    let form = NewIssueForm(
      members: ["title": "A", "body": "B", "labels": "bug, docs", "assignees": "ada"]
    )
    let screen = try await screen(form)
    let writing = try #require(screen.page)

    #expect(writing.title == "A" && writing.composer.text == "B")
    #expect(writing.facts == "bug, docs · assigned to ada")
    let link = try DeepLink(parsing: "/maralind/tides/issues/new?title=A&body=B&x=y")
    let route = link.path(at: nil).targets.last
    #expect(route == .newIssue(Sample.name, NewIssueForm(members: ["title": "A", "body": "B"])))
  }

  @Test func `issues with similar titles are named while the user types`() async throws {
    var (steam, water) = (Sample.issue(3), Sample.issue(4))
    (steam.title, water.title) = ("Steam leaks from the valve", "Water in the tank")
    fakes.store[.knownIssues(.repository(Sample.name))] = [steam, water]
    let screen = try await screen()
    screen.page?.title = "The valve leaks"
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    screen.actions.action("similar.3")?.perform()

    #expect(screen.page?.similar.map(\.words) == ["#3 Steam leaks from the valve · Open"])
    #expect(fakes.navigation.path.targets.last == .issue(Sample.name, 3))
  }

  @Test func `similar titles that only the server finds are named, too`() async throws {
    var steam = Sample.issue(5)
    steam.title = "A valve that leaks"
    fakes.gitHub[
      .issues(
        matching: "repo:maralind/tides is:issue in:title leaks the valve",
        by: IssueParameters.Sort("created")
      )
    ] = GitHub.Page(items: [steam])
    let screen = try await screen()
    screen.page?.title = "The valve leaks"
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(screen.page?.similar.map(\.words) == ["#5 A valve that leaks · Open"])
  }

  @Test func `a list shows an issue that is not sent, as far as its filter lets it through`()
    async throws
  {
    _ = try await created("Steam")
    let tides = IssueList.repository(Sample.name)
    fakes.sync[pages: .issues(tides, .usual, of: "juno")] = [[Sample.issue(3)]]
    let list = IssuesViewModel(fakes.services, tides)
    fakes.show(.issues(list))
    await settle()
    let row = try #require(list.rows.first)
    list.actions(for: [row]).action("discard.request")?.perform()
    await settle()

    #expect(row.title == "Steam" && row.mark == "Not sent yet")
    #expect(row.detail == "The issue waits to be sent")
    #expect(list.rows.map(\.title) == [Sample.issue(3).title])
    #expect(fakes.outbox.storedDrafts.count == 1)
    list.list.keyword = "is:closed"
    #expect(list.unsent.isEmpty)
  }
}
