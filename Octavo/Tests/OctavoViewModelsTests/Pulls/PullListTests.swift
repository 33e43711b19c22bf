import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Lists of pull requests: their facts come after the rows, in one request, and move no row.
struct PullListTests {
  private let fakes = Fakes()
  private let tides = IssueList.pulls(Sample.name)
  private let open = IssueFilter("is:open sort:created")

  private func pull(_ number: Int) -> GitHub.Issue {
    var pull = Sample.issue(number)
    (pull.title, pull.isPullRequest, pull.nodeID) = ("Change \(number)", true, "PR_\(number)")
    pull.createdAt = fakes.now.addingTimeInterval(-3600)
    return pull
  }

  private func facts(
    _ configure: (inout GitHub.PullFacts) -> Void
  ) -> GitHub.PullFacts {
    var facts = GitHub.PullFacts()
    configure(&facts)
    return facts
  }

  private func show(_ list: IssueList, filter: String? = nil) async -> IssuesViewModel {
    fakes.logIn()
    let pulls = IssuesViewModel(fakes.services, list, filter: filter)
    fakes.show(.issues(pulls))
    await settle()
    return pulls
  }

  /// The facts of rows, as the fake server and the fake store have them.
  private func answer(_ facts: [String: GitHub.PullFacts], for nodes: [String]) {
    fakes.sync[.pullFacts(ofNodes: nodes)] = facts
  }

  @Test func `the facts of a page come in one request, and the rows stay where they are`()
    async throws
  {
    let nodes = ["PR_3", "PR_2"]
    fakes.sync[pages: .issues(tides, open, of: "juno")] = [[pull(3), pull(2)]]
    answer(
      [
        "PR_3": facts {
          $0.checks = GitHub.CheckCounts(passed: 12, failed: 2)
          $0.decision = .reviewRequired
          $0.reviewers = [.init("juno"), .init("acme/core", isTeam: true)]
          ($0.additions, $0.deletions, $0.changedFiles) = (1_200, 3, 4)
        },
        "PR_2": facts { $0.isDraft = true },
      ],
      for: nodes
    )
    let pulls = await show(tides)
    let before = pulls.rows.map(\.id)
    #expect(pulls.rows.map(\.detail) == ["#3 · 1 hour ago", "#2 · 1 hour ago"])
    fakes.sync.forgetRequests()

    pulls.didShow(pulls.rows)
    await settle()

    #expect(pulls.rows.map(\.id) == before)
    #expect(
      pulls.rows.map(\.detail) == [
        "#3 · 2 of 14 checks failed · review required · you and acme/core are asked"
          + " · +1,200 −3 in 4 files · 1 hour ago",
        "#2 · draft · 1 hour ago",
      ]
    )
    #expect(pulls.rows.map(\.sign) == [.failingPull, .draftPull])
    #expect(fakes.sync.requests.count == 1)
  }

  @Test func `conflicts and threads are asked for rows that stay visible`() async {
    fakes.sync[pages: .issues(tides, open, of: "juno")] = [[pull(3), pull(2), pull(1)]]
    let pulls = await show(tides)
    fakes.sync[.pullFacts(ofNodes: ["PR_2"], areVisible: true)] = [
      "PR_2": facts { ($0.mergeable, $0.unresolvedThreads) = (.conflicting, 2) }
    ]
    pulls.didShow([pulls.rows[0]])
    pulls.didShow([pulls.rows[1]])
    await settle()
    fakes.sync.forgetRequests()

    fakes.scheduler.advance(by: .milliseconds(400))
    await settle()

    #expect(fakes.sync.requests.count == 1)
    #expect(fakes.sync.requests.first?.contains("visible") == true)
  }

  @Test func `a list without facts is complete, and a failure of theirs is not the user's`() async {
    fakes.sync[pages: .issues(tides, open, of: "juno")] = [[pull(3)]]
    fakes.sync[failure: .pullFacts(ofNodes: ["PR_3"])] = .server(status: 502)
    let pulls = await show(tides)

    pulls.didShow(pulls.rows)
    await settle()

    #expect(pulls.rows.count == 1 && pulls.problem == nil)
  }

  @Test func `rows that the list has no longer ask for nothing`() async {
    fakes.sync[pages: .issues(tides, open, of: "juno")] = [[pull(3)]]
    let pulls = await show(tides)
    let old = pulls.rows
    fakes.sync[pages: .issues(tides, open, of: "juno")] = [[]]
    pulls.refresh()
    await settle()
    fakes.sync.forgetRequests()

    pulls.didShow(old)
    await settle()

    #expect(fakes.sync.requests.isEmpty)
  }

  @Test func `the list of the user begins with the reviews that are asked of him`() async {
    let pulls = await show(.ownPulls)

    #expect(pulls.title == "My Pull Requests")
    #expect(pulls.chips.map(\.title).contains("Review asked of me"))
  }

  @Test(arguments: [
    ("is:open sort:created", "GET /repos/maralind/tides/pulls"),
    ("is:closed", "GET /repos/maralind/tides/pulls"),
    ("is:open label:bug", "GET /search/issues"),
    ("is:merged", "GET /search/issues"),
    ("is:open review-requested:@me", "GET /search/issues"),
  ])
  func `a filter that a list cannot express is a search`(text: String, request: String) {
    let endpoint = IssueFilter(text).endpoint(in: tides, of: "juno")

    #expect("\(endpoint)" == request)
  }

  @Test func `a search is one for pull requests`() {
    #expect(
      IssueFilter("is:open status:failure").search(in: tides)
        == "repo:maralind/tides is:open status:failure is:pr"
    )
    #expect(IssueFilter("is:open").search(in: .ownPulls) == "involves:@me is:open is:pr")
    #expect(
      IssueFilter("is:open review-requested:@me").search(in: .ownPulls)
        == "is:open review-requested:@me is:pr"
    )
  }

  @Test func `an address of GitHub leads to the list`() async throws {
    let link = try PlaceAddress(
      parsing: "https://github.com/maralind/tides/pulls?q=is%3Apr+is%3Aopen+draft%3Atrue"
    ).link
    let own = try PlaceAddress(parsing: "https://github.com/pulls/review-requested").link

    let pulls = await show(tides, filter: "is:pr is:open draft:true")
    #expect(
      link.path(at: nil).targets.last == .issues(tides, filter: "is:pr is:open draft:true")
    )
    #expect(pulls.keyword == "is:open draft:true")
    #expect(
      own.path(at: nil).targets.last
        == .issues(.ownPulls, filter: "is:open review-requested:@me")
    )
  }
}
