import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The status of an issue in projects: the lines of the page, the choice, and what is offered.
struct IssueProjectTests {
  private let fakes = Fakes()
  private let place = Sample.repository().place(ofIssue: 12)

  private func page(
    scopes: [String]? = ["repo", "project"],
    _ items: [GitHub.ProjectItem]? = [Sample.projectItem()]
  ) async -> IssueViewModel {
    fakes.logIn()
    fakes.addTides()
    fakes.session.scopes = scopes
    var repository = Sample.repository()
    repository.role = .triage
    fakes.sync[.repository(Sample.name)] = repository
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12)
    fakes.sync[pages: .comments(on: place)] = Sample.pages([])
    fakes.sync[pages: .timeline(of: place)] = Sample.pages([])
    if let items { fakes.sync[pages: .projects(of: place)] = Sample.pages(items) }
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    page.activate()
    page.refresh()
    await settle()
    return page
  }

  private func list(
    _ choice: IssueChoice = .projectStatus,
    didClose: @escaping () -> Void = {}
  ) async -> IssueChoiceViewModel {
    await fakes.list(of: choice, didClose)
  }

  private func lines(_ page: IssueViewModel) -> [String] {
    page.entries.compactMap { if case .fact = $0.subject { $0.text } else { nil } }
  }

  private func shown(_ list: IssueChoiceViewModel) -> [String] {
    list.rows.map { ($0.isCurrent ? "x " : "  ") + $0.title }
  }

  private func offers(_ page: IssueViewModel) -> Bool {
    page.changes.contains { $0.id == "project.status" }
  }

  @Test func `each project is a line with the status, and closed ones say so`() async {
    let page = await page(
      scopes: nil,
      [
        Sample.projectItem(1), Sample.projectItem(2) { $0.status = nil },
        Sample.projectItem(3) { $0.project.isClosed = true },
      ]
    )

    #expect(
      lines(page) == [
        "Project Roadmap 1: In Progress", "Project Roadmap 2: no status",
        "Project Roadmap 3 (closed): In Progress",
      ]
    )
  }

  @Test func `a status is chosen, and shown at once on the page and in the list`() async throws {
    let page = await page()
    fakes.show(.issue(page))
    page.changes.action("project.status")?.perform()
    var isClosed = false
    let list = await list { isClosed = true }
    let before = shown(list)
    let colors = list.rows.map(\.color)
    list.open(try #require(list.rows.last))
    await settle()

    #expect(fakes.navigation.top?.viewModel is IssueChoiceViewModel)
    #expect(before == ["x In Progress", "  No status", "  Todo", "  Done"] && isClosed)
    #expect(colors == ["#9a6700", nil, "#1a7f37", "#8250df"])
    #expect(shown(list) == ["  In Progress", "  No status", "  Todo", "x Done"])
    #expect(lines(page) == ["Project Roadmap 1: Done"])
    #expect(
      page.entries.last?.text
        == "Set the status of maralind/tides#12 in “Roadmap 1” to “Done”"
    )
    let request = fakes.outbox.rows.first.flatMap(RequestKinds.request) as? IssueProjectRequest
    #expect(request?.target == "c3" && request?.seen == "b2" && request?.field == "F_1")
  }

  @Test func `a status is removed, and chosen again in place of that`() async throws {
    let page = await page()
    let list = await list()
    list.open(try #require(list.rows.first { $0.title == "No status" }))
    await settle()
    let removed = lines(page)
    list.open(try #require(list.rows.first { $0.title == "In Progress" }))
    await settle()

    #expect(removed == ["Project Roadmap 1: no status"])
    #expect(lines(page) == ["Project Roadmap 1: In Progress"])
  }

  @Test func `in several projects the rows name project and status, without closed ones`()
    async throws
  {
    let page = await page([
      Sample.projectItem(1), Sample.projectItem(2),
      Sample.projectItem(3) { $0.project.isClosed = true },
    ])
    let list = await list()
    list.keyword = "roadmap 2"
    let second = shown(list)
    list.open(try #require(list.rows.last))
    await settle()

    #expect(
      second == [
        "x Roadmap 2: In Progress", "  Roadmap 2: No status", "  Roadmap 2: Todo",
        "  Roadmap 2: Done",
      ]
    )
    #expect(lines(page).prefix(2) == ["Project Roadmap 1: In Progress", "Project Roadmap 2: Done"])
  }

  @Test func `an issue is added to a project of the owner, and removed from one`() async throws {
    fakes.sync[pages: .projects(ofOwner: Sample.name)] = Sample.pages([
      Sample.projectItem(2).project, Sample.projectItem(1).project,
      Sample.projectItem(3) { $0.project.canUpdate = nil }.project,
    ])
    let page = await page()
    let list = await list(.projects)
    let before = shown(list)
    list.open(try #require(list.rows.last))
    list.open(try #require(list.rows.first))
    await settle()

    #expect(before == ["x Roadmap 1", "  Roadmap 2"])
    #expect(shown(list) == ["  Roadmap 1", "x Roadmap 2"])
    #expect(lines(page) == ["Project Roadmap 2: no status"] && !offers(page))
    let requests = fakes.outbox.rows.compactMap {
      RequestKinds.request($0) as? IssueProjectMembership
    }
    #expect(requests.map(\.isSet) == [true, false])
    #expect(fakes.outbox.rows.allSatisfy { $0.state == .held })
    let sentences = page.entries.suffix(2).map(\.text)
    #expect(
      sentences == [
        "Add maralind/tides#12 to the project “Roadmap 2”",
        "Remove maralind/tides#12 from the project “Roadmap 1”",
      ]
    )
  }

  @Test func `a refused change is no longer shown, and stays with its reason`() async throws {
    let page = await page()
    let list = await list()
    list.open(try #require(list.rows.last))
    await settle()
    fakes.outbox.change(1, to: .refused, reason: "Not you.")

    #expect(lines(page) == ["Project Roadmap 1: In Progress"])
    #expect(page.entries.last?.status == "It was refused: Not you.")
  }

  @Test func `nothing is offered where the rights are missing or not known`() async {
    let unoffered: [(inout GitHub.ProjectItem) -> Void] = [
      { $0.project.canUpdate = false }, { $0.project.canUpdate = nil },
      { $0.project.isClosed = true }, { $0.project.statusField = nil },
      { $0.project.statuses = [] },
    ]
    let items = unoffered.enumerated().map { Sample.projectItem($0, configure: $1) }
    let page = await page(items)

    #expect(!offers(page) && lines(page).count == items.count)
    #expect(await list().content == .empty)
  }

  @Test func `a token that only reads projects shows them, and offers no change`() async {
    let page = await page(scopes: ["repo", "read:project"])

    #expect(lines(page) == ["Project Roadmap 1: In Progress"] && !offers(page))
  }

  @Test func `a token without the scope asks for no projects, and has all else`() async {
    let page = await page(scopes: ["repo"], nil)
    let asked = fakes.sync.requests.contains { $0.contains("issue projects") }

    #expect(!asked && page.failure == nil && page.page != nil && !offers(page))
  }

  @Test func `projects that cannot be read leave the thread as it is`() async {
    let page = await page(nil)

    #expect(page.failure == nil && page.page != nil && lines(page).isEmpty)
  }
}
