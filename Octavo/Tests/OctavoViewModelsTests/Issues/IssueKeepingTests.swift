import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Keeping all issues of a repository: the question, the progress, and filters without the server.
struct IssueKeepingTests {
  private let fakes = Fakes()
  private let tides = IssueList.repository(Sample.name)

  private func issue(_ number: Int, in state: GitHub.IssueState = .open) -> GitHub.Issue {
    var issue = Sample.issue(number)
    issue.state = state
    issue.createdAt = fakes.now.addingTimeInterval(Double(number) * 60 - 7200)
    issue.labels = number.isMultiple(of: 2) ? [GitHub.Label(name: "Bug")] : []
    return issue
  }

  private func show(filter: String? = nil) async -> IssuesViewModel {
    fakes.logIn()
    let issues = IssuesViewModel(fakes.services, tides, filter: filter)
    fakes.show(.issues(issues))
    await settle()
    return issues
  }

  private func keep(_ issues: [GitHub.Issue]) {
    var state = KeptIssues(Sample.name, total: issues.count)
    (state.count, state.wholeAt) = (issues.count, fakes.now)
    fakes.store[.keptIssues(of: Sample.name)] = issues
    fakes.store[.keptState(of: Sample.name)] = state
    fakes.sync[pages: .keptIssues(of: Sample.name)] = [issues]
  }

  private var kept: [GitHub.Issue] {
    (1...6).map { issue($0, in: $0 > 4 ? .closed : .open) }
  }

  @Test(arguments: [("Keep", 20_000), ("Cancel", nil)])
  func `all issues are kept after a question that says what it costs`(
    _ answer: String,
    _ total: Int?
  ) async throws {
    fakes.sync[.issueTotal(of: Sample.name)] = 20_000
    let issues = await show()
    var questions: [AlertContent] = []
    let token = fakes.services.choices.answer { alert in
      questions.append(alert)
      return alert.choices.first { $0.title == answer }
    }

    issues.actions.action("issues.keep")?.perform()
    await settle()

    #expect(questions.first?.title == "Keep all issues of maralind/tides?")
    #expect(questions.first?.message.contains("in about 200 requests") == true)
    #expect(fakes.offlineCopies.keptIssues[Sample.name] == total)
    _ = token
  }

  @Test func `a question that the server cannot answer is not asked, and the reason is said`() async
  {
    fakes.sync[failure: .issueTotal(of: Sample.name)] = .offline
    let issues = await show()

    issues.actions.action("issues.keep")?.perform()
    await settle()

    #expect(fakes.offlineCopies.keptIssues.isEmpty && fakes.services.notice != nil)
  }

  @Test func `the list says how many have been read, and shows all of them when they are there`()
    async
  {
    fakes.sync[pages: .issues(tides, .usual, of: "juno")] = [[issue(9)]]
    let issues = await show()
    var state = KeptIssues(Sample.name, total: 20_000)
    state.count = 3_400
    fakes.store[.keptState(of: Sample.name)] = state
    await settle()
    let (before, numbers) = (issues.screenTitle, issues.rows.map(\.id))

    keep(kept)
    await settle()

    let progress = "maralind/tides · 3,400 of about 20,000 issues kept"
    #expect(before == .double("Issues", subtitle: progress))
    #expect(numbers == ["maralind/tides#9"])
    #expect(issues.rows.map(\.id) == [4, 3, 2, 1].map { "maralind/tides#\($0)" })
    #expect(issues.actions.action("issues.keep") == nil)
  }

  @Test func `filters of kept issues are executed here alone, with exact counts`() async {
    keep(kept)
    let issues = await show()
    fakes.sync.forgetRequests()

    issues.keyword = "label:bug is:closed sort:created-asc"
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(issues.rows.map(\.id) == ["maralind/tides#6"])
    #expect(
      issues.screenTitle
        == .double("Issues", subtitle: "maralind/tides · 2 open · 1 closed · all kept")
    )
    #expect(!fakes.sync.requests.contains { $0.contains("list") || $0.contains("count") })
  }

  @Test func `a filter that needs the comments is one for the server`() async {
    keep(kept)
    let mentions = StoreQuery.issues(tides, IssueFilter("mentions:@me"), of: "juno")
    fakes.sync[pages: mentions] = [[issue(3)]]
    let issues = await show()

    issues.keyword = "mentions:@me"
    fakes.scheduler.advance(by: .seconds(1))
    await settle()
    let found = issues.rows.map(\.id)
    issues.keyword = "is:open"
    fakes.scheduler.advance(by: .seconds(1))
    await settle()

    #expect(found == ["maralind/tides#3"] && issues.rows.count == 4)
  }

  @Test func `issues that are kept no longer are those that the server finds`() async {
    keep(kept)
    fakes.sync[pages: .issues(tides, .usual, of: "juno")] = [[issue(9)]]
    let issues = await show()

    issues.actions.action("issues.keep.end")?.perform()
    fakes.store[.keptState(of: Sample.name)] = nil
    await settle()

    #expect(issues.rows.map(\.id) == ["maralind/tides#9"])
    #expect(fakes.services.notice?.text == "The issues of maralind/tides are kept no longer.")
  }
}
